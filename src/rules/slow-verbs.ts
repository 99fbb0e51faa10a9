import type { NewFrame } from '../state/frames.ts';
import { theShip, theSquadron } from '../state/selectors.ts';
import type { Json } from '../state/vocabulary.ts';
import { seriesFrame } from './attack/declare.ts';
import { defenseTokenFrame } from './attack/defense.ts';
import { rerollFrame } from './attack/dice.ts';
import { gainDialFrame } from './commands/gain-dial.ts';
import { gainTokenFrame } from './commands/gain-token.ts';
import { spendTokenFrame } from './commands/spend-token.ts';
import { dealFrame, destroyFrame, discardDamageFrame, sufferFrame } from './damage/frames.ts';
import { fallenShip } from './damage/hull.ts';
import { turnUpFrame } from './damage/turn-up.ts';
import type { FrameOfVerb } from './kernel/effect.ts';
import type { Game } from './kernel/game.ts';
import { maneuverFrame } from './movement/maneuver.ts';
import { arrivalFrame } from './setup/deployment.ts';
import { placeObstaclesFrame } from './setup/obstacles.ts';
import { squadronMoveFrame } from './squadrons/move.ts';

/** Verbs that take decisions, chance or time, each as the frame that carries it out. */
export const frameOfVerb: FrameOfVerb = (g, by, verb) => {
  switch (verb.verb) {
    case 'gainCommandToken':
      return gainTokenFrame(g, verb.ship, verb.command);
    case 'spendToken':
      return spendTokenFrame(g, verb.ship, verb.command);
    case 'gainDial':
      return gainDialFrame(g, verb.ship, verb.command);
    case 'roll':
      return { kind: 'roll', step: 'roll', dice: verb.dice };
    case 'ask':
      return { kind: 'choice', step: 'ask', player: verb.player, picks: verb.picks as unknown as readonly Json[] };
    case 'discardDamageCard':
      return discardDamageFrame(verb.ship, verb.damageCard);
    case 'lookAtDeck':
      return { kind: 'look', step: 'next', deck: verb.deck, player: verb.player, count: verb.count, at: 0 };
    case 'destroy':
      return destroyFrame(verb.unit, 'forGood');
    case 'turnSpeedDial':
      return { kind: 'changeSpeed', step: 'change', ship: verb.ship, to: verb.to, by: verb.by ?? by };
    case 'rerollDie':
      return rerollFrame(verb.attack, verb.die);
    case 'addDice':
      return { kind: 'attackRoll', step: 'roll', attack: verb.attack, dice: verb.dice, instead: null };
    case 'attack':
      return { kind: 'grantedAttack', step: 'declare', ship: verb.ship, player: theShip(g.state, verb.ship).owner };
    case 'defend':
      return defenseTokenFrame(verb.attack, verb.defenseToken!, verb);
    case 'counter':
      return seriesFrame({ player: by, attacker: verb.attacker, defender: verb.defender }, true);
    case 'suffer':
      return sufferFrame(g, verb.ship, verb.zone, verb.points);
    case 'dealDamage':
      return dealFrame(verb.ship, verb.face);
    case 'maneuver':
      return maneuverFrame(theShip(g.state, verb.ship), verb.speed);
    case 'grantMove': {
      const squadron = theSquadron(g.state, verb.squadron);
      return squadronMoveFrame(squadron, verb.reach, 'choose', verb.evenIfEngaged);
    }
    case 'turnUpRandomCard':
      return turnUpFrame(verb.ship);
    case 'placeObstacles':
      return placeObstaclesFrame(verb.player, verb.rules);
    case 'placeTokens':
      return {
        kind: 'placeTokens',
        step: 'place',
        turn: verb.player,
        alternate: verb.alternate ?? false,
        left: verb.count,
        rules: verb.rules,
      };
    case 'moveTokens':
      return {
        kind: 'moveTokens',
        step: 'choose',
        player: verb.player,
        tokens: verb.tokens,
        left: verb.count,
        within: verb.within ?? null,
        near: verb.near ?? null,
      };
    case 'deployUnits':
      return arrivalFrame(by, verb.units, verb.near);
    default:
      return null;
  }
};

/** DMG-07: what an effect leaves behind: a ship whose hull it lowered to its damage cards. */
export const fallenShipFrame = (g: Game): NewFrame | null => {
  const unit = fallenShip(g);
  return unit === null ? null : destroyFrame(unit, 'damage');
};
