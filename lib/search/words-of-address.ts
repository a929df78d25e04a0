import { cleanQuery } from '@/lib/content/search-query';

/** Well below the limit of a query: a few words say enough. */
const MAX_WORDS = 6;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Search words for an address that doesn't exist, from its last segment: '/round/round-5-teretonga' → 'round 5 teretonga'. '' if it has
 * none.
 */
export function wordsOfAddress(path: string): string {
  const last =
    decoded(path)
      .split('/')
      .findLast((part) => /\p{L}/u.test(part)) ?? '';
  const words = last.replace(/\.\w{2,5}$/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return cleanQuery(words.slice(0, MAX_WORDS).join(' '));
}
