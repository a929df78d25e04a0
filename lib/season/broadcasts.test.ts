import { expect, test } from 'vitest';
import { broadcastsFor, countryOfZone } from './broadcasts';

const shown = (name: string, ...countries: string[]) => ({ name, countries });
const all = [shown('abroad', 'GB', 'IE'), shown('stream'), shown('home', 'NZ'), shown('radio', 'NZ')];
const names = (country: string) => broadcastsFor(all, country).map(({ name }) => name);

test("puts the visitor's own country first, then what is shown everywhere", () => {
  expect(names('NZ')).toEqual(['home', 'radio', 'stream', 'abroad']);
  expect(names('IE')).toEqual(['abroad', 'stream', 'home', 'radio']);
  expect(names('FR')).toEqual(['stream', 'abroad', 'home', 'radio']);
});

test('keeps the order of the office while no country is known', () => {
  expect(names('')).toEqual(['abroad', 'stream', 'home', 'radio']);
});

test('knows the country of a time zone', () => {
  const countries = [
    { code: 'NZ', name: 'New Zealand', zones: ['Pacific/Auckland', 'Pacific/Chatham'] },
    { code: 'GB', name: 'United Kingdom', zones: ['Europe/London'] },
  ];
  expect(countryOfZone(countries, 'Pacific/Chatham')).toBe('NZ');
  expect(countryOfZone(countries, 'Europe/Paris')).toBe('');
});
