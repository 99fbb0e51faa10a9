/**
 * Maximum matching in any graph by Edmonds' blossoms: each search for an augmenting path costs at most vertices times edges. A
 * walk that pairs the first who fit can get stuck with two players who may not meet; this finds a way whenever there is one.
 */

/** Who stands next to whom; vertices are numbered from 0. */
export type Graph = readonly (readonly number[])[];

/** The partner of every vertex; `FREE` for one without. */
export type Mates = readonly number[];

export const FREE = -1;
const GONE = -2;

/** As many pairs as the graph allows. */
export const maximumMatching = (graph: Graph): Mates => {
  const mates = graph.map(() => FREE);
  graph.forEach((neighbours, v) => {
    const partner = mates[v] === FREE ? neighbours.find((w) => mates[w] === FREE) : undefined;
    if (partner !== undefined) join(mates, v, partner);
  });
  for (let v = 0; v < graph.length; v++) if (mates[v] === FREE) augment(graph, mates, v);
  return mates;
};

/**
 * A maximum matching of the graph without these vertices, from one of the graph with them. A path that lengthens it can only
 * start at a partner who was left behind, else the matching was not maximum before.
 */
export const withoutVertices = (graph: Graph, matching: Mates, vertices: readonly number[]): Mates => {
  const mates = [...matching];
  const left = vertices.map((v) => mates[v]!).filter((partner) => partner >= 0 && !vertices.includes(partner));
  for (const v of left) mates[v] = FREE;
  for (const v of vertices) mates[v] = GONE;
  for (const v of left) if (mates[v] === FREE) augment(graph, mates, v);
  return mates;
};

/** The number of pairs of a matching. */
export const pairsIn = (mates: Mates): number => mates.filter((mate) => mate >= 0).length / 2;

const join = (mates: number[], v: number, w: number): void => {
  mates[v] = w;
  mates[w] = v;
};

/** Lengthens the matching by one pair along a path from a free vertex, if there is such a path. */
const augment = (graph: Graph, mates: number[], root: number): void => {
  const size = graph.length;
  const base = Array.from({ length: size }, (_, v) => v);
  const parent = new Array<number>(size).fill(FREE);
  const outer = new Array<boolean>(size).fill(false);
  const queue = [root];
  outer[root] = true;

  const commonBase = (a: number, b: number): number => {
    const seen = new Set<number>();
    for (let v = base[a]!; ; v = base[parent[mates[v]!]!]!) {
      seen.add(v);
      if (mates[v] === FREE) break;
    }
    let v = base[b]!;
    while (!seen.has(v)) v = base[parent[mates[v]!]!]!;
    return v;
  };

  const markBlossom = (from: number, stem: number, through: number, blossom: Set<number>): void => {
    let child = through;
    for (let v = from; base[v] !== stem; v = parent[mates[v]!]!) {
      blossom.add(base[v]!);
      blossom.add(base[mates[v]!]!);
      parent[v] = child;
      child = mates[v]!;
    }
  };

  const shrink = (v: number, w: number): void => {
    const stem = commonBase(v, w);
    const blossom = new Set<number>();
    markBlossom(v, stem, w, blossom);
    markBlossom(w, stem, v, blossom);
    for (let u = 0; u < size; u++)
      if (blossom.has(base[u]!)) {
        base[u] = stem;
        if (!outer[u]) {
          outer[u] = true;
          queue.push(u);
        }
      }
  };

  for (let head = 0; head < queue.length; head++) {
    const v = queue[head]!;
    for (const w of graph[v]!) {
      if (mates[w] === GONE || base[v] === base[w] || mates[v] === w) continue;
      if (w === root || (mates[w]! >= 0 && parent[mates[w]!] !== FREE)) shrink(v, w);
      else if (parent[w] === FREE) {
        parent[w] = v;
        if (mates[w] === FREE) {
          flip(mates, parent, w);
          return;
        }
        outer[mates[w]!] = true;
        queue.push(mates[w]!);
      }
    }
  }
};

const flip = (mates: number[], parent: readonly number[], end: number): void => {
  let v = end;
  while (v !== FREE) {
    const before = parent[v]!;
    const next = mates[before]!;
    join(mates, v, before);
    v = next;
  }
};
