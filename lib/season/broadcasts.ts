/** Where the visitor's country is remembered. */
export const COUNTRY_KEY = 'watch-country';

/** A country by its ISO 3166 code, with the time zones that its people's devices may have. */
export type WatchCountry = {
  readonly code: string;
  readonly name: string;
  readonly zones: readonly string[];
};

/** Codes of the countries it is made for; none for everywhere. */
type Countries = { readonly countries: readonly string[] };

/** What can be seen in a country first: what is made for it, then what is shown everywhere, then the rest, each as the office listed it. */
export function broadcastsFor<B extends Countries>(broadcasts: readonly B[], country: string): readonly B[] {
  const rank = ({ countries }: B) => (countries.includes(country) ? 0 : countries.length === 0 ? 1 : 2);
  return country === '' ? broadcasts : broadcasts.toSorted((one, other) => rank(one) - rank(other));
}

/** The country that a device's time zone (IANA name) belongs to; '' if it is none of these. */
export const countryOfZone = (countries: readonly WatchCountry[], timeZone: string): string =>
  countries.find(({ zones }) => zones.includes(timeZone))?.code ?? '';
