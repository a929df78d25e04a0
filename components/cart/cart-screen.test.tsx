import { cleanup, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, expect, test } from 'vitest';
import { browserCart } from '@/lib/cart/browser-cart';
import { getCart } from '@/lib/contract/endpoints/cart';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { EMPTY_CART } from '@/tests/widgets/records';
import CartScreen from './cart-screen.client';

const server = testServer();

let stop = () => {};
afterEach(() => {
  stop();
  browserCart().reset();
  localStorage.clear();
});

function show() {
  stop = startBrowserSession();
  render(
    <AppRouterContext value={createTestRouter().router}>
      <I18nProvider lang="en" messages={english}>
        <CartScreen isShopOpen hasGuestOrders={false} />
      </I18nProvider>
    </AppRouterContext>,
  );
}

test('shows a skeleton until the cart is loaded', async () => {
  const answer = Promise.withResolvers<null>();
  server.use(
    respond(getCart, async () => {
      await answer.promise;
      const cap = { id: 1, name: 'Cap', sku_id: 3, sku: { code: 'CAP' }, qty: 2, price: 30, subtotal: 60 };
      return {
        item_count: 2,
        items: [{ ...cap, can_purchase_qty: 9 }],
        subtotal: 60,
        sessionKey: '',
        all_in_stock: true,
        total_amount: 60,
      };
    }),
  );
  show();
  const waiting = screen.getByRole('status', { name: english['common.loading'] });
  expect(waiting).toBeVisible();
  // Screen readers announce only its name.
  expect(screen.queryByRole('listitem')).toBeNull();
  answer.resolve(null);
  expect(await screen.findByRole('link', { name: 'Cap' })).toBeVisible();
  expect(waiting).not.toBeInTheDocument();
});

test('says once what is no longer in the cart, and why', async () => {
  const removed: { name: string; reason: 'cancelled' | 'not_for_sale' }[] = [
    { name: 'Weekend pass', reason: 'cancelled' },
    { name: '', reason: 'not_for_sale' },
  ];
  server.use(respond(getCart, () => ({ ...EMPTY_CART, removed_items: removed.splice(0) })));
  show();
  const pass = english['cart.removedCancelled'].replace('{{name}}', 'Weekend pass');
  expect(await screen.findByText(pass)).toBeVisible();
  expect(screen.getByText(english['cart.removedUnknown'])).toBeVisible();
  expect(screen.getByText(english['cart.empty'])).toBeVisible();

  cleanup();
  stop();
  show();
  expect(await screen.findByText(english['cart.empty'])).toBeVisible();
  expect(screen.queryByText(pass)).toBeNull();
});

test('says what two carts had too much of when they became one', async () => {
  const removed = [
    { name: 'Cap', reason: 'too_few' as const, left: 3 },
    { name: 'Scarf', reason: 'too_few' as const },
  ];
  server.use(respond(getCart, () => ({ ...EMPTY_CART, removed_items: removed.splice(0) })));
  show();
  const reduced = english['cart.reduced'].replace('{{name}}', 'Cap').replace('{{number}}', '3');
  expect(await screen.findByText(reduced)).toBeVisible();
  expect(screen.getByText(english['cart.removedSoldOut'].replace('{{name}}', 'Scarf'))).toBeVisible();
});
