import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutHeadline, HEADLINE_MAX } from './headline';

test('leaves a short headline as it is', () => {
  expect(cutHeadline('  Ratana wins\nat Taupō ')).toBe('Ratana wins at Taupō');
});

test('ends a long headline at a word', () => {
  expect(cutHeadline('one two three four five', 15)).toBe('one two three…');
});

test('never gives more than 110 characters, and none broken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const cut = cutHeadline(text);
      expect(Array.from(cut).length).toBeLessThanOrEqual(HEADLINE_MAX);
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});
