/** Parts of a word that was written together: shorter ones stand in too many others. */
const LEAST_PART = 3;

const isPart = (part: string, known: ReadonlySet<string>) =>
  known.has(part) && (part.length >= LEAST_PART || /^\d+$/.test(part));

/**
 * Words with those written together that the texts write so: 'gr', '86' is 'gr86', whose parts alone mean other things. Two words
 * that both stand in the texts stay two, unless one is a number.
 * @param words of a query, folded
 * @param known all words of the texts, folded
 */
export function joined(words: readonly string[], known: ReadonlySet<string>): string[] {
  const result: string[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const isOne =
      before !== undefined &&
      known.has(before + word) &&
      (/\d/.test(before + word) || !known.has(before) || !known.has(word));
    if (isOne) result[result.length - 1] = before + word;
    else result.push(word);
  }
  return result;
}

/** Words with those taken apart that the texts write as two: 'hamptondowns' is 'hampton', 'downs'. Takes and gives the same as `joined`. */
export function parted(words: readonly string[], known: ReadonlySet<string>): string[] {
  return words.flatMap((word) => {
    if (known.has(word)) return [word];
    for (let at = word.length - 1; at > 0; at -= 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => isPart(part, known))) return parts;
    }
    return [word];
  });
}
