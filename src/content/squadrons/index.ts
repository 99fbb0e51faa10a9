import type { SquadronCard } from '../card.ts';
import { tieFighterSquadron } from './tie-fighter-squadron.ts';
import { xWingSquadron } from './x-wing-squadron.ts';

export const SQUADRONS: readonly SquadronCard[] = [tieFighterSquadron, xWingSquadron];
