import { cleanQuery } from '@/lib/content/search-query';

/** Kept well below the limit of a query: only the last part of an address says what was wanted. */
const MOST_WORDS = 6;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What somebody may have looked for at an address that isn't there: the words of its last part, '/round/round-5-teretonga' → 'round 5
 * teretonga'. '' if it has none.
 */
export function wordsOfAddress(path: string): string {
  const last =
    decoded(path)
      .split('/')
      .findLast((part) => /\p{L}/u.test(part)) ?? '';
  const words = last.replace(/\.\w{2,5}$/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return cleanQuery(words.slice(0, MOST_WORDS).join(' '));
}
