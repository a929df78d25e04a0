/** A delivery destination. */
export type Place = { readonly country: string; readonly postcode: string };

type Range = { readonly from: string; readonly to: string };

const plain = (text: string): string => text.trim().toUpperCase().replace(/\s+/g, '');

/** Parses postcodes and ranges of postcodes, such as `0110-2699, 3110`. @returns null if they can't be parsed */
export function readPostcodes(text: string): readonly Range[] | null {
  const words = text
    .split(/[,\n;]+/)
    .map((word) => word.trim())
    .filter(Boolean);
  const ranges = words.map((word) => {
    const [from = '', to = from, ...more] = word.split(/\s*[-–]\s*/).map(plain);
    const isReadable =
      more.length === 0 && /^[A-Z0-9]{2,10}$/.test(from) && from.length === to.length && from <= to;
    return isReadable ? { from, to } : null;
  });
  return ranges.every((range) => range !== null) ? ranges : null;
}

const isInside = (postcode: string, { from, to }: Range): boolean =>
  postcode.length === from.length && from <= postcode && postcode <= to;

/** Names that people use for the shop's own country, where addresses without a country are, too. */
const HOME = new Set(['', 'NZ', 'NEWZEALAND', 'AOTEAROA', 'AOTEAROANEWZEALAND']);
const countryKey = (name: string): string => (HOME.has(plain(name)) ? 'NZ' : plain(name));

/** Whether a place is in a zone. An empty list matches all countries, or all postcodes. */
export function isInZone(
  zone: { readonly countries?: string | null; readonly postcodes?: string | null },
  { country, postcode }: Place,
): boolean {
  const countries = (zone.countries ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map(countryKey);
  const ranges = readPostcodes(zone.postcodes ?? '') ?? [];
  const fitsCountry = countries.length === 0 || countries.includes(countryKey(country));
  return fitsCountry && (ranges.length === 0 || ranges.some((range) => isInside(plain(postcode), range)));
}
