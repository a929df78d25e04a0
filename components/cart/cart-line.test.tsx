import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cartItemSchema } from '@/lib/contract/entities/cart';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { CartLine } from './cart-line.client';

const TICKET = {
  id: 1,
  url: 'weekend',
  name: 'Weekend ticket, Adult',
  product_name: 'Weekend ticket',
  sku_id: 41,
  sku: { code: 'A' },
  qty: 2,
  price: 55,
  subtotal: 110,
  can_purchase_qty: 9,
  price_until: '2027-01-04',
  later_price: 65,
  ticket: {
    event: 'Southern Sprint',
    round_url: 'round/southern-sprint',
    venue: 'Teretonga Park',
    start_date: '2027-01-16',
    end_date: '2027-01-17',
    gates_open: '7:30am on both days',
    what_to_bring: 'A hat',
    parking: 'On the grass',
  },
};

beforeEach(() => {
  document.documentElement.lang = 'en';
});

const show = (item: object, isVisitRepeated = false) =>
  render(
    <I18nProvider lang="en" messages={english}>
      <ul>
        <CartLine
          item={cartItemSchema.parse(item)}
          isBusy={false}
          isVisitRepeated={isVisitRepeated}
          onQty={() => Promise.resolve()}
          onRemove={() => {}}
        />
      </ul>
    </I18nProvider>,
  );

test('a ticket shows its round, the visit notes and how long its price is valid, and links to its round', () => {
  show(TICKET);
  for (const words of ['7:30am on both days', 'A hat', 'On the grass', 'Until 4 January 2027, then $65.00'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Southern Sprint' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('16–17 January 2027 · Teretonga Park');
  expect(screen.getByRole('link', { name: 'Weekend ticket' })).toHaveAttribute(
    'href',
    '/round/southern-sprint#tickets',
  );
});

test('shows the visit notes once for tickets of the same visit', () => {
  show(TICKET, true);
  expect(screen.getByRole('link', { name: 'Southern Sprint' })).toBeVisible();
  expect(screen.queryByText('A hat')).toBeNull();
});

test('anything else links to its own page', () => {
  show({ ...TICKET, ticket: null, later_price: null, price_until: '' });
  expect(screen.getByRole('link', { name: 'Weekend ticket' })).toHaveAttribute('href', '/product/weekend');
  expect(screen.queryByText(/Until/)).toBeNull();
});

const LIMIT = { max: 4, bought: 0, is_deciding: false };

test('shows the purchase limit in advance, and as an error on a line that exceeds it', () => {
  const { unmount } = show({ ...TICKET, customer_limit: LIMIT });
  expect(screen.getByText('No more than 4 per person')).not.toHaveClass('field-error');
  unmount();
  const limit = { ...LIMIT, bought: 3, is_deciding: true };
  show({ ...TICKET, can_purchase_qty: 1, customer_limit: limit });
  expect(screen.getByText('No more than 4 per person, including the 3 you’ve already bought')).toHaveClass(
    'field-error',
  );
  // It is in stock.
  expect(screen.queryByText(/in stock/)).toBeNull();
});

test('shows a short stock if it allows less than the limit', () => {
  show({ ...TICKET, can_purchase_qty: 1, customer_limit: LIMIT });
  expect(screen.getByText('Only 1 in stock')).toBeVisible();
});

test('a held ticket shows until when by the visitor’s clock, and afterwards that others can buy it', () => {
  vi.useFakeTimers({ now: new Date(2027, 0, 4, 13, 50) });
  try {
    show({ ...TICKET, held_until: new Date(2027, 0, 4, 14, 5).toISOString() });
    expect(screen.getByText('Held for you until 2:05pm')).toBeVisible();
    act(() => void vi.advanceTimersByTime(15 * 60_000));
    expect(screen.queryByText(/Held for you/)).toBeNull();
    expect(screen.getByText(english['cart.holdOver']).closest('[role="status"]')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('does not call a ticket sold out that is only in other carts', () => {
  show({ ...TICKET, can_purchase_qty: 0, is_held_by_others: true });
  expect(screen.getByText(/In other people’s carts/)).toBeVisible();
  expect(screen.queryByText('No longer in stock')).toBeNull();
});
