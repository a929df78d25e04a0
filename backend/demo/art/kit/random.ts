/** A repeatable source of numbers: the same seed always gives the same sequence. */
export interface Random {
  /** Next number in [0, 1). */
  next(): number;
  /** Number in [low, high). */
  between(low: number, high: number): number;
  /** Whole number in [low, high], both ends included. */
  integer(low: number, high: number): number;
  /** True with the given probability (0–1). */
  chance(probability: number): boolean;
  /** One entry of a non-empty list. */
  pick<T>(list: readonly T[]): T;
}

/** FNV-1a over the characters: 32-bit seed of any text. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/**
 * Mulberry32 generator seeded by a text.
 * @throws RangeError from `pick` when its list is empty.
 */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const entry = list[Math.floor(next() * list.length)];
      if (entry === undefined) throw new RangeError('Cannot pick from an empty list');
      return entry;
    },
  };
}
