import type { FleetCardKind } from '../../content/content.ts';
import type { FleetFaultCode, FleetFaultFacts } from '../../rules/fleet/faults.ts';
import type { Json } from '../../state/vocabulary.ts';
import type { ImportFailure, ImportWarning, UnresolvedLine } from '../import.ts';

/** All that one language says about fleets. A code without its sentence here is a type error. */
export interface FleetSentences {
  readonly faults: {
    readonly [C in FleetFaultCode]: (facts: FleetFaultFacts[C], nameOf: NameOf, at: string) => string;
  };
  readonly imports: {
    readonly [C in ImportWarning['code'] | ImportFailure['code']]: (
      facts: ImportFacts,
      cardName: (id: Json) => string,
    ) => string;
  };
  /** What is the matter with a line that is quoted before it. */
  readonly reasons: Readonly<Record<UnresolvedLine['reason'], string>>;
  line(number: number): string;
  didYouMean(names: readonly string[]): string;
}

/** The name of a card. */
export type NameOf = (kind: FleetCardKind, id: string) => string;
type ImportFacts = ImportWarning['facts'];
