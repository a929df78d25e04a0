import type { Venue } from '@/lib/contract/entities/racing';

/** A circuit's postal address, line by line; empty for one without. */
export function addressLines({ address }: Pick<Venue, 'address'>): string[] {
  if (!address) return [];
  const { street_address, suburb_name, state, postcode, country } = address;
  const town = [suburb_name, postcode].filter((part) => part !== '').join(' ');
  return [street_address, town, state, country].filter((line) => line !== '');
}

/** The town, region and country of a circuit in a line; '' for one without an address. */
export const placeLine = ({ address }: Pick<Venue, 'address'>): string =>
  [...new Set([address?.suburb_name, address?.state, address?.country])]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

/** The search text for a map: coordinates, which find even a gate on a country road, or else the name and the address. */
export function placeOf(venue: Pick<Venue, 'name' | 'address'>): string {
  const { lat, lng } = venue.address ?? { lat: null, lng: null };
  if (lat !== null && lng !== null) return `${lat},${lng}`;
  return [venue.name, ...addressLines(venue)].join(', ');
}
