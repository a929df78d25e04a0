/** The country codes in a list such as 'NZ, AU'. */
export const countryCodes = (written: string): string[] =>
  written
    .split(/[\s,;]+/)
    .filter((code) => code !== '')
    .map((code) => code.toUpperCase());

/** Whether a text lists countries by the ISO 3166 codes that a browser can name; '' lists none. */
export const isCountryList = (written: string): boolean => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return countryCodes(written).every((code) => /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined);
};

/** Whether a text is the code of a language that a browser can name (BCP 47), or ''. */
export function isLanguageCode(written: string): boolean {
  if (written === '') return true;
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/.test(written)) return false;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(written) !== undefined;
}
