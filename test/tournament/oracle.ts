/** Slow answers of another kind: every way of pairing, looked at one by one. */

/** All ways to split an even number of players into pairs; each pair and each list in ascending order. */
export const allPairings = (players: readonly number[]): [number, number][][] => {
  const [first, ...rest] = players;
  if (first === undefined) return [[]];
  return rest.flatMap((partner) =>
    allPairings(rest.filter((each) => each !== partner)).map((others): [number, number][] => [
      [first, partner],
      ...others,
    ]),
  );
};

/** How often two players have met. */
export type Met = (a: number, b: number) => number;

export const rematchesIn = (pairing: readonly (readonly [number, number])[], met: Met): number =>
  pairing.filter(([a, b]) => met(a, b) > 0).length;

/** Of the pairings with the fewest rematches the one in which each player from the top fares best. */
export const bestPairing = (players: readonly number[], met: Met): [number, number][] => {
  const all = allPairings(players);
  const fewest = Math.min(...all.map((pairing) => rematchesIn(pairing, met)));
  const order = (p: readonly [number, number][], q: readonly [number, number][]): number => {
    for (let i = 0; i < p.length; i++) {
      const [a, b] = p[i]!;
      const [, c] = q[i]!;
      const difference = met(a, b) - met(a, c) || b - c;
      if (difference !== 0) return difference;
    }
    return 0;
  };
  return all.filter((pairing) => rematchesIn(pairing, met) === fewest).reduce((p, q) => (order(p, q) <= 0 ? p : q));
};

/** The first candidate for a bye whose absence allows the fewest rematches. */
export const bestBye = (candidates: readonly number[], met: Met): number => {
  const costs = candidates.map((bye) =>
    Math.min(...allPairings(candidates.filter((each) => each !== bye)).map((pairing) => rematchesIn(pairing, met))),
  );
  return candidates[costs.indexOf(Math.min(...costs))]!;
};

/** The size of a maximum matching, by trying every subset of vertices. */
export const matchingSize = (graph: readonly (readonly number[])[]): number => {
  const known = new Map<number, number>();
  const best = (left: number): number => {
    if (left === 0) return 0;
    const found = known.get(left);
    if (found !== undefined) return found;
    const v = 31 - Math.clz32(left);
    const rest = left & ~(1 << v);
    const size = Math.max(
      best(rest),
      ...graph[v]!.filter((w) => rest & (1 << w)).map((w) => 1 + best(rest & ~(1 << w))),
    );
    known.set(left, size);
    return size;
  };
  return best((1 << graph.length) - 1);
};
