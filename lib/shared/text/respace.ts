/** Minimum length of the parts of a compound: shorter ones occur in too many words. */
const MIN_PART_LENGTH = 3;

const isPart = (part: string, known: ReadonlySet<string>) =>
  known.has(part) && (part.length >= MIN_PART_LENGTH || /^\d+$/.test(part));

/**
 * Joins words that the texts write as one: 'gr', '86' becomes 'gr86', whose parts alone mean other things. Two words that both occur in the
 * texts stay separate, unless one is a number.
 * @param words of a query, normalised
 * @param known all words of the texts, normalised
 */
export function joined(words: readonly string[], known: ReadonlySet<string>): string[] {
  const result: string[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const isCompound =
      before !== undefined &&
      known.has(before + word) &&
      (/\d/.test(before + word) || !known.has(before) || !known.has(word));
    if (isCompound) result[result.length - 1] = before + word;
    else result.push(word);
  }
  return result;
}

/** Every way to split a word in two, longest first part first. */
export const partsOf = (word: string): string[][] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const length = word.length - 1 - at;
    return [word.slice(0, length), word.slice(length)];
  });

/** Splits words that the texts write as two: 'hamptondowns' becomes 'hampton', 'downs'. Same parameters and result as `joined`. */
export function parted(words: readonly string[], known: ReadonlySet<string>): string[] {
  return words.flatMap((word) => {
    const isWhole = known.has(word);
    return (
      (isWhole ? null : partsOf(word).find((parts) => parts.every((part) => isPart(part, known)))) ?? [word]
    );
  });
}
