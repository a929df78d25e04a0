import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutHeadline, HEADLINE_MAX } from './headline';

test('leaves a short headline unchanged', () => {
  expect(cutHeadline('  Ratana wins\nat Taupō ')).toBe('Ratana wins at Taupō');
});

test('truncates a long headline at a word', () => {
  expect(cutHeadline('one two three four five', 15)).toBe('one two three…');
});

test('never exceeds 110 characters, and never splits one (spec 1.23)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const cut = cutHeadline(text);
      expect(Array.from(cut).length).toBeLessThanOrEqual(HEADLINE_MAX);
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});
