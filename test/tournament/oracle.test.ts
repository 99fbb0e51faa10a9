import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng } from '../../src/state/rng.ts';
import { pairRanked } from '../../src/tournament/index.ts';
import { maximumMatching, pairsIn, withoutVertices } from '../../src/tournament/matching.ts';
import { byeAmong } from '../../src/tournament/pairing.ts';
import { bestBye, bestPairing, matchingSize } from './oracle.ts';

/** Which of the players have met and how often: sparse, dense or nearly everybody. */
const meetingsAmong = (size: number): fc.Arbitrary<number[][]> =>
  fc
    .tuple(
      fc.constantFrom(1, 3, 6, 9),
      fc.array(fc.nat(9), { minLength: size * size, maxLength: size * size }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: size * size, maxLength: size * size }),
    )
    .map(([density, draws, times]) => {
      const met = Array.from({ length: size }, () => new Array<number>(size).fill(0));
      for (let a = 0; a < size; a++)
        for (let b = a + 1; b < size; b++)
          if (draws[a * size + b]! < density) met[a]![b] = met[b]![a] = times[a * size + b]!;
      return met;
    });

const listed = (met: readonly (readonly number[])[]): [string, string][] =>
  met.flatMap((row, a) =>
    row.flatMap((times, b) => (a < b ? Array.from({ length: times }, (): [string, string] => [`${a}`, `${b}`]) : [])),
  );

describe('against every pairing there is', () => {
  test('[TRN-45, TRN-46] the pairing is the best of all, for up to ten players', () => {
    const field = fc.constantFrom(2, 4, 6, 6, 8, 8, 10).chain(meetingsAmong);
    fc.assert(
      fc.property(field, (met) => {
        const ranks = [...met.keys()];
        const best = bestPairing(ranks, (a, b) => met[a]![b]!);
        expect(pairRanked(ranks.map(String), listed(met))).toEqual(best.map((pair) => pair.map(String)));
      }),
      { seed: 46, numRuns: 600 },
    );
  });

  test('[TRN-46, TRN-53] the bye goes to the first in line who costs no rematch, for up to nine players', () => {
    const field = fc.constantFrom(1, 3, 5, 7, 9).chain(meetingsAmong);
    fc.assert(
      fc.property(field, (met) => {
        const line = [...met.keys()];
        expect(byeAmong(line.map(String), listed(met))).toBe(`${bestBye(line, (a, b) => met[a]![b]!)}`);
      }),
      { seed: 53, numRuns: 250 },
    );
  });
});

describe('maximum matching', () => {
  const graphs = fc.integer({ min: 1, max: 16 }).chain((size) =>
    fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 30, size: 'max' }).map((edges) => {
      const graph = Array.from({ length: size }, () => new Set<number>());
      for (const [a, b] of edges)
        if (a !== b) {
          graph[a]!.add(b);
          graph[b]!.add(a);
        }
      return graph.map((neighbours) => [...neighbours]);
    }),
  );

  test('has as many pairs as the best of all subsets, and every pair is an edge', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const mates = maximumMatching(graph);
        mates.forEach((mate, v) => {
          if (mate >= 0) expect([mates[mate], graph[v]!.includes(mate)]).toEqual([v, true]);
        });
        expect(pairsIn(mates)).toBe(matchingSize(graph));
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  test('stays maximum when vertices go', () => {
    fc.assert(
      fc.property(graphs, fc.nat(12), fc.nat(12), (graph, x, y) => {
        const gone = [...new Set([x % graph.length, y % graph.length])];
        const mates = withoutVertices(graph, maximumMatching(graph), gone);
        const rest = graph.map((neighbours, v) =>
          gone.includes(v) ? [] : neighbours.filter((w) => !gone.includes(w)),
        );
        expect(pairsIn(mates)).toBe(matchingSize(rest));
      }),
      { seed: 8, numRuns: 2000 },
    );
  });

  test('of a larger graph does not depend on how its vertices are numbered', () => {
    const rng = createRng(60);
    for (let run = 0; run < 1500; run++) {
      const size = 20 + rng.below(40);
      const edges = Array.from({ length: size + rng.below(size) }, () => [rng.below(size), rng.below(size)] as const);
      const names = [...Array(size).keys()];
      for (let last = size - 1; last > 0; last--) {
        const other = rng.below(last + 1);
        [names[last], names[other]] = [names[other]!, names[last]!];
      }
      const sizeUnder = (name: (v: number) => number): number => {
        const graph = Array.from({ length: size }, () => new Set<number>());
        for (const [a, b] of edges.filter(([v, w]) => v !== w)) {
          graph[name(a)]!.add(name(b));
          graph[name(b)]!.add(name(a));
        }
        return pairsIn(maximumMatching(graph.map((neighbours) => [...neighbours])));
      };
      expect(sizeUnder((v) => names[v]!)).toBe(sizeUnder((v) => v));
    }
  });

  test('flowers that a search without blossoms misses', () => {
    // Two odd rings joined by a path, and rings inside rings.
    const graphOf = (...edges: [number, number][]) => {
      const size = Math.max(...edges.flat()) + 1;
      return Array.from({ length: size }, (_, v) => edges.flatMap(([a, b]) => (a === v ? [b] : b === v ? [a] : [])));
    };
    expect(pairsIn(maximumMatching(graphOf([0, 1], [1, 2], [2, 0], [2, 3], [3, 4], [4, 5], [5, 3])))).toBe(3);
    const nested = graphOf([0, 1], [1, 2], [2, 3], [3, 4], [4, 0], [1, 5], [5, 6], [6, 2], [3, 7], [7, 8], [8, 6], [4, 9]); // biome-ignore format: a picture
    expect(pairsIn(maximumMatching(nested))).toBe(matchingSize(nested));
  });
});
