/** The first that fits: most browsers also claim to be those below them. */
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

const firstIn = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

const namesIn = (agent: string | null) => [firstIn(BROWSERS, agent ?? ''), firstIn(SYSTEMS, agent ?? '')];

/** What people call the browser of a request: 'Firefox on Windows'. @param agent its User-Agent header */
export function browserName(agent: string | null): string {
  const [browser, system] = namesIn(agent);
  if (browser === undefined) return 'A program';
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** The same in names alone, which are the same in every language: 'Windows · Firefox'; '' for an unknown one. */
export const deviceName = (agent: string | null): string =>
  namesIn(agent).toReversed().filter(Boolean).join(' · ');
