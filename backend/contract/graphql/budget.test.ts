import { expect, test } from 'vitest';
import { createBudget } from './budget.ts';

test('a document may walk over many records, but not over ever more', () => {
  const budget = createBudget();
  for (let step = 0; step < 200; step += 1) budget.spend(100);
  expect(() => budget.spend(1)).toThrow('too many records');
});
