import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalPromotionCode, readTypedCode } from '../../../lib/contract/typed-code.ts';

test.each([
  'SUMMER-10',
  'summer 10',
  '  Summer   10 ',
  'SUMMER\u201310',
  'summer \u2014 10',
  'SUMMER\u221210',
  'ＳＵＭＭＥＲ－１０',
  'summer\u30fc10',
  'SUMMER-10\u200b',
  '\ufeffSUM\u00adMER-10\u2060',
  '\u202aSUMMER-10\u202c',
  'summer_10',
  'summer\u00a010',
])('%j is the code SUMMER-10', (typed) => {
  expect(normalPromotionCode(typed)).toBe('SUMMER-10');
});

test('normalising a code twice changes nothing more, and a stored code is already normal', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aZ9Ｚ９-–−ー_. \u200b\u00ad\ufeff') }), (typed) => {
      const normal = normalPromotionCode(typed);
      return normalPromotionCode(normal) === normal;
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9-]{3,40}$/), (code) => normalPromotionCode(code) === code),
  );
});

test('if a code has no separators, those that were typed are left out', () => {
  expect(readTypedCode(' ab12 \u2013 cd34 ', '')).toBe('AB12CD34');
});
