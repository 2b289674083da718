/**
 * Seeded random numbers: the same key always gives the same sequence, so that the demonstration city is the same on every machine.
 * (FNV-1a for the seed, mulberry32 for the sequence.)
 */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** From low up to high, with decimals. */
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  is(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the keys, picked in proportion to its weight. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  shuffled<T>(list: readonly T[]): T[];
}

export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export function chance(key: string): Chance {
  let state = hash32(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    is: (probability) => next() < probability,
    pick: (list) => list[whole(0, list.length - 1)] as (typeof list)[number],
    weighted: (weights) => pickWeighted(weights, next()),
    shuffled: (list) => shuffle(list, whole),
  };
}

function pickWeighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>, at: number): K {
  const entries = Object.entries(weights) as [K, number][];
  let left = at * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  return (entries[entries.length - 1] as [K, number])[0];
}

function shuffle<T>(list: readonly T[], whole: (low: number, high: number) => number): T[] {
  const copy = [...list];
  for (let index = copy.length - 1; index > 0; index -= 1) {
    const other = whole(0, index);
    [copy[index], copy[other]] = [copy[other] as T, copy[index] as T];
  }
  return copy;
}
