import { expect, test } from 'vitest';
import { pricesIn, repriceForm, repriceProduct } from './sale-prices.ts';

const PASS = {
  price: 45,
  skus: [
    { id: 'a', code: 'ADULT', admission: 'adult' as const, price: 45, early_price: 40, number: 1 },
    { id: 'b', code: 'CHILD', name: 'Child', price: 15, number: 2 },
  ],
  addons: [{ id: 'c', name: 'Programme', price: 10, number: 1 }],
};
const BOOKING = {
  cost: 20,
  data: [
    { id: 'd', type: 'text' as const, name: 'name', label: 'Name' },
    {
      id: 'e',
      type: 'select' as const,
      name: 'size',
      label: 'Size',
      values: [
        { id: 'f', label: 'Small', value: 's' },
        { id: 'g', label: 'Large', value: 'l', price: 5 },
      ],
    },
    { id: 'h', type: 'number' as const, name: 'guests', label: '', price: 30 },
  ],
};

test('each price of a ticket and a form is listed once', () => {
  expect(pricesIn((reprice) => repriceProduct(PASS, reprice))).toEqual([
    { key: 'price', label: 'Adult', price: 45 },
    { key: 'sku.0.early', label: 'Adult, early', price: 40, below: 'price' },
    { key: 'sku.1', label: 'Child', price: 15 },
    { key: 'addon.0', label: 'Programme', price: 10 },
  ]);
  expect(pricesIn((reprice) => repriceForm(BOOKING, reprice))).toEqual([
    { key: 'cost', label: 'Cost', price: 20 },
    { key: 'field.1.1', label: 'Size: Large', price: 5 },
    { key: 'field.2', label: 'guests', price: 30 },
  ]);
  expect(pricesIn((reprice) => repriceForm({ cost: 0, data: null }, reprice))).toEqual([]);
});

test('a copy has the new prices, and new rows', () => {
  const doubled = repriceProduct(PASS, ({ price }) => price * 2);
  expect(doubled).toEqual({
    price: 90,
    skus: [
      { code: 'ADULT', admission: 'adult', price: 90, early_price: 80, number: 1 },
      { code: 'CHILD', name: 'Child', price: 30, early_price: null, number: 2 },
    ],
    addons: [{ name: 'Programme', price: 20, number: 1 }],
  });
  const { cost, data } = repriceForm(BOOKING, ({ price }) => price + 1);
  expect([cost, data[2]?.price, data[1]?.values.map(({ price }) => price)]).toEqual([21, 31, [null, 6]]);
  expect(data[0]).not.toHaveProperty('id');
});
