import { expect, test } from 'vitest';
import { splitPath } from '@/lib/content/path';
import { documentKindOf, shopScreenOf } from './shop-screens';

const pathOf = (address: string) => splitPath(address.split('/'))!;

test.each([
  ['invoice/12', 'invoice'],
  ['show-invoice/12', 'invoice'],
  ['invoice/print/12', 'print'],
  ['show-invoice/print/12', 'print'],
  ['print-tickets/12', 'tickets'],
  ['order/12', 'order'],
  ['order/V-100001', 'order'],
  ['order', null],
  ['order/12/3', null],
  ['constructor/12', null],
  ['invoice', null],
  ['invoice/print', null],
  ['invoice/12/print', null],
  ['invoice/print/12/3', null],
  ['print-tickets/12/3', null],
  ['news/12', null],
])('%s is %s (spec 2.13, 2.14)', (address, kind) => {
  expect(documentKindOf(pathOf(address))).toBe(kind);
});

test('cart and checkout have nothing below them', () => {
  expect(shopScreenOf(pathOf('cart'))).toBe('cart');
  expect(shopScreenOf(pathOf('checkout'))).toBe('checkout');
  expect(shopScreenOf(pathOf('cart/1'))).toBeNull();
});
