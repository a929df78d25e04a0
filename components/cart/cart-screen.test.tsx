import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, expect, test } from 'vitest';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { browserCart } from '@/lib/cart/browser-cart';
import { cartUpdate, getCart } from '@/lib/contract/endpoints/cart';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
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

function show({ takesCards = true } = {}) {
  stop = startBrowserSession();
  render(
    <AppRouterContext value={createTestRouter().router}>
      <I18nProvider lang="en" messages={english}>
        <CartScreen isShopOpen hasGuestOrders={false} takesCards={takesCards} />
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

/** A cart of caps and scarves. */
const cartOf = (caps: number, scarves: number) => ({
  ...EMPTY_CART,
  item_count: caps + scarves,
  items: [
    { id: 1, name: 'Cap', sku_id: 3, sku: { code: 'CAP' }, qty: caps, price: 30, subtotal: 30 * caps },
    { id: 2, name: 'Scarf', sku_id: 4, sku: { code: 'SC' }, qty: scarves, price: 10, subtotal: 10 * scarves },
  ].map((item) => ({ ...item, can_purchase_qty: 9 })),
  subtotal: 30 * caps + 10 * scarves,
  total_amount: 30 * caps + 10 * scarves,
});
const quantityOf = (name: string) =>
  screen.findByRole('group', { name: english['cart.quantityOf'].replace('{{name}}', name) });

test('no quantity is lost that is chosen while the cart is still changing', async () => {
  const first = Promise.withResolvers<null>();
  const counts = new Map([
    [1, 2],
    [2, 1],
  ]);
  const asked: number[][] = [];
  const now = () => cartOf(counts.get(1) ?? 0, counts.get(2) ?? 0);
  server.use(
    respond(getCart, now),
    respond(cartUpdate, async ({ input: { id, qty } }) => {
      asked.push([id, qty]);
      if (asked.length === 1) await first.promise;
      counts.set(id, qty);
      return now();
    }),
  );
  show();
  const user = userEvent.setup();
  const caps = await quantityOf('Cap');
  const scarves = within(await quantityOf('Scarf')).getByRole('spinbutton');
  const more = within(caps).getByRole('button', { name: english['cart.increase'] });
  await user.click(more);
  await user.click(more);
  await user.clear(scarves);
  await user.type(scarves, '5');
  await user.tab();
  first.resolve(null);
  expect(await screen.findByText('$50.00')).toBeVisible();
  expect(within(caps).getByRole('spinbutton')).toHaveValue(4);
  expect(scarves).toHaveValue(5);
  expect(asked).toEqual([
    [1, 3],
    [1, 4],
    [2, 5],
  ]);
});

test('a quantity that the cart couldn’t take is the cart’s again', async () => {
  server.use(
    respond(getCart, () => cartOf(2, 1)),
    respondAt(cartUpdate, () => refuse(503, { message: 'Down.' })),
  );
  show();
  const user = userEvent.setup();
  const caps = within(await quantityOf('Cap')).getByRole('spinbutton');
  await user.clear(caps);
  await user.type(caps, '7');
  await user.tab();
  expect(await screen.findByText(english['forms.server'])).toBeVisible();
  await waitFor(() => expect(caps).toHaveValue(2));
});

test.each([
  ['goods without a delivery method', {}, true],
  ['goods with one', { shipping_type: 4, shipping_amount: 9.5 }, false],
  ['tickets alone', { needs_delivery: false }, false],
] as const)('of %s, the total says whether delivery is still to come', async (_, delivery, isToCome) => {
  server.use(respond(getCart, () => ({ ...cartOf(2, 1), ...delivery })));
  show();
  await quantityOf('Cap');
  expect(screen.queryByText(english['cart.shippingLater']) !== null).toBe(isToCome);
});

test('while payments are off, a cart says what can still be ordered, unless it’s free', async () => {
  let cart = cartOf(2, 1);
  server.use(respond(getCart, () => cart));
  show({ takesCards: false });
  await quantityOf('Cap');
  expect(screen.getByText(english['payment.off'])).toBeVisible();
  expect(screen.getByRole('link', { name: english['cart.checkout'] })).toBeVisible();
  cart = { ...cart, total_amount: 0 };
  await act(() => browserCartActions().refresh());
  expect(screen.queryByText(english['payment.off'])).toBeNull();
});

test('an empty cart from before isn’t called empty while the server doesn’t answer', async () => {
  server.use(respond(getCart, () => EMPTY_CART));
  show();
  expect(await screen.findByText(english['cart.empty'])).toBeVisible();
  cleanup();
  stop();
  server.use(respondAt(getCart, () => refuse(503, { message: 'Down.' })));
  show();
  expect(await screen.findByRole('button', { name: english['forms.again'] })).toBeVisible();
  expect(screen.queryByText(english['cart.empty'])).toBeNull();
});
