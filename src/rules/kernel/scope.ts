import type { Scope } from '../../content/card.ts';
import { unitOf } from '../../state/selectors.ts';
import type { Source, Unit, UnitId } from '../../state/state.ts';
import type { Game } from './game.ts';
import { isWithinDistance } from './table.ts';

/** Whether a hook of a card speaks of what is asked, or of what happens, as its scope says. */
export const inScope = (
  g: Game,
  source: Pick<Source, 'owner' | 'unit' | 'note'>,
  scope: Scope | undefined,
  it: object,
): boolean => {
  if (scope === undefined) return true;
  const { who, within, kind, as } = typeof scope === 'string' ? { who: scope } : scope;
  const subject = unitOf(g.state, subjectOf(it as Subject, as) ?? '');
  if (!subject || !isOne(source, who, subject)) return false;
  if (kind && subject.kind !== kind) return false;
  return within === undefined || (source.unit !== null && isWithinDistance(g, source.unit, subject.id, within));
};

/** The fields of frames and queries that name the unit they are about. */
interface Subject {
  readonly ship?: UnitId;
  readonly squadron?: UnitId;
  readonly unit?: UnitId;
  readonly attacker?: UnitId;
  readonly defender?: UnitId;
  readonly dealing?: { readonly ship: UnitId } | null;
}

const subjectOf = (it: Subject, as: 'attacker' | 'defender' | undefined): UnitId | undefined =>
  as ? it[as] : (it.ship ?? it.squadron ?? it.unit ?? it.attacker ?? it.dealing?.ship);

const isOne = (
  { owner, unit, note }: Pick<Source, 'owner' | 'unit' | 'note'>,
  who: Exclude<Scope, string>['who'],
  subject: Unit,
): boolean => {
  switch (who) {
    case 'self':
      return subject.id === unit;
    case 'noted':
      return subject.id === note;
    case 'friendly':
      return subject.owner === owner;
    case 'other':
      return subject.owner === owner && subject.id !== unit;
    case 'enemy':
      return subject.owner !== owner;
  }
};
