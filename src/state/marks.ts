/** Keys of what is noted on frames and read by cards and rules alike. */

/** On the round, when a unit has declared an attack on a ship. */
export const attackedShipKey = (attacker: string): string => `attacked a ship ${attacker}`;
