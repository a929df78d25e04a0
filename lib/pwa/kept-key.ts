/** Header of a page: the language that its interface is in. */
export const LANGUAGE_HEADER = 'content-language';

const PARAMETER = 'lang';

/** What a page is cached under: its path, and its language as a link in that language would name it. Null for an unknown language. */
export function keptKey(address: string | URL, language: string | null): string {
  const { pathname } = new URL(address);
  return language === null ? pathname : `${pathname}?${PARAMETER}=${encodeURIComponent(language)}`;
}

/** The page of such a key. */
export function pageOfKey(key: string): { readonly path: string; readonly language: string | null } {
  const { pathname, searchParams } = new URL(key);
  return { path: pathname, language: searchParams.get(PARAMETER) };
}

/** Of each page the copy in a language; one in another language if there is none. */
export function inLanguage<Kept extends { readonly path: string; readonly language: string | null }>(
  kept: readonly Kept[],
  language: string,
): Kept[] {
  const best = new Map<string, Kept>();
  for (const copy of kept) {
    if (!best.has(copy.path) || copy.language === language) best.set(copy.path, copy);
  }
  return [...best.values()];
}
