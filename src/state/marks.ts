/** Keys of what is noted on frames and read by cards and rules alike. */

/** On an attack, when its defender has suffered damage. */
export const SUFFERED = 'defender suffered';

/** On an attack, before the id of each damage card that was dealt, or turned, face up during it. */
export const TURNED_UP = 'turned up ';

/** On the round, when a unit has declared an attack on a ship. */
export const attackedShipKey = (attacker: string): string => `attacked a ship ${attacker}`;

/** On a ship's activation, when one of its hull zones has targeted a unit. */
export const targetedKey = (zone: string, defender: string): string => `targeted ${zone} ${defender}`;

/** On the round, when a hull zone has targeted a squadron, or a hull zone of a ship. */
export const targetedThisRoundKey = (
  attacker: string,
  zone: string,
  defender: string,
  defendingZone: string | null,
): string => `targeted ${attacker} ${zone} ${defender} ${defendingZone ?? ''}`;

/** On a ship's activation, for every attack of a squadron in its own activation, and when a squadron has moved. */
export const squadronAttackKey = (squadron: string): string => `attack of ${squadron}`;
export const movedKey = (squadron: string): string => `moved ${squadron}`;
