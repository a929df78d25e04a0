/** Minimum lengths of words with one or two typos. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 7;

/** How many letters of a searched word may be wrong. Numbers and short words differ by one letter from too many others. */
export const allowedTypos = (word: string): number =>
  word.length < ONE_TYPO_FROM || /\d/.test(word) ? 0 : word.length < TWO_TYPOS_FROM ? 1 : 2;

/** All words made from a word by swapping two neighbouring letters, the most common typo. */
export const swappedWords = (word: string): string[] =>
  word.length < ONE_TYPO_FROM
    ? []
    : Array.from({ length: word.length - 1 }, (_, at) => {
        return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
      });

/**
 * How many letters have to be added, removed, replaced or swapped with their neighbour to turn one word into the other (optimal string
 * alignment).
 * @param limit counting stops above it
 */
export function typosBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      now.push(cost);
    }
    if (Math.min(...now) > limit) return limit + 1;
    beforeLast = last;
    last = now;
  }
  return last[b.length] ?? 0;
}
