import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDateTyping, readDateText, writeDateText } from './date-text';

/** The field's content after each character of a typed text. */
const type = (text: string) => [...text].reduce((shown, key) => formatDateTyping(shown + key), '');

test.each([
  ['05031998', '05/03/1998'],
  ['31/12/2026', '31/12/2026'],
  ['3/1/1998', '03/01/1998'],
])('shows %s as %s (spec 5.8)', (typed, shown) => {
  expect(type(typed)).toBe(shown);
});

test.each([
  ['a day that begins with 4', '4', ''],
  ['a day 32', '32', '3'],
  ['a day 00', '00', '0'],
  ['a month 20', '012', '01/'],
  ['a month 13', '0113', '01/1'],
  ['a year 3000', '01013', '01/01/'],
  ['a ninth digit', '010120267', '01/01/2026'],
])('does not accept %s (spec 5.8)', (_what, typed, shown) => {
  expect(type(typed)).toBe(shown);
});

test('does not add a slash after a character was deleted', () => {
  expect(formatDateTyping('05/03', true)).toBe('05/03');
  expect(formatDateTyping('05/0', true)).toBe('05/0');
});

test('accepts a pasted complete date', () => {
  expect(formatDateTyping('29/02/2024')).toBe('29/02/2024');
  expect(formatDateTyping('5.3.1998')).toBe('05/03/1998');
});

test('recognises dates that exist', () => {
  expect(readDateText('29/02/2024')).toBe('2024-02-29');
  for (const none of ['31/02/2026', '29/02/2026', '00/01/2026', '1/1/2026', '01/01/26', '', 'soon'])
    expect(readDateText(none), none).toBeNull();
});

test('returns every date that it is given', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(readDateText(writeDateText(day))).toBe(day);
      },
    ),
  );
});
