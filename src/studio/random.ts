/** A deterministic random source. One per decision, so that a new prop reshuffles nothing else. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  range(low: number, high: number): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** Normal distribution, mean 0, deviation 1. */
  gauss(): number;
  shuffle<T>(items: readonly T[]): T[];
  /** An independent source whose numbers do not depend on how many were drawn here. */
  fork(name: string): Random;
}

export type Seed = number | string;

/** FNV-1a with a finaliser: spreads neighbouring seeds and names over all 32 bits. */
export function hash32(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The random stream of one decision (`'composition'`, `'label'`, `'grapes'`) of one picture. */
export function stream(seed: Seed, name: string): Random {
  const key = `${seed}|${name}`;
  const next = mulberry32(hash32(key));
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (items) => pickFrom(items, next()),
    chance: (probability) => next() < probability,
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle: (items) => shuffled(items, next),
    fork: (child) => stream(key, child),
  };
}

function mulberry32(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function pickFrom<T>(items: readonly T[], at: number): T {
  const item = items[Math.floor(at * items.length)];
  if (item === undefined) throw new RangeError('Cannot pick from an empty list.');
  return item;
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const held = out[i] as T;
    out[i] = out[j] as T;
    out[j] = held;
  }
  return out;
}
