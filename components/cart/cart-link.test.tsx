import { act, cleanup, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, expect, test } from 'vitest';
import { browserCart } from '@/lib/cart/browser-cart';
import { getAuthUser } from '@/lib/contract/endpoints/account';
import { getCart } from '@/lib/contract/endpoints/cart';
import { cartSchema } from '@/lib/contract/entities/cart';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import { BLANK_PROFILE, browserSession, SESSION_KEY } from '@/lib/session/store';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import CartLink from './cart-link.client';

const server = testServer();

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
  browserCart().reset();
  localStorage.clear();
});

const cartOf = (item_count: number, sessionKey: string) =>
  cartSchema.parse({
    item_count,
    items: [],
    subtotal: 10 * item_count,
    sessionKey,
    all_in_stock: true,
    total_amount: 10 * item_count,
  });

test('whoever signs out leaves neither tokens nor profile nor cart behind, and the cart is requested again (spec 4.3)', async () => {
  const asked: string[] = [];
  server.use(
    respond(getAuthUser, () => ({ id: 1, first_name: 'Mere' })),
    respond(getCart, ({ input, request }) => {
      asked.push(`${request.headers.get('authorization') ?? 'nobody'}, cart "${input.session}"`);
      return cartOf(2, 'visitor');
    }),
  );
  const state = { access_token: 'a', refresh_token: 'r', profile: { id: 1, first_name: 'Mere' } };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ version: 1, state }));
  browserCart().store(cartOf(5, ''), false);
  stop = startBrowserSession();
  render(
    <AppRouterContext value={createTestRouter().router}>
      <I18nProvider lang="en" messages={english}>
        <CartLink />
      </I18nProvider>
    </AppRouterContext>,
  );
  expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();

  act(() => browserSession().logout());
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(asked).toEqual(['nobody, cart ""']);
  expect(browserSession().getState()).toMatchObject({
    access_token: null,
    refresh_token: null,
    profile: BLANK_PROFILE,
  });
});
