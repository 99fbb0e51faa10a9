import type { EffectPick } from '../../state/actions.ts';
import type { Nearness, SquadronCommandFrame } from '../../state/frames.ts';
import { squadronsOf } from '../../state/selectors.ts';
import type { UnitId } from '../../state/state.ts';
import type { Json } from '../../state/vocabulary.ts';
import { type Scene, upgrade } from '../card.ts';
import type { Verb } from '../verbs.ts';

/** FAQ-ERR-07: squadrons of one's own that nothing has set aside, as long as the ship has room for them. */
const holdable = (g: Scene): readonly EffectPick[] =>
  g.aside().length < g.squadronValue(g.self!.id)
    ? squadronsOf(g.state, g.owner)
        .filter(({ status }) => status === 'inPlay')
        .map(({ id }) => ({ unit: id }))
    : [];

const holdBack = (g: Scene, unit: UnitId): readonly Verb[] => [
  { verb: 'setAside', unit, by: g.by },
  { verb: 'continue', at: 'more' },
];

/** Another one, or none. */
const askFor = (g: Scene, picks: readonly EffectPick[]): readonly Verb[] =>
  picks.length === 0
    ? []
    : [
        { verb: 'ask', player: g.owner, picks: [{}, ...picks] },
        { verb: 'continue', at: 'chosen' },
      ];

const orNone = (got: Json, then: (unit: UnitId) => readonly Verb[]): readonly Verb[] => {
  const { unit } = got as EffectPick;
  return unit === undefined ? [] : then(unit);
};

/** FAQ-ERR-08, FAQ-CARD-143: as many as the command activates, which placing them costs nothing of (FAQ-CARD-145). */
const LAUNCHED = 'launched ';

const launchable = (g: Scene, it: SquadronCommandFrame): readonly EffectPick[] =>
  it.used.filter((key) => key.startsWith(LAUNCHED)).length < it.left
    ? g
        .aside()
        .filter((id) => g.hasRoom(id, beside(g)))
        .map((id) => ({ unit: id }))
    : [];

const beside = (g: Scene): Nearness => ({ of: g.self!.id, how: 'within', band: 1 });

const launch = (g: Scene, it: SquadronCommandFrame, unit: UnitId): readonly Verb[] => [
  { verb: 'useUp', depth: it.depth, key: LAUNCHED + unit },
  { verb: 'deployUnits', units: [unit], near: beside(g) },
  g.lasting('landed', 'activation', unit),
  { verb: 'continue', at: 'more' },
];

export const rapidLaunchBays = upgrade({
  id: 'rapid-launch-bays',
  name: 'Rapid Launch Bays',
  type: 'offensive-retrofit',
  cost: 6,
  summary:
    'Before deployment friendly squadrons up to its ship’s squadron value may be set aside. A Squadron command of the ship may place as many of them within distance 1 as it activates; they cannot move in that activation.',
  on: {
    'setup.beforeDeployment': {
      choose: holdable,
      resolve: (g, _it, { unit }) => holdBack(g, unit!),
      steps: {
        more: (g) => askFor(g, holdable(g)),
        chosen: (g, _it, got) => orNone(got, (unit) => holdBack(g, unit)),
      },
    },
    'command.squadron': {
      scope: 'self',
      choose: launchable,
      resolve: (g, it, { unit }) => launch(g, it, unit!),
      steps: {
        more: (g, it) => askFor(g, launchable(g, it)),
        chosen: (g, it, got) => orNone(got, (unit) => launch(g, it, unit)),
      },
    },
  },
  lasting: { landed: { bans: { moveSquadron: { rule: 'FAQ-ERR-08', scope: 'noted' } } } },
});
