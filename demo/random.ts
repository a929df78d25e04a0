/** A seeded source of pseudo-random numbers; the same label always gives the same sequence. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from min to max, inclusive. */
  int(min: number, max: number): number;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
  /** A normally distributed number with mean 0 and standard deviation 1, clamped to ±3. */
  gaussian(): number;
  /** One element. @throws if the list is empty */
  pick<T>(items: readonly T[]): T;
  /** The elements in random order; the list itself is unchanged. */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent source for a sub-task, so that new content in one place doesn't change all the rest. */
  fork(label: string): Random;
}

function hashLabel(label: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < label.length; index += 1) {
    hash = Math.imul(hash ^ label.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Creates a source of pseudo-random numbers.
 * @param label names the sequence; the same label gives the same sequence on every machine
 */
export function createRandom(label: string): Random {
  let state = hashLabel(label);

  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  const random: Random = {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    gaussian: () => {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return Math.max(-3, Math.min(3, radius * Math.cos(2 * Math.PI * next())));
    },
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list');
      return item;
    },
    shuffle: <T>(items: readonly T[]) => {
      const rest = [...items];
      const mixed: T[] = [];
      while (rest.length > 0) mixed.push(...rest.splice(Math.floor(next() * rest.length), 1));
      return mixed;
    },
    fork: (child) => createRandom(`${label}/${child}`),
  };
  return random;
}

/** A deck dealt without repetition, reshuffled only when it runs out. */
export interface Deck<T> {
  deal(): T;
}

/**
 * Creates a deck of the items, shuffled by the given source. Items dealt early in one pass come early in the next, so that no item
 * comes up twice in quick succession. Dealing from an empty deck throws.
 */
export function createDeck<T>(random: Random, items: readonly T[]): Deck<T> {
  let order = random.shuffle(items);
  let dealt = 0;
  return {
    deal: () => {
      if (dealt === order.length) {
        const half = Math.ceil(order.length / 2);
        order = [...random.shuffle(order.slice(0, half)), ...random.shuffle(order.slice(half))];
        dealt = 0;
      }
      const item = order[dealt];
      if (item === undefined) throw new Error('Cannot deal from an empty deck');
      dealt += 1;
      return item;
    },
  };
}
