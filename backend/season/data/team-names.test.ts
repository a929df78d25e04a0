import { expect, test } from 'vitest';
import { teamUrl, teamUrlOf } from './team-names.ts';

test('one name has one address, in whatever capitals, accents, spaces and punctuation it is written', () => {
  for (const name of [
    'Nor’west Autosport',
    'NOR’WEST  AUTOSPORT',
    "Nor'west-Autosport",
    ' Nórwest Autosport. ',
  ])
    expect(teamUrl(name)).toBe('norwest-autosport');
});

test('names in letters that an address doesn’t have are distinguished', () => {
  const [tokyo, osaka] = ['東京 Racing', '大阪 Racing'].map(teamUrl);
  expect(tokyo).toMatch(/^racing-[\da-f]{8}$/);
  expect(osaka).toMatch(/^racing-[\da-f]{8}$/);
  expect(tokyo).not.toBe(osaka);
  expect(teamUrl('東京')).toMatch(/^[\da-f]{8}$/);
});

test('what isn’t the name of a team has no address', () => {
  for (const name of ['', '–', ' ', 'TBC', 'To be confirmed', 'N/A', 'Own team', 'Privateer'])
    expect(teamUrl(name)).toBe('');
});

test('drivers who enter their own car aren’t a team', () => {
  expect(teamUrlOf({ team: 'MERE TAUTAHI', name: 'Mere Tautahi / Tom Lindqvist' })).toBe('');
  expect(teamUrlOf({ team: 'Tautahi Racing', name: 'Mere Tautahi' })).toBe('tautahi-racing');
  expect(teamUrlOf({ team: null, name: null })).toBe('');
});
