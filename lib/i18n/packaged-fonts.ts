import type { Language } from '../contract/languages.ts';

/**
 * Font packages for the scripts that the site's own fonts lack. A language's stylesheet lists many small files; a browser downloads one
 * only if the page has a character in its range that no system font has (styles/tokens.css lists those first).
 */
const PACKAGES: Partial<Record<Language, string>> = {
  ar: 'noto-sans-arabic',
  ja: 'noto-sans-jp',
  ka: 'noto-sans-georgian',
  ko: 'noto-sans-kr',
  ru: 'noto-sans',
  uk: 'noto-sans',
  'zh-CN': 'noto-sans-sc',
};

const PREFIX = '/fonts';
const SCOPE = 'node_modules/@fontsource-variable';

/** Address of the additional stylesheet that a language needs; null if none. */
export function fontStylesheet(language: Language): string | null {
  const name = PACKAGES[language];
  return name === undefined ? null : `${PREFIX}/${name}/index.css`;
}

/** The packages' folders in the project and the address that each is served at, for the front server. */
export const PACKAGED_FONTS: readonly { readonly folder: string; readonly urlPrefix: string }[] = [
  ...new Set(Object.values(PACKAGES)),
].map((name) => ({ folder: `${SCOPE}/${name}`, urlPrefix: `${PREFIX}/${name}` }));
