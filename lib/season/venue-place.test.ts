import { expect, test } from 'vitest';
import { venueSchema } from '@/lib/contract/entities/racing';
import { addressLines, placeLine, placeOf } from './venue-place';

const venue = (address: object) => venueSchema.parse({ name: 'Hill Park', address });
const inTown = {
  street_address: '1 Pit Lane',
  suburb_name: 'Feilding',
  state: 'Manawatū',
  postcode: '4702',
  country: 'New Zealand',
};

test('an address is written as on a letter, and a place without its street', () => {
  expect(addressLines(venue(inTown))).toEqual(['1 Pit Lane', 'Feilding 4702', 'Manawatū', 'New Zealand']);
  expect(placeLine(venue(inTown))).toBe('Feilding, Manawatū, New Zealand');
});

test('a city that has its region’s name is named once, and what is unknown is left out', () => {
  expect(placeLine(venue({ suburb_name: 'Taupō', state: 'Taupō' }))).toBe('Taupō');
  expect(placeLine(venueSchema.parse({ name: 'Hill Park' }))).toBe('');
});

test('a map is asked for the coordinates, else for the name and the address', () => {
  expect(placeOf(venue({ ...inTown, lat: -40.2, lng: 175.5 }))).toBe('-40.2,175.5');
  expect(placeOf(venue({ suburb_name: 'Feilding' }))).toBe('Hill Park, Feilding');
});
