/** Values that neither database can store, or that would overflow a reader's stack. */
export type BadJson = 'characters' | 'depth';

const MAX_DEPTH = 100;

/** Whether a text can be stored: PostgreSQL accepts no NUL, and no lone surrogate inside JSON. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Checks a JSON value of any depth, without recursion. @returns what is wrong with it, or null */
export function badJson(value: unknown): BadJson | null {
  const rest: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (typeof next.value === 'string' && !isStorableText(next.value)) return 'characters';
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= MAX_DEPTH) return 'depth';
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isStorableText(key)) return 'characters';
      rest.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return null;
}
