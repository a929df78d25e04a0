import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paragraphOf, runsOf } from './text-runs.ts';

/** A sample of the standard's own test. Its fields: code points; direction (0 or 1); base level; levels; positions from left to right. */
const CASES = readFileSync(join(import.meta.dirname, 'bidi-character-test.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [points = '', direction = '', , , order = ''] = line.split(';');
    const letters = points.split(' ').map((point) => String.fromCodePoint(Number.parseInt(point, 16)));
    const places = order === '' ? [] : order.split(' ').map(Number);
    return { line, letters, isRtl: direction === '1', places };
  });

/** The visible letters: no controls, and brackets without their direction. */
const seen = (letters: readonly string[]) =>
  letters
    .join('')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/\p{Bidi_Mirrored}/gu, '|');

test('mixed text is in the order of the Unicode Bidirectional Algorithm, as in a browser’s paragraph', () => {
  expect(CASES.length).toBeGreaterThan(500);
  for (const { line, letters, isRtl, places } of CASES) {
    const runs = runsOf(paragraphOf(letters.join(''), isRtl ? 'ar' : 'en'));
    const shown = runs.flatMap(({ text, direction }) =>
      direction === 'rtl' ? Array.from(text).toReversed() : Array.from(text),
    );
    const expected = places.map((place) => letters[place] ?? '');
    expect([line, seen(shown)]).toEqual([line, seen(expected)]);
  }
});
