/** A part of a text: in both versions, only in the newer, or only in the older. */
export type DiffPart = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Longest texts compared word by word: the work grows with the product of both lengths. */
const MAX_CELLS = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Lengths of the longest common subsequences of all ends of two lists: of `a` from `i` and `b` from `j`. */
function commonLengths(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}

const isSpace = (part: DiffPart | undefined): boolean => part?.kind === 'same' && part.text.trim() === '';

/** Merges each run of changes: what was removed, then what was added. Spaces between changes belong to the run. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed });
    if (added !== '') result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  parts
    .filter(({ text }) => text !== '')
    .forEach((part, index, all) => {
      const { kind, text } = part;
      const next = all[index + 1];
      const isBetween = isSpace(part) && next !== undefined && next.kind !== 'same';
      if (kind === 'removed' || (isBetween && removed !== '')) removed += text;
      if (kind === 'added' || (isBetween && added !== '')) added += text;
      if (kind !== 'same' || (isBetween && removed + added !== '')) return;
      close();
      const last = result.at(-1);
      if (last?.kind === 'same') result[result.length - 1] = { kind, text: last.text + text };
      else result.push(part);
    });
  close();
  return result;
}

function middle(a: readonly string[], b: readonly string[]): DiffPart[] {
  if (a.length * b.length > MAX_CELLS)
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ];
  const common = commonLengths(a, b);
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [word, other] = [a[i], b[j]];
    if (word !== undefined && word === other) {
      parts.push({ kind: 'same', text: word });
      i += 1;
      j += 1;
    } else if (word !== undefined && (other === undefined || common(i + 1, j) >= common(i, j + 1))) {
      parts.push({ kind: 'removed', text: word });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: other ?? '' });
      j += 1;
    }
  }
  return parts;
}

/** The changes from one text to another, word by word. */
export function diffText(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return joined([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ]);
}
