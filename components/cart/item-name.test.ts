import { describe, expect, test } from 'vitest';
import { choiceOf, itemName } from './item-name';

describe('the name of a cart line', () => {
  test.each([
    [{ product_name: 'Cap', name: 'Cap, Large' }, 'Large', 'Cap, Large'],
    [{ product_name: 'Cap', name: 'Large' }, 'Large', 'Cap, Large'],
    [{ product_name: 'Cap', name: 'Cap' }, '', 'Cap'],
    [{ product_name: '', name: 'Cap' }, '', 'Cap'],
    [{ product_name: 'Cap', name: '' }, '', 'Cap'],
  ])('%o', (item, choice, whole) => {
    expect(choiceOf(item)).toBe(choice);
    expect(itemName(item)).toBe(whole);
  });
});
