import type { Frame } from './frames.ts';
import type {
  DamageCard,
  DamageDeck,
  DefenseToken,
  Dial,
  GameState,
  ObjectiveToken,
  ObstacleToken,
  OpenDial,
  Ship,
  Squadron,
  Unit,
  Upgrade,
} from './state.ts';

/**
 * A copy of a state on which a game can be played in place, many times as fast as a deep copy. Copied is what writers change;
 * what they only ever replace is shared: poses, the list of sources, fields of frames. A test plays on copies of frozen states.
 */
export const copyState = (state: GameState): GameState => {
  // A spread keeps the hidden class of the object; adding key after key would make a dictionary of it.
  const units: Record<string, Unit> = { ...state.units };
  for (const id of state.roster) {
    const unit = state.units[id]!;
    units[id] = unit.kind === 'ship' ? copyShip(unit) : copySquadron(unit);
  }
  const decks: Record<string, DamageDeck> = {};
  for (const id of Object.keys(state.decks)) decks[id] = copyDeck(state.decks[id]!);
  return {
    version: state.version,
    content: state.content,
    options: state.options,
    table: state.table,
    obstacles: state.obstacles.map(copyObstacle),
    factions: state.factions,
    initiative: { player: state.initiative.player, side: state.initiative.side },
    objective: state.objective,
    objectiveTokens: state.objectiveTokens.map(copyObjectiveToken),
    victoryTokens: { p1: state.victoryTokens.p1, p2: state.victoryTokens.p2 },
    setAside: { ...state.setAside },
    round: state.round,
    timeCalled: state.timeCalled,
    units,
    roster: state.roster.slice(),
    decks,
    frames: state.frames.map(copyFrame),
    active: state.active,
    lasting: state.lasting.slice(),
    chance: { mode: state.chance.mode, streams: { ...state.chance.streams } },
    outcome: state.outcome,
  };
};

const copyObstacle = ({ id, type, obstacle, pose, mirrored }: ObstacleToken): ObstacleToken => ({
  id,
  type,
  obstacle,
  pose,
  mirrored,
});

const copyObjectiveToken = ({ id, at, unit }: ObjectiveToken): ObjectiveToken => ({ id, at, unit });

const copyFrame = (frame: Frame): Frame => ({ ...frame, used: frame.used.slice() });

const copyToken = ({ type, readiness }: DefenseToken): DefenseToken => ({ type, readiness });
const copyDial = ({ command, seenBy }: Dial): Dial => ({ command, seenBy });
const copyOpenDial = ({ command, from }: OpenDial): OpenDial => ({ command, from });
const copyUpgrade = ({ id, card, readiness }: Upgrade): Upgrade => ({ id, card, readiness });
const copyCard = ({ id, face, card, seenBy, deck, pool }: DamageCard): DamageCard => ({
  id,
  face,
  card,
  seenBy,
  deck,
  pool,
});

const copyShip = (ship: Ship): Ship => ({
  id: ship.id,
  owner: ship.owner,
  card: ship.card,
  status: ship.status,
  pose: ship.pose,
  defenseTokens: ship.defenseTokens.map(copyToken),
  kind: 'ship',
  speed: ship.speed,
  shields: {
    front: ship.shields.front,
    left: ship.shields.left,
    right: ship.shields.right,
    rear: ship.shields.rear,
  },
  dials: ship.dials.map(copyDial),
  openDials: ship.openDials.map(copyOpenDial),
  spentDials: ship.spentDials.slice(),
  commandTokens: ship.commandTokens.slice(),
  raidTokens: ship.raidTokens.slice(),
  damage: ship.damage.map(copyCard),
  upgrades: ship.upgrades.map(copyUpgrade),
  activated: ship.activated,
});

const copySquadron = (squadron: Squadron): Squadron => ({
  id: squadron.id,
  owner: squadron.owner,
  card: squadron.card,
  status: squadron.status,
  pose: squadron.pose,
  defenseTokens: squadron.defenseTokens.map(copyToken),
  kind: 'squadron',
  hull: squadron.hull,
  slider: squadron.slider,
});

const copyDeck = ({ size, top, unseen, discard, drawn }: DamageDeck): DamageDeck => ({
  size,
  top: top.map((card) => ({ ...card, seenBy: card.seenBy.slice() })),
  unseen: unseen.map((pool) => ({ ...pool })),
  discard: discard.slice(),
  drawn,
});
