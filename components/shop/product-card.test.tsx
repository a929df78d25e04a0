import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productSchema, type Product } from '@/lib/contract/entities/shop';
import { getTranslator } from '@/lib/i18n/translator';
import { ProductCard } from './product-card';

const t = await getTranslator('en');
const show = (over: Partial<Product> = {}) =>
  render(
    <ProductCard
      product={{
        ...productSchema.parse({ id: 1, name: 'Cap', slug: 'cap', price: 35, in_stock: true }),
        ...over,
      }}
      level={2}
      t={t}
    />,
  );

test('shows the price with two decimals while the product is in stock, otherwise Sold (spec 5.12)', () => {
  show();
  expect(screen.getByText('$35.00')).toBeVisible();
  show({ in_stock: false });
  expect(screen.getByText('Sold')).toBeVisible();
});

test('says of a ticket that isn’t on sale why, and when the sale of a postponed round goes on', () => {
  show({ in_stock: false, off_sale: 'postponed' });
  expect(screen.getByText('Round postponed')).toBeVisible();
  expect(screen.getByText('Ticket sales are paused until there’s a new date.')).toBeVisible();
  show({ in_stock: false, off_sale: 'cancelled' });
  expect(screen.getByText('Round cancelled')).toBeVisible();
  show({ in_stock: false, off_sale: 'over' });
  expect(screen.getByText('No longer on sale')).toBeVisible();
  expect(screen.queryByText('Sold')).toBeNull();
  expect(screen.getAllByText(/paused/)).toHaveLength(1);
});

test('shows the price before a special, and announces it to screen readers', () => {
  show({ old_price: 39, is_on_special: true });
  expect(screen.getByText('Was').closest('s')).toHaveTextContent('$39.00');
  expect(screen.getByText('Special')).toBeVisible();
});

test('does not show a previous price that was not higher', () => {
  show({ old_price: 35 });
  expect(screen.queryByText('Was')).toBeNull();
});

test('shows every badge once', () => {
  show({ badge: 'New', is_new: true });
  expect(screen.getAllByText('New')).toHaveLength(1);
  show({ badge: 'Sold', in_stock: false });
  expect(screen.getAllByText('Sold')).toHaveLength(1);
});
