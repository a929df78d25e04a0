/** Storage key of the visitor's country. */
export const COUNTRY_KEY = 'watch-country';

/** A country by its ISO 3166 code, with the time zones of devices there, by every name that a browser may have for them. */
export type WatchCountry = {
  readonly code: string;
  readonly name: string;
  readonly zones: readonly string[];
};

/** Codes of the countries that a broadcast is for; none for everywhere. */
type Countries = { readonly countries: readonly string[] };

/** Broadcasts for a country first, then worldwide ones, then the rest, each in the office's order. @param country '' keeps that order */
export function broadcastsFor<B extends Countries>(broadcasts: readonly B[], country: string): readonly B[] {
  const rank = ({ countries }: B) => (countries.includes(country) ? 0 : countries.length === 0 ? 1 : 2);
  return country === '' ? broadcasts : broadcasts.toSorted((a, b) => rank(a) - rank(b));
}

/** The country that a device's time zone (IANA name) belongs to; '' if it is none of these. */
export const countryOfZone = (countries: readonly WatchCountry[], timeZone: string): string =>
  countries.find(({ zones }) => zones.includes(timeZone))?.code ?? '';
