/** Header with the language of a page's interface. */
export const LANGUAGE_HEADER = 'content-language';

const PARAMETER = 'lang';

/** The key that a page is cached under: its path, and its language as a `lang` parameter. @param language null if unknown */
export function pageCacheKey(address: string | URL, language: string | null): string {
  const { pathname } = new URL(address);
  return language === null ? pathname : `${pathname}?${PARAMETER}=${encodeURIComponent(language)}`;
}

/** Path and language of the page with a cache key. */
export function pageOfKey(key: string): { readonly path: string; readonly language: string | null } {
  const { pathname, searchParams } = new URL(key);
  return { path: pathname, language: searchParams.get(PARAMETER) };
}

/** One copy of each page: the one in this language if there is one. */
export function inLanguage<Copy extends { readonly path: string; readonly language: string | null }>(
  copies: readonly Copy[],
  language: string,
): Copy[] {
  const best = new Map<string, Copy>();
  for (const copy of copies) {
    if (!best.has(copy.path) || copy.language === language) best.set(copy.path, copy);
  }
  return [...best.values()];
}
