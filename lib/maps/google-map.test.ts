import { expect, test } from 'vitest';
import { mapFrame, mapLink } from './google-map';

test('finds a place by address or by coordinates', () => {
  expect(new URL(mapFrame({ location: '61 Broadlands Road, Taupō & more', zoom: 9 })).searchParams).toEqual(
    new URLSearchParams({ q: '61 Broadlands Road, Taupō & more', z: '9', output: 'embed' }),
  );
  expect(new URL(mapLink({ location: '-38.66,176.15' })).searchParams.get('query')).toBe('-38.66,176.15');
});

test('shows no marker on a map of coordinates', () => {
  const bare = { showSign: false };
  expect(new URL(mapFrame({ location: '-38.66, 176.15', ...bare })).searchParams.get('ll')).toBe(
    '-38.66,176.15',
  );
  expect(new URL(mapFrame({ location: 'Taupō', ...bare })).searchParams.get('q')).toBe('Taupō');
});
