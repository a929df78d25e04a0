/** The first match counts: most browsers also claim to be those below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (list: readonly (readonly [RegExp, string])[], text: string): string =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/** The everyday names of a browser and its system: 'Firefox' and 'Windows'; '' for an unknown one. */
export type BrowserNames = { readonly browser: string; readonly system: string };

/**
 * The names of a request's browser. An app on an iPhone's home screen gives its system but no browser.
 * @param agent its User-Agent header
 */
export const browserNames = (agent: string | null): BrowserNames => ({
  browser: firstIn(BROWSERS, agent ?? ''),
  system: firstIn(SYSTEMS, agent ?? ''),
});

/** The same in English: 'Firefox on Windows'. */
export function browserName(agent: string | null): string {
  const { browser, system } = browserNames(agent);
  if (browser === '') return 'A program';
  return system === '' ? browser : `${browser} on ${system}`;
}

/** Without words, so the same in every language: 'Windows · Firefox'; '' for an unknown browser. */
export function deviceName(agent: string | null): string {
  const { browser, system } = browserNames(agent);
  return [system, browser].filter(Boolean).join(' · ');
}
