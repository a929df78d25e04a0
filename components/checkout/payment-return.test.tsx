import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { z } from 'zod';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getAuthUser, getCreditBalance } from '@/lib/contract/endpoints/account';
import { getCart } from '@/lib/contract/endpoints/cart';
import { checkPaid } from '@/lib/contract/endpoints/payments';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import { SESSION_KEY } from '@/lib/session/store';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { EMPTY_CART } from '@/tests/widgets/records';
import CheckoutScreen from './checkout-screen.client';

const server = testServer();

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  const session = { access_token: 'a', refresh_token: 'r', profile: { id: 7, first_name: 'Mere' } };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ version: 1, state: session }));
  window.history.replaceState(null, '', '/checkout?payum_token=abc');
});
afterEach(() => {
  stop();
  window.history.replaceState(null, '', '/');
});

type Payment = NonNullable<z.input<(typeof checkPaid)['output']>['payment']>;

/** Returns from a payment. */
function comeBack(answer: () => { readonly success: boolean; readonly payment: Payment }) {
  server.use(
    respond(checkPaid, answer),
    respond(getAuthUser, () => ({ id: 7 })),
    respond(getCreditBalance, () => ({ balance: 0 })),
    respond(getCart, () => ({ ...EMPTY_CART, sessionKey: '' })),
  );
  stop = startBrowserSession();
  const { router } = createTestRouter();
  render(
    <AppRouterContext value={router}>
      <I18nProvider lang="en" messages={english}>
        <CheckoutScreen supplier={1} isShopOpen takesCards />
      </I18nProvider>
    </AppRouterContext>,
  );
  return userEvent.setup();
}

test('while the bank decides there is nothing to pay again, and asking again shows what came of it', async () => {
  let status: Payment['status'] = 'pending';
  const user = comeBack(() => ({ success: status === 'paid', payment: { id: 1, purpose: 'order', status } }));
  expect(await screen.findByText(english['payment.pending'])).toBeVisible();
  expect(screen.queryByText(english['payment.failed'])).toBeNull();
  expect(screen.queryByText(english['checkout.unpaid'])).toBeNull();
  status = 'paid';
  await user.click(screen.getByRole('button', { name: english['payment.askAgain'] }));
  expect(await screen.findByText(english['payment.paidInvoice'])).toBeVisible();
});

const PAID = { id: 1, purpose: 'order', status: 'paid', invoice_id: 5, tickets_key: 't' } as const;

test('whoever has paid can open everything that they bought together', async () => {
  comeBack(() => ({ success: true, payment: { ...PAID, order_number: '12', order_key: 'a.b' } }));
  expect(await screen.findByRole('link', { name: english['payment.order'] })).toHaveAttribute(
    'href',
    '/order/12?key=a.b',
  );
  expect(screen.getByText(english['checkout.nameTickets'])).toBeVisible();
});

test('a content server without pages of orders has no link to one', async () => {
  comeBack(() => ({ success: true, payment: PAID }));
  expect(await screen.findByRole('link', { name: english['payment.invoice'] })).toBeVisible();
  expect(screen.queryByRole('link', { name: english['payment.order'] })).toBeNull();
  expect(screen.queryByText(english['checkout.nameTickets'])).toBeNull();
});

test('whoever paid too late reads that the money comes back, not that nothing was paid', async () => {
  comeBack(() => ({ success: false, payment: { id: 1, purpose: 'order', status: 'refunded' } }));
  expect(await screen.findByText(english['payment.late'])).toBeVisible();
  expect(screen.queryByText(english['payment.failed'])).toBeNull();
});

test('whoever left before paying can go on to the payment or back to the cart; nothing has failed', async () => {
  const pay_url = 'https://checkout.example/pay';
  comeBack(() => ({ success: false, payment: { id: 1, purpose: 'order', status: 'open', pay_url } }));
  expect(await screen.findByText(english['payment.left'])).toBeVisible();
  expect(screen.getByText(english['checkout.left'])).toBeVisible();
  expect(screen.queryByText(english['payment.failed'])).toBeNull();
  expect(screen.getByRole('link', { name: english['payment.continue'] })).toHaveAttribute('href', pay_url);
  expect(screen.getByRole('link', { name: english['checkout.toCart'] })).toHaveAttribute('href', '/cart');
});

test.each([
  ['failed', '', 'payment.failed'],
  ['expired', '', 'payment.expired'],
  ['failed', 'https://checkout.example/pay', 'payment.failed'],
] as const)('a payment that is %s (page %o) says so', async (status, pay_url, words) => {
  comeBack(() => ({ success: false, payment: { id: 1, purpose: 'order', status, pay_url } }));
  expect(await screen.findByText(english[words])).toBeVisible();
  expect(screen.queryByText(english['payment.left'])).toBeNull();
  expect(screen.queryAllByRole('link', { name: english['payment.continue'] })).toHaveLength(pay_url ? 1 : 0);
});

test('a payment page at an address that no payment can have is not offered', async () => {
  const pay_url = 'http://elsewhere.example/pay';
  comeBack(() => ({ success: false, payment: { id: 1, purpose: 'order', status: 'open', pay_url } }));
  expect(await screen.findByText(english['payment.left'])).toBeVisible();
  expect(screen.queryByRole('link', { name: english['payment.continue'] })).toBeNull();
});
