/** Carriers by the name that appears in a delivery method, with the address of their tracking page, to which the number is added. */
const CARRIERS = [
  [/\b(?:nz|new zealand) ?post\b|\bcourier ?post\b/i, 'https://www.nzpost.co.nz/tools/tracking?trackid='],
  [/\baramex\b/i, 'https://www.aramex.co.nz/tools/track?l='],
  [/\bdhl\b/i, 'https://www.dhl.com/nz-en/home/tracking.html?submit=1&tracking-id='],
  [/\bfedex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\baus(?:tralia)? ?post\b/i, 'https://auspost.com.au/mypost/track/#/details/'],
] as const;

/** The Universal Postal Union's format for New Zealand Post's numbers, whatever the delivery method is called. */
const OF_NZ_POST = /^[A-Z]{2}\d{9}NZ$/;
const NUMBER = /^[A-Z\d]{6,40}$/;

/**
 * A parcel's tracking page: the office's entry if that is an address, else the page of the carrier named in the delivery method.
 * @returns '' for an unknown carrier, and for an entry that is neither an address nor a number
 */
export function trackingAddress(tracking: string, delivery: string): string {
  const entered = tracking.trim();
  if (/^https:\/\/\S+$/.test(entered)) return URL.canParse(entered) ? entered : '';
  const number = entered.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!NUMBER.test(number)) return '';
  const carrier = OF_NZ_POST.test(number) ? CARRIERS[0] : CARRIERS.find(([name]) => name.test(delivery));
  return carrier ? `${carrier[1]}${number}` : '';
}
