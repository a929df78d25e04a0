import { expect, test } from 'vitest';
import { createBudget } from './limits.ts';

test('a document may traverse many records, but not an unlimited number', () => {
  const budget = createBudget();
  for (let step = 0; step < 200; step += 1) budget.spend(100);
  expect(() => budget.spend(1)).toThrow('too many records');
});
