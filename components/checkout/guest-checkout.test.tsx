import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { z } from 'zod';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readNewAccount } from '@/lib/account/new-account';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { browserCart } from '@/lib/cart/browser-cart';
import { EXTENSIONS_META } from '@/lib/content/extensions-mark';
import { getAuthUser } from '@/lib/contract/endpoints/account';
import { getCart, requestShippingQuote, shippingQuote } from '@/lib/contract/endpoints/cart';
import { creditCardSurchargeOf, guestOrder, lookAtVoucher } from '@/lib/contract/endpoints/payments';
import type { cartSchema } from '@/lib/contract/entities/cart';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { startBrowserSession } from '@/lib/session/browser-api';
import { browserSession, SESSION_KEY } from '@/lib/session/store';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import CheckoutScreen from './checkout-screen.client';

const server = testServer();

const KEY = 'a-cart-key-of-24-letters';
const TICKETS: z.input<typeof cartSchema> = {
  item_count: 1,
  items: [
    {
      id: 1,
      name: 'Adult',
      sku_id: 3,
      sku: { code: 'A' },
      qty: 1,
      price: 30,
      subtotal: 30,
      can_purchase_qty: 9,
    },
  ],
  subtotal: 30,
  sessionKey: KEY,
  all_in_stock: true,
  total_amount: 30,
  payment_types: ['card'],
  needs_delivery: false,
};
const GOODS = { ...TICKETS, needs_delivery: true };
const COURIER = { shipping_type_id: 8, shipping_name: 'Courier', amount: 8.5, is_pick_up: false };
const PICK_UP = { shipping_type_id: 9, shipping_name: 'Fetched at the gate', amount: 0, is_pick_up: true };
const REFUSED = { success: false, message: 'Sold out', payment: '' };

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  browserSession().logout();
  browserCart().reset();
  document.documentElement.lang = 'en';
  server.use(
    respond(getCart, () => TICKETS),
    respond(creditCardSurchargeOf, () => ({ surcharge: 0 })),
    respond(shippingQuote, ({ input }) => (input.postcode === '' ? [PICK_UP] : [COURIER, PICK_UP])),
  );
});
afterEach(() => stop());

function show({ takesCards = true } = {}) {
  const { router, visits } = createTestRouter();
  stop = startBrowserSession();
  render(
    <AppRouterContext value={router}>
      <I18nProvider lang="en" messages={english}>
        <CheckoutScreen supplier={1} isShopOpen isGuest takesCards={takesCards} />
      </I18nProvider>
    </AppRouterContext>,
  );
  return { user: userEvent.setup(), visits };
}

const field = (name: keyof typeof english) =>
  screen.findByRole('textbox', { name: new RegExp(`^${english[name]}`) });
const pay = () => screen.findByRole('button', { name: /^Pay \$/ });
type User = ReturnType<typeof userEvent.setup>;

async function introduce(user: User, email = 'mere@example.nz') {
  await user.type(await field('checkout.email'), email);
  await user.type(await field('checkout.firstName'), 'Mere');
  await user.type(await field('checkout.lastName'), 'Ngata');
}

test('tickets need an email address and a name, no sign-in, no address and no choice of payment', async () => {
  const sent: unknown[] = [];
  server.use(
    respond(guestOrder, ({ input, request }) => {
      sent.push(input, request.headers.get('authorization'));
      return REFUSED;
    }),
  );
  const { user, visits } = show();
  await introduce(user);
  expect(screen.queryByText(english['checkout.where'])).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(await pay());
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(sent).toMatchObject([
    {
      session: KEY,
      email: 'mere@example.nz',
      first_name: 'Mere',
      last_name: 'Ngata',
      address: null,
      shipping_option_id: null,
      shown_total: 30,
    },
    null,
  ]);
  expect(visits).toEqual([]);
});

test('what is missing or wrong is shown at its field, and what was typed stays through a reload', async () => {
  const { user } = show();
  await user.type(await field('checkout.email'), 'mere');
  await user.click(await pay());
  expect(await field('checkout.email')).toHaveAccessibleDescription(
    expect.stringContaining(english['forms.email']),
  );
  expect(await field('checkout.firstName')).toHaveAccessibleDescription(english['forms.required']);
  const contact = screen.getByRole('form', { name: english['checkout.contact'] });
  expect(within(within(contact).getByRole('alert')).getAllByRole('link')).toHaveLength(3);
  await user.type(await field('checkout.firstName'), 'Mere');
  cleanup();
  stop();
  show();
  expect(await field('checkout.email')).toHaveValue('mere');
  expect(await field('checkout.firstName')).toHaveValue('Mere');
});

test('an address that looks mistyped is asked about, and corrected at a press', async () => {
  const { user } = show();
  await user.type(await field('checkout.email'), 'mere@gmial.com');
  // Not while it is being typed.
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Did you mean mere@gmail.com?' }));
  expect(await field('checkout.email')).toHaveValue('mere@gmail.com');
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  cleanup();
  stop();
  show();
  expect(await field('checkout.email')).toHaveValue('mere@gmail.com');
});

test('what the server refuses is shown at its field', async () => {
  server.use(
    respondAt(guestOrder, () => refuse(422, { message: 'No.', fields: { email: 'Enter another address.' } })),
  );
  const { user } = show();
  await introduce(user);
  await user.click(await pay());
  await waitFor(async () =>
    expect(await field('checkout.email')).toHaveAccessibleDescription(
      expect.stringContaining('Enter another address.'),
    ),
  );
});

test('two presses make one order, and one without a response is repeated with the same key', async () => {
  const keys: unknown[] = [];
  const answers = [() => HttpResponse.error(), () => REFUSED];
  server.use(
    respondAt(guestOrder, ({ input }) => {
      keys.push(input['idempotency_key']);
      return (answers.shift() ?? (() => REFUSED))();
    }),
  );
  const { user } = show();
  await introduce(user);
  await user.dblClick(await pay());
  expect(await screen.findByText(english['forms.offline'])).toBeVisible();
  expect(keys).toHaveLength(1);
  await user.click(await pay());
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('goods are priced once the place is typed, and need the whole address unless they are picked up', async () => {
  const [sent, places]: [unknown[], unknown[]] = [[], []];
  server.use(
    respond(getCart, ({ input }) => {
      places.push(input.shipping_place?.postcode);
      return {
        ...GOODS,
        ...(input.shipping_place?.postcode === '3710'
          ? { shipping_amount: 8.5, total_amount: 38.5, shipping_type: 8 }
          : {}),
      };
    }),
    respond(guestOrder, ({ input }) => {
      sent.push([input.shipping_option_id, input.address]);
      return REFUSED;
    }),
  );
  const { user } = show();
  await introduce(user);
  await user.click(await pay());
  expect(await field('checkout.street')).toHaveAccessibleDescription(english['forms.required']);
  expect(await screen.findByText(english['checkout.placeFirst'])).toBeVisible();

  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  await user.click(await pay());
  expect(await screen.findByText('Sold out')).toBeVisible();

  await user.type(await field('checkout.street'), '12 Paddock Lane');
  await user.type(await field('checkout.postcode'), '3710');
  await user.type(await field('checkout.city'), 'Te Kauwhata');
  await user.click(await screen.findByRole('radio', { name: /Courier.*\$8\.50/ }));
  await user.click(await screen.findByRole('button', { name: 'Pay $38.50 Now' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  // The cart that is loaded after a refusal has the same delivery.
  expect(places.at(-1)).toBe('3710');
  expect(await screen.findByRole('button', { name: 'Pay $38.50 Now' })).toBeVisible();
  expect(sent).toMatchObject([
    [9, null],
    [8, { street_address: '12 Paddock Lane', postcode: '3710', city: 'Te Kauwhata', first_name: 'Mere' }],
  ]);
});

test('a delivery price is requested once for two presses, and can be requested again after a failure', async () => {
  const asked: unknown[] = [];
  const pressed = Promise.withResolvers<null>();
  const answers = [
    () => pressed.promise.then(() => HttpResponse.error()),
    () => ({ success: true, message: '' }),
  ];
  server.use(
    respond(getCart, () => GOODS),
    respond(shippingQuote, () => [PICK_UP]),
    respondAt(requestShippingQuote, ({ input }) => {
      asked.push(input['address']);
      return (answers.shift() ?? (() => refuse(429)))();
    }),
  );
  const { user } = show();
  await user.type(await field('checkout.postcode'), '8942');
  const request = await screen.findByRole('button', { name: english['checkout.ask'] });
  await user.dblClick(request);
  pressed.resolve(null);
  expect(await screen.findByText(english['forms.offline'])).toBeVisible();
  expect(asked).toHaveLength(1);
  await user.click(request);
  expect(await screen.findByText(english['checkout.asked'])).toBeVisible();
  expect(asked).toMatchObject([{ postcode: '8942' }, { postcode: '8942' }]);
  expect(screen.queryByText(english['forms.offline'])).toBeNull();
  expect(request).not.toBeInTheDocument();
});

test('an order with nothing to pay says where it went, and offers an account with what is known', async () => {
  server.use(
    respond(getCart, () => ({ ...TICKETS, discount_amount: 30, total_amount: 0 })),
    respond(guestOrder, () => ({
      success: true,
      payment: '',
      order_id: 12,
      invoice_id: 5,
      invoice_key: 'k1',
      tickets_key: 'k2',
      tickets_pdf_url: '/t.pdf',
      order_number: '12',
      order_key: 'k3',
    })),
  );
  const { user } = show();
  await introduce(user);
  expect(screen.queryByText(english['cart.voucher'])).toBeNull();
  await user.click(await screen.findByRole('button', { name: english['checkout.placeFree'] }));
  expect(await screen.findByText('We’ve emailed your order to mere@example.nz.')).toBeVisible();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(english['payment.invoice'])).toBe('/invoice/5?key=k1');
  expect(link(english['payment.order'])).toBe('/order/12?key=k3');
  expect(link(english['payment.tickets'])).toBe('/print-tickets/5?key=k2');
  expect(link(english['checkout.findOrder'])).toBe('/find-order');
  expect(link(english['checkout.createAccount'])).toBe('/signup');
  expect(screen.queryByRole('link', { name: english['checkout.toProfile'] })).toBeNull();
  expect(readNewAccount()).toEqual({ email: 'mere@example.nz', first_name: 'Mere', last_name: 'Ngata' });
});

test('whoever is signed in goes to the checkout of their account', async () => {
  const session = { access_token: 'a', refresh_token: 'r', profile: { id: 7 } };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ version: 1, state: session }));
  server.use(respond(getAuthUser, () => ({ id: 7 })));
  const { visits } = show();
  await waitFor(() => expect(visits).toEqual(['/checkout']));
  expect(screen.queryByRole('textbox')).toBeNull();
});

const USED_UP = 'This voucher code isn’t valid or has already been used.';
const codeField = () => screen.findByRole('textbox', { name: english['checkout.voucherCode'] });
const useVoucher = () => screen.findByRole('button', { name: english['checkout.useVoucher'] });
/** The button of an order that a voucher pays. */
const byVoucher = (amount: string) => english['checkout.payVoucher'].replace('{{amount}}', amount);

/** A server with one voucher, in any spelling. @returns what it was asked, and what is left on the voucher */
function withVoucher(left = { amount: 40 }) {
  const asked: unknown[] = [];
  server.use(
    respond(lookAtVoucher, ({ input }) => {
      asked.push(input);
      return /^good/i.test(input.code) && left.amount > 0
        ? { amount: left.amount, expires_on: '2030-01-27' }
        : refuse(422, { message: USED_UP, fields: { code: USED_UP } });
    }),
  );
  return { asked, left };
}

test('a voucher that covers the order leaves nothing to pay, says what stays on it, and can be taken off again', async () => {
  const { asked } = withVoucher();
  const sent: unknown[] = [];
  server.use(
    respond(guestOrder, ({ input }) => {
      sent.push(input);
      return REFUSED;
    }),
  );
  const { user } = show();
  await introduce(user);
  await user.type(await codeField(), 'good one{Enter}');
  const said = 'Your gift voucher pays $30.00. $10.00 stays on it for next time.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(asked).toEqual([{ code: 'good one', session: KEY }]);
  await user.click(await screen.findByRole('button', { name: byVoucher('$30.00') }));
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(sent).toMatchObject([{ voucher_code: 'good one', shown_total: 0 }]);

  await user.click(screen.getByRole('button', { name: english['cart.codeRemove'] }));
  expect(await codeField()).toHaveValue('');
  await user.click(await pay());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ voucher_code: '', shown_total: 30 });
});

test('the card pays what a voucher leaves, with the surcharge on that part only, also after a reload', async () => {
  withVoucher({ amount: 20 });
  server.use(
    respond(creditCardSurchargeOf, ({ input }) => ({ surcharge: input.amount === 10 ? 0.25 : 0.75 })),
  );
  const { user } = show();
  expect(await screen.findByRole('button', { name: 'Pay $30.75 Now' })).toBeVisible();
  await user.type(await codeField(), 'GOOD');
  await user.click(await useVoucher());
  expect(await screen.findByRole('button', { name: 'Pay $10.25 Now' })).toBeVisible();
  expect(screen.getByText('Your gift voucher pays $20.00.')).toBeVisible();
  cleanup();
  stop();
  show();
  expect(await screen.findByRole('button', { name: 'Pay $10.25 Now' })).toBeVisible();
});

test('a code that is missing or wrong is explained at its field, and what was typed stays', async () => {
  withVoucher();
  const { user } = show();
  await introduce(user);
  await user.click(await useVoucher());
  await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(english['forms.required']));
  await user.type(await codeField(), 'BAD');
  await user.click(await useVoucher());
  await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(USED_UP));
  expect(await codeField()).toHaveValue('BAD');
  expect(await field('checkout.firstName')).toHaveValue('Mere');
});

test('a voucher that was used elsewhere before the press is explained at its field, and nothing typed is lost', async () => {
  const { left } = withVoucher();
  server.use(
    respondAt(guestOrder, () => refuse(422, { message: USED_UP, fields: { voucher_code: USED_UP } })),
  );
  const { user } = show();
  await introduce(user);
  await user.type(await codeField(), 'GOOD');
  await user.click(await useVoucher());
  const place = await screen.findByRole('button', { name: byVoucher('$30.00') });
  left.amount = 0;
  await user.click(place);
  await waitFor(async () => expect(await codeField()).toHaveAccessibleDescription(USED_UP));
  expect(await codeField()).toHaveValue('GOOD');
  expect(await field('checkout.email')).toHaveValue('mere@example.nz');
  expect(await screen.findByRole('button', { name: 'Pay $30.00 Now' })).toBeVisible();
});

test('a voucher from before isn’t spent on an order that is free meanwhile, and is there again when it isn’t', async () => {
  withVoucher();
  const free = { ...TICKETS, discount_amount: 30, total_amount: 0 };
  let cart = TICKETS;
  const sent: unknown[] = [];
  server.use(
    respond(getCart, () => cart),
    respond(guestOrder, ({ input }) => {
      sent.push(input);
      return REFUSED;
    }),
  );
  const { user } = show();
  await introduce(user);
  await user.type(await codeField(), 'GOOD');
  await user.click(await useVoucher());
  expect(await screen.findByRole('button', { name: byVoucher('$30.00') })).toBeVisible();
  cart = free;
  await act(() => browserCartActions().refresh());
  await user.click(screen.getByRole('button', { name: english['checkout.placeFree'] }));
  expect(screen.queryByText(english['cart.voucher'])).toBeNull();
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(sent).toMatchObject([{ voucher_code: '', shown_total: 0 }]);
  cart = TICKETS;
  await act(() => browserCartActions().refresh());
  expect(await screen.findByRole('button', { name: byVoucher('$30.00') })).toBeVisible();
});

test('while payments are off, a guest’s voucher that covers the order still pays for it', async () => {
  withVoucher();
  const sent: unknown[] = [];
  server.use(
    respond(guestOrder, ({ input }) => {
      sent.push(input);
      return REFUSED;
    }),
  );
  const { user } = show({ takesCards: false });
  await introduce(user);
  expect(screen.getByText(english['payment.off'])).toBeVisible();
  await user.click(screen.getByRole('button', { name: english['checkout.place'] }));
  await user.type(await codeField(), 'GOOD');
  await user.click(await useVoucher());
  await user.click(await screen.findByRole('button', { name: byVoucher('$30.00') }));
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(sent).toMatchObject([{ voucher_code: 'GOOD', shown_total: 0 }]);
});

test('tells a guest what they can do about an order too small for a card', async () => {
  server.use(respond(getCart, () => ({ ...TICKETS, total_amount: 0.3, card_minimum: 0.5 })));
  show();
  const advice = english['checkout.tooSmallGuest'].replace('{{amount}}', '$0.50');
  expect(await screen.findByText(advice)).toBeVisible();
  // Only customers have credit.
  expect(advice).not.toMatch(/credit/);
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
});

test('a content server that can’t take vouchers from guests isn’t asked for one', async () => {
  document.querySelector<HTMLMetaElement>(`meta[name="${EXTENSIONS_META}"]`)?.remove();
  show();
  expect(await field('checkout.email')).toBeVisible();
  expect(screen.queryByText(english['cart.voucher'])).toBeNull();
});
