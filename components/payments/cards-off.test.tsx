import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productSchema, type Product } from '@/lib/contract/entities/shop';
import { getTranslator } from '@/lib/i18n/translator';
import english from '@/locales/en.json';
import { CardsOff } from './cards-off';

const t = await getTranslator('en');
const product = (over: Partial<Product> = {}): Product => ({
  ...productSchema.parse({ id: 1, name: 'Cap', slug: 'cap', price: 35, in_stock: true }),
  ...over,
});

const isShown = (products: readonly Product[], mode: 'live' | 'trial' | 'off' = 'off'): boolean => {
  cleanup();
  render(<CardsOff mode={mode} products={products} className="mb-5" t={t} />);
  return screen.queryByText(english['payment.off']) !== null;
};

test('while payments are off, products say what can still be ordered, if some of them can be bought for money', () => {
  const free = product({ price: 0 });
  const tickets = productSchema.parse({
    name: 'Weekend',
    slug: 'weekend',
    price: 0,
    in_stock: true,
    skus: [
      { id: 1, code: 'C', name: 'Child', price: 0, in_stock: true },
      { id: 2, code: 'A', name: 'Adult', price: 55, in_stock: true },
    ],
  });
  expect(isShown([free, product()])).toBe(true);
  expect(isShown([tickets])).toBe(true);
  expect(isShown([free])).toBe(false);
  expect(isShown([product({ in_stock: false })])).toBe(false);
  expect(isShown([])).toBe(false);
  expect(isShown([product()], 'live')).toBe(false);
  expect(isShown([product()], 'trial')).toBe(false);
});
