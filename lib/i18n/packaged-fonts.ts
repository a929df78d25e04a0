import type { Language } from '../contract/languages.ts';

/**
 * Font packages for the scripts that the site's own faces lack. A language's stylesheet names many small faces; a browser fetches
 * one only when the page holds a letter of its range that no font of the visitor's system has (styles/tokens.css lists those first).
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

/** Address of the stylesheet that a language needs besides the site's own; null for the others. */
export function fontStylesheet(language: Language): string | null {
  const name = PACKAGES[language];
  return name === undefined ? null : `${PREFIX}/${name}/index.css`;
}

/** The packages' folders below the project and the address that each appears under, for the server in front. */
export const PACKAGED_FONTS: readonly { readonly folder: string; readonly urlPrefix: string }[] = [
  ...new Set(Object.values(PACKAGES)),
].map((name) => ({ folder: `${SCOPE}/${name}`, urlPrefix: `${PREFIX}/${name}` }));
