import { describe, expect, test } from 'vitest';
import { askedNames, hasPrices, priceLines, TICKED, totalOf, type FieldRule } from './form-rules.ts';

const rule = (name: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  onlyIf: null,
  price: null,
  multiplies: false,
  choices: [],
  ...more,
});
const answers = (values: Readonly<Record<string, string>>) => new Map(Object.entries(values));
const asked = (rules: readonly FieldRule[], values: Readonly<Record<string, string>>) => [
  ...askedNames(rules, answers(values)),
];

describe('which fields are asked', () => {
  const rules = [
    rule('seat'),
    rule('car', { onlyIf: { field: 'seat', value: 'front' } }),
    rule('colour', { onlyIf: { field: 'car', value: '' } }),
    rule('lost', { onlyIf: { field: 'nothing', value: '' } }),
  ];

  test.each([
    [{}, ['seat']],
    [{ seat: 'back', car: 'x' }, ['seat']],
    [{ seat: 'front' }, ['seat', 'car']],
    [{ seat: 'front', car: 'x' }, ['seat', 'car', 'colour']],
  ])('a field follows the one it depends on: %o', (values, names) => {
    expect(asked(rules, values)).toEqual(names);
  });

  test('a circle ends', () => {
    const circle = [
      rule('a', { onlyIf: { field: 'b', value: '' } }),
      rule('b', { onlyIf: { field: 'a', value: '' } }),
    ];
    expect(asked(circle, { a: '1', b: '1' })).toEqual([]);
  });
});

describe('what a form costs', () => {
  const rules = [
    rule('people', { multiplies: true }),
    rule('seat', {
      choices: [
        { value: 'back', price: null },
        { value: 'front', price: 25.5 },
      ],
    }),
    rule('lunch', { price: 12 }),
    rule('shirts', { price: 30 }),
    rule('cap', { price: 5, onlyIf: { field: 'shirts', value: '' } }),
  ];
  const cents = (values: Readonly<Record<string, string>>) => totalOf(priceLines(10, rules, answers(values)));

  test.each([
    [{}, 1000],
    [{ people: '3' }, 3000],
    [{ people: '2', seat: 'back' }, 2000],
    [{ people: '2', seat: 'front' }, 7100],
    [{ people: '2', lunch: TICKED }, 4400],
    [{ people: '2', shirts: '3' }, 11_000],
    [{ cap: '4' }, 1000],
    [{ shirts: '1', cap: '4' }, 6000],
    [{ people: '0' }, 0],
    [{ people: 'many', shirts: '-1' }, 0],
  ])('%o costs %i cents', (values, expected) => {
    expect(cents(values)).toBe(expected);
  });

  test('a form without prices is recognised', () => {
    expect(hasPrices(rules)).toBe(true);
    expect(hasPrices([rule('a'), rule('b', { choices: [{ value: 'x', price: null }] })])).toBe(false);
  });
});
