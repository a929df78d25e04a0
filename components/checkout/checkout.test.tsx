import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { z } from 'zod';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBrowserSession } from '@/lib/session/browser-api';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { browserCart } from '@/lib/cart/browser-cart';
import {
  createAddress,
  getAuthUser,
  getCreditBalance,
  listAddresses,
} from '@/lib/contract/endpoints/account';
import { getCart, getWaitingRoom, shippingQuote } from '@/lib/contract/endpoints/cart';
import { creditCardSurchargeOf, submitOrder } from '@/lib/contract/endpoints/payments';
import { TURN_NEEDED } from '@/lib/contract/text-codes';
import { addressSchema } from '@/lib/contract/entities/account';
import type { cartSchema } from '@/lib/contract/entities/cart';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { SESSION_KEY } from '@/lib/session/store';
import german from '@/locales/de.json';
import english from '@/locales/en.json';
import { createTestRouter } from '@/tests/app-router';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { EMPTY_CART } from '@/tests/widgets/records';
import CheckoutScreen from './checkout-screen.client';

const server = testServer();

const HOME = addressSchema.parse({
  id: 4,
  display_name: 'Home',
  street_address: '12 Paddock Lane',
  postcode: '3710',
  city: 'Te Kauwhata',
  country: 'New Zealand',
});
const CART: z.input<typeof cartSchema> = {
  ...EMPTY_CART,
  item_count: 1,
  items: [
    {
      id: 1,
      name: 'Cap',
      sku_id: 3,
      sku: { code: 'CAP' },
      qty: 1,
      price: 30,
      subtotal: 30,
      can_purchase_qty: 9,
    },
  ],
  subtotal: 30,
  sessionKey: '',
  total_amount: 30,
};
const COURIER = { shipping_type_id: 8, shipping_name: 'Courier', amount: 8.5, is_pick_up: false };
const PICK_UP = { shipping_type_id: 9, shipping_name: 'Fetched at the gate', amount: 0, is_pick_up: true };

let stop = () => {};
let addresses = [HOME];

/** A signed-in customer with something in the cart. */
function signIn(id: number) {
  const session = { access_token: 'a', refresh_token: 'r', profile: { id, first_name: 'Mere' } };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ version: 1, state: session }));
  server.use(respond(getAuthUser, () => ({ id })));
}

beforeEach(() => {
  document.cookie = 'queue=; Path=/; Max-Age=0';
  localStorage.clear();
  sessionStorage.clear();
  browserCart().reset();
  addresses = [HOME];
  document.documentElement.lang = 'en';
  server.use(
    respond(getCart, () => CART),
    respond(getCreditBalance, () => ({ balance: 0 })),
    respond(listAddresses, () => ({ data: addresses })),
    respond(shippingQuote, () => [COURIER, PICK_UP]),
    respond(creditCardSurchargeOf, () => ({ surcharge: 0 })),
  );
  signIn(7);
});
afterEach(() => stop());

function show(messages: Record<string, string> = english, { takesCards = true } = {}) {
  const { router } = createTestRouter();
  stop = startBrowserSession();
  const lang = messages === english ? 'en' : 'de';
  document.documentElement.lang = lang;
  render(
    <AppRouterContext value={router}>
      <I18nProvider lang={lang} messages={messages}>
        <CheckoutScreen supplier={1} isShopOpen takesCards={takesCards} />
      </I18nProvider>
    </AppRouterContext>,
  );
  return userEvent.setup();
}

/** Leaves the page and returns: from the payment, after a sign-in, or by a reload. */
function comeBack() {
  cleanup();
  stop();
  return show();
}

const note = () => screen.findByRole('textbox', { name: english['checkout.note'] });
const place = () => screen.findByRole('button', { name: /^Pay \$/ });

test("restores a customer's choices and input when they come back, and nobody else's", async () => {
  const user = show();
  await user.type(await note(), 'Ring twice');
  await user.click(await screen.findByRole('radio', { name: /Paddock Lane/ }));
  await user.click(await screen.findByRole('radio', { name: /Courier/ }));
  comeBack();
  expect(await note()).toHaveValue('Ring twice');
  await waitFor(() => expect(screen.getByRole('radio', { name: /Courier/ })).toBeChecked());
  // As it is written in New Zealand: the postcode after the town.
  expect(screen.getByRole('radio', { name: /12 Paddock Lane, Te Kauwhata 3710, New Zealand/ })).toBeChecked();
  signIn(8);
  comeBack();
  expect(await note()).toHaveValue('');
});

test('until cart, addresses and prices are known, something of their shape stands in their places', async () => {
  const [cart, list, quotes] = [0, 1, 2].map(() => Promise.withResolvers<null>());
  const after = async <T,>(held: typeof cart, answer: T) => {
    await held?.promise;
    return answer;
  };
  server.use(
    respond(getCart, () => after(cart, CART)),
    respond(listAddresses, () => after(list, { data: [HOME] })),
    respond(shippingQuote, () => after(quotes, [COURIER, PICK_UP])),
  );
  show();
  const waiting = { name: english['common.loading'] };
  expect(await screen.findByRole('status', waiting)).toBeVisible();
  cart?.resolve(null);
  const step = async (name: string) => within(await screen.findByRole('region', { name }));
  const [where, how] = [await step(english['checkout.where']), await step(english['checkout.how'])];
  expect(where.getByRole('status', waiting)).toBeVisible();
  expect(how.getByRole('status', waiting)).toBeVisible();
  list?.resolve(null);
  expect(await where.findByRole('radio', { name: /Paddock Lane/ })).toBeVisible();
  expect(where.queryByRole('status')).toBeNull();
  quotes?.resolve(null);
  expect(await how.findByRole('radio', { name: /Fetched/ })).toBeVisible();
  expect(how.queryByRole('status')).toBeNull();
});

test('keeps a partly typed new address until it is saved', async () => {
  addresses = [];
  server.use(respond(createAddress, () => ({ item: HOME })));
  let user = show();
  await user.type(
    await screen.findByLabelText(new RegExp(`^${english['checkout.street']}`)),
    '12 Paddock Lane',
  );
  user = comeBack();
  expect(await screen.findByLabelText(new RegExp(`^${english['checkout.street']}`))).toHaveValue(
    '12 Paddock Lane',
  );
  await user.type(screen.getByLabelText(new RegExp(`^${english['checkout.lastName']}`)), 'Tawhai');
  await user.type(screen.getByLabelText(new RegExp(`^${english['checkout.postcode']}`)), '3710');
  await user.type(screen.getByLabelText(new RegExp(`^${english['checkout.city']}`)), 'Te Kauwhata');
  await user.click(screen.getByRole('button', { name: english['checkout.saveAddress'] }));
  expect(await screen.findByRole('radio', { name: /Paddock Lane/ })).toBeChecked();
});

test('reports that saved addresses failed to load, and a retry keeps what is being typed', async () => {
  server.use(respondAt(listAddresses, () => refuse(503, { message: 'busy' })));
  const user = show();
  expect(await screen.findByText(english['checkout.noAddresses'])).toBeVisible();
  const street = () => screen.findByLabelText(new RegExp(`^${english['checkout.street']}`));
  await user.type(await street(), '7 Coral Road');
  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  server.use(respond(listAddresses, () => ({ data: addresses })));
  await user.click(screen.getByRole('button', { name: english['forms.again'] }));
  expect(await screen.findByRole('radio', { name: /Paddock Lane/ })).not.toBeChecked();
  expect(screen.queryByText(english['checkout.noAddresses'])).toBeNull();
  expect(await street()).toHaveValue('7 Coral Road');
  expect(screen.getByRole('radio', { name: /Fetched/ })).toBeChecked();
});

test('uses an address entered while the saved ones failed to load', async () => {
  server.use(
    respondAt(listAddresses, () => refuse(503, { message: 'busy' })),
    respond(createAddress, () => ({ item: HOME })),
  );
  const user = show();
  const type = async (label: string, words: string) =>
    user.type(await screen.findByLabelText(new RegExp(`^${label}`)), words);
  await type(english['checkout.street'], '12 Paddock Lane');
  await type(english['checkout.lastName'], 'Tawhai');
  await type(english['checkout.postcode'], '3710');
  await type(english['checkout.city'], 'Te Kauwhata');
  await user.click(screen.getByRole('button', { name: english['checkout.saveAddress'] }));
  expect(await screen.findByRole('radio', { name: /Paddock Lane/ })).toBeChecked();
  server.use(respond(listAddresses, () => ({ data: addresses })));
  await user.click(screen.getByRole('button', { name: english['forms.again'] }));
  await waitFor(() => expect(screen.queryByText(english['checkout.noAddresses'])).toBeNull());
  expect(screen.getAllByRole('radio', { name: /Paddock Lane/ })).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Paddock Lane/ })).toBeChecked();
});

test.each([
  [
    'is down',
    () => refuse(503, { message: 'The content server can’t be reached at the moment.' }),
    german['checkout.wrong'],
  ],
  ['does not answer', () => HttpResponse.error(), german['forms.offline']],
])(
  'explains in the visitor’s language when the server %s, and keeps what was typed (spec 8.7)',
  async (_, answer, said) => {
    server.use(respondAt(submitOrder, answer));
    const user = show(german);
    await user.type(
      await screen.findByRole('textbox', { name: german['checkout.note'] }),
      'Zweimal klingeln',
    );
    await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
    await user.click(await screen.findByRole('button', { name: 'Jetzt $30.00 zahlen' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(/content server/)).toBeNull();
    expect(screen.getByRole('textbox', { name: german['checkout.note'] })).toHaveValue('Zweimal klingeln');
    expect(await screen.findByRole('button', { name: 'Jetzt $30.00 zahlen' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  },
);

test('asks for neither address nor delivery method where only tickets are ordered', async () => {
  const sent: unknown[] = [];
  server.use(
    respond(getCart, () => ({ ...CART, needs_delivery: false })),
    respond(submitOrder, ({ input }) => {
      sent.push(input);
      return { success: false, payment: '', message: 'Sold out' };
    }),
  );
  const user = show();
  expect(await screen.findByText(english['checkout.ticketsEmailed'])).toBeVisible();
  expect(screen.queryByText(english['checkout.where'])).toBeNull();
  expect(screen.queryByRole('radio', { name: /Courier|Fetched/ })).toBeNull();
  await user.click(await place());
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(sent).toMatchObject([{ address: null, shipping_option_id: null }]);
});

test("shows the server's message about an order as it is; two presses make one order (spec 8.7)", async () => {
  let orders = 0;
  const bothPressed = Promise.withResolvers<null>();
  server.use(
    respond(submitOrder, async () => {
      orders += 1;
      await bothPressed.promise;
      return { success: false, message: 'The cap is sold out.', payment: '' };
    }),
  );
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  await user.dblClick(await place());
  bothPressed.resolve(null);
  expect(await screen.findByText('The cap is sold out.')).toBeVisible();
  expect(orders).toBe(1);
});

test('asks for the delivery method where it is chosen, and the summary leads there', async () => {
  const user = show(german);
  await screen.findByRole('radio', { name: /Fetched/ });
  await user.click(await screen.findByRole('button', { name: 'Jetzt $30.00 zahlen' }));
  const methods = screen.getByRole('radiogroup', { name: german['checkout.how'] });
  expect(methods).toHaveAccessibleDescription(german['checkout.chooseDelivery']);
  const lead = within(screen.getByRole('alert')).getByRole('link', {
    name: german['checkout.chooseDelivery'],
  });
  await user.click(lead);
  const first = within(methods).getAllByRole('radio')[0];
  expect(first).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /Fetched/ }));
  expect(methods).toHaveAccessibleDescription('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('reports that the cart failed to load, with a retry, and never waits for ever', async () => {
  server.use(respondAt(getCart, () => refuse(503, { message: 'busy' })));
  show();
  expect(await screen.findByText(english['forms.server'])).toBeVisible();
  expect(screen.getByRole('button', { name: english['forms.again'] })).toBeVisible();
});

test('an empty cart from before isn’t called empty while the server doesn’t answer, and can be ordered once it does', async () => {
  server.use(respond(getCart, () => EMPTY_CART));
  show();
  expect(await screen.findByText(english['cart.empty'])).toBeVisible();
  server.use(respondAt(getCart, () => HttpResponse.error()));
  comeBack();
  expect(await screen.findByRole('alert')).toHaveTextContent(english['islands.offline.title']);
  expect(screen.getByRole('button', { name: english['forms.again'] })).toBeVisible();
  expect(screen.queryByText(english['cart.empty'])).toBeNull();
  server.use(respond(getCart, () => CART));
  await act(() => browserCartActions().refresh());
  expect(await place()).toBeVisible();
  expect(screen.queryByText(english['islands.offline.title'])).toBeNull();
});

test('each delivery method has its name and its price with two decimals (spec 5.16)', async () => {
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Paddock Lane/ }));
  expect(await screen.findByRole('radio', { name: /^Courier.*\$8\.50/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Fetched at the gate.*\$0\.00/ })).toBeVisible();
});

test('says at the checkout what was removed while the customer was there', async () => {
  const removed = [{ name: 'Weekend pass', reason: 'postponed' as const }];
  server.use(
    respond(getCart, ({ input }) => ({
      ...CART,
      removed_items: input.shipping_type === 9 ? removed.splice(0) : [],
    })),
  );
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  const sentence = english['cart.removedPostponed'].replace('{{name}}', 'Weekend pass');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await place()).toBeVisible();
});

test('retries delivery prices that failed to load', async () => {
  server.use(respondAt(shippingQuote, () => refuse(503, { message: 'busy' })));
  const user = show();
  await screen.findByText(english['forms.server']);
  server.use(respond(shippingQuote, () => [PICK_UP]));
  await user.click(screen.getByRole('button', { name: english['forms.again'] }));
  expect(await screen.findByRole('radio', { name: /Fetched/ })).toBeVisible();
});

test('the button, the total and its tax match what will be charged, and are sent along', async () => {
  const shown: unknown[] = [];
  server.use(
    respond(getCart, () => ({ ...CART, total_tax: 3.91 })),
    respond(creditCardSurchargeOf, () => ({ surcharge: 0.87 })),
    respond(getCreditBalance, () => ({ balance: 100 })),
    respond(submitOrder, ({ input }) => {
      shown.push(input.shown_total);
      return { success: false, message: 'The total is now $30.90.', payment: '' };
    }),
  );
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  const button = await place();
  expect(button).toHaveTextContent('Pay $30.87 Now');
  const sum = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(sum(english['cart.total'])).toBe('$30.87');
  // 3/23 of $30.87; of $30.00 it would be $3.91.
  expect(sum(english['cart.gst'])).toBe('$4.03');
  server.use(respond(creditCardSurchargeOf, () => ({ surcharge: 0.9 })));
  await user.click(button);
  expect(await screen.findByText('The total is now $30.90.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Pay $30.90 Now' })).toBeVisible();
  expect(shown).toEqual([30.87]);
});

test("preselects the cart's delivery method in a tab that does not know it", async () => {
  const asked: unknown[] = [];
  server.use(
    respond(getCart, ({ input }) => {
      asked.push([input.shipping_type, input.shipping_address]);
      return { ...CART, shipping_type: 8, shipping_address: HOME, shipping_amount: 8.5, total_amount: 38.5 };
    }),
  );
  show();
  await waitFor(() => expect(screen.getByRole('radio', { name: /Courier/ })).toBeChecked());
  expect(screen.getByRole('radio', { name: /Paddock Lane/ })).toBeChecked();
  expect(await place()).toHaveTextContent('Pay $38.50 Now');
  // The first question left the choice as it was.
  expect(asked[0]).toEqual([undefined, undefined]);
});

const roomOf = (state: 'waiting' | 'inside', ticket = state) => ({
  state,
  ticket,
  place: state === 'waiting' ? 7 : 0,
  left_seconds: state === 'inside' ? 600 : 0,
  poll_seconds: 1,
  title: state === 'waiting' ? 'You’re in the queue' : 'It’s your turn',
  lines: state === 'waiting' ? ['Your place in the queue: 7'] : ['Time left: 10 minutes'],
});

test('waits for its turn in the waiting room, and is let in by itself', async () => {
  const tickets: string[] = [];
  let room = roomOf('waiting');
  server.use(
    respond(getCart, () => ({ ...CART, needs_turn: true })),
    respond(getWaitingRoom, ({ input }) => {
      tickets.push(input.ticket);
      return room;
    }),
  );
  show();
  expect(await screen.findByText('Your place in the queue: 7')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  // The words follow their live region, or they wouldn't be read out.
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('You’re in the queue Your place in the queue: 7'),
  );
  room = roomOf('inside');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'It’s your turn' })).toHaveFocus());
  expect(await place()).toBeVisible();
  expect(tickets.slice(0, 2)).toEqual(['', 'waiting']);
});

test('an order after its turn leads back into the queue, with what was typed', async () => {
  let room = roomOf('inside');
  const turns: unknown[] = [];
  server.use(
    respond(getCart, () => ({ ...CART, needs_turn: true })),
    respond(getWaitingRoom, () => room),
    respond(submitOrder, ({ input }) => {
      turns.push(input.turn);
      room = roomOf('waiting');
      return refuse(429, { message: 'It isn’t your turn yet.', text_code: TURN_NEEDED });
    }),
  );
  const user = show();
  await user.type(await note(), 'Ring twice');
  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  await user.click(await place());
  expect(await screen.findByText('Your place in the queue: 7')).toBeVisible();
  expect(turns).toEqual(['inside']);
  room = roomOf('inside');
  await waitFor(async () => expect(await note()).toHaveValue('Ring twice'));
});

test('with a sold-out cart visitors keep their place, and once let in get the cart as it is then', async () => {
  let cart = { ...CART, needs_turn: true, all_in_stock: false };
  let room = roomOf('waiting');
  server.use(
    respond(getCart, () => cart),
    respond(getWaitingRoom, () => room),
  );
  show();
  expect(await screen.findByText('Your place in the queue: 7')).toBeVisible();
  expect(screen.getByText(english['cart.notInStock'])).toBeVisible();
  cart = { ...cart, all_in_stock: true };
  room = roomOf('inside');
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible();
  expect(screen.queryByText(english['cart.notInStock'])).toBeNull();
});

test('says before paying that a card can’t pay so little, and sends nothing', async () => {
  const sent: unknown[] = [];
  server.use(
    respond(getCart, () => ({ ...CART, total_amount: 0.3, card_minimum: 0.5 })),
    respond(submitOrder, ({ input }) => {
      sent.push(input);
      return { success: false, message: '', payment: '' };
    }),
  );
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  expect(await screen.findByText(english['checkout.tooSmall'].replace('{{amount}}', '$0.50'))).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: english['checkout.place'] }));
  expect(sent).toEqual([]);
});

test.each([
  ['keep_credit', english['payment.pay'].replace('{{amount}}', '$0.50'), 0.5],
  ['waive', english['checkout.payCredit'].replace('{{amount}}', '$29.70'), 0],
] as const)(
  'charges a rest that is too small as the rule %s says',
  async (small_rest, label, shown_total) => {
    const sent: unknown[] = [];
    server.use(
      respond(getCart, (): typeof CART => ({
        ...CART,
        payment_types: ['card', 'credit'],
        card_minimum: 0.5,
        small_rest,
      })),
      respond(getCreditBalance, () => ({ balance: 29.7 })),
      respond(submitOrder, ({ input }) => {
        sent.push(input);
        return { success: false, message: '', payment: '' };
      }),
    );
    const user = show();
    await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
    await user.click(await screen.findByRole('checkbox', { name: /\$29\.70/ }));
    const button = await screen.findByRole('button', { name: label });
    const waived = screen.queryByText(english['cart.waived'])?.nextElementSibling?.textContent;
    expect(waived).toBe(small_rest === 'waive' ? '-$0.30' : undefined);
    await user.click(button);
    await waitFor(() => expect(sent).toMatchObject([{ use_credit: true, shown_total }]));
  },
);

/** A cart of $30.00, $38.50 with the courier. Like the server's, it keeps the delivery when a later call doesn't name one. */
function cartOfCustomerWithCredit() {
  let delivery: number | null = null;
  return respond(getCart, ({ input }): typeof CART => {
    if (input.shipping_type !== undefined) delivery = input.shipping_type;
    return {
      ...CART,
      payment_types: ['card', 'credit'],
      ...(delivery === 8 ? { shipping_amount: 8.5, total_amount: 38.5, shipping_type: 8 } : {}),
    };
  });
}

const creditBox = () => screen.findByRole('checkbox', { name: /\$30\.00/ });
const howToPay = () => screen.queryByRole('region', { name: english['checkout.payment'] });

test('credit that covers the total, since delivery costs less, leaves nothing for a card; without it the card pays, at once', async () => {
  const sent: unknown[] = [];
  server.use(
    cartOfCustomerWithCredit(),
    respond(getCreditBalance, () => ({ balance: 30 })),
    respond(submitOrder, ({ input }) => {
      sent.push(input);
      return { success: false, message: '', payment: '' };
    }),
  );
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Paddock Lane/ }));
  await user.click(await screen.findByRole('radio', { name: /Courier/ }));
  await user.click(await creditBox());
  // Once the server has added the courier's price.
  await waitFor(() => expect(howToPay()).toBeVisible());
  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  const withCredit = english['checkout.payCredit'].replace('{{amount}}', '$30.00');
  await user.click(await screen.findByRole('button', { name: withCredit }));
  expect(howToPay()).toBeNull();
  await waitFor(() =>
    expect(sent).toMatchObject([{ paymentGateway: 'credit', use_credit: false, shown_total: 0 }]),
  );

  await user.click(await creditBox());
  expect(await creditBox()).toHaveFocus();
  expect(howToPay()).toHaveTextContent(english['checkout.card']);
  const label = english['payment.pay'].replace('{{amount}}', '$30.00');
  await user.click(await screen.findByRole('button', { name: label }));
  await waitFor(() =>
    expect(sent[1]).toMatchObject({ paymentGateway: 'card', use_credit: false, shown_total: 30 }),
  );
});

test('credit that no longer covers the total, since delivery was added, pays its part and the card the rest', async () => {
  const sent: unknown[] = [];
  server.use(
    cartOfCustomerWithCredit(),
    respond(getCreditBalance, () => ({ balance: 30 })),
    respond(submitOrder, ({ input }) => {
      sent.push(input);
      return { success: false, message: '', payment: '' };
    }),
  );
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Fetched/ }));
  await user.click(await creditBox());
  const withCredit = english['checkout.payCredit'].replace('{{amount}}', '$30.00');
  expect(await screen.findByRole('button', { name: withCredit })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /Paddock Lane/ }));
  await user.click(await screen.findByRole('radio', { name: /Courier/ }));
  const label = english['payment.pay'].replace('{{amount}}', '$8.50');
  await user.click(await screen.findByRole('button', { name: label }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ paymentGateway: 'card', use_credit: true, shown_total: 8.5 }]),
  );
  expect(await creditBox()).toBeChecked();
});

test('credit chosen as the payment method before the site was updated is still used, until the customer says otherwise', async () => {
  const before = { note: 'Ring twice', address: null, quote: 9, payment: 'credit', useCredit: false };
  sessionStorage.setItem('order-draft-7', JSON.stringify({ ...before, voucher: '', place: {} }));
  server.use(
    cartOfCustomerWithCredit(),
    respond(getCreditBalance, () => ({ balance: 30 })),
  );
  const user = show();
  expect(await creditBox()).toBeChecked();
  expect(await note()).toHaveValue('Ring twice');
  await user.click(await creditBox());
  comeBack();
  expect(await creditBox()).not.toBeChecked();
  expect(await note()).toHaveValue('Ring twice');
});

test('a server that doesn’t take credit for a whole order isn’t offered any', async () => {
  server.use(respond(getCreditBalance, () => ({ balance: 30 })));
  show();
  expect(await place()).toHaveTextContent('Pay $30.00 Now');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

/* A free order: of a free ticket, or with a code that takes everything off. */

const TICKETS: typeof CART = { ...CART, needs_delivery: false, payment_types: ['card', 'credit'] };
const FREE: typeof CART = { ...TICKETS, promotion_code: 'FREE', discount_amount: 30, total_amount: 0 };

test('a free order asks for no payment, also of a customer with credit, and is placed at the press', async () => {
  const sent: unknown[] = [];
  server.use(
    respond(getCart, () => FREE),
    respond(getCreditBalance, () => ({ balance: 30 })),
    respond(submitOrder, ({ input }) => {
      sent.push(input);
      return { success: true, message: '', payment: '', order_id: 12, invoice_id: 5 };
    }),
  );
  const user = show();
  const order = await screen.findByRole('button', { name: english['checkout.placeFree'] });
  expect(screen.getByText(english['checkout.ticketsEmailedFree'])).toBeVisible();
  expect(howToPay()).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(order);
  expect(await screen.findByText(english['checkout.thanks'])).toBeVisible();
  expect(sent).toMatchObject([{ paymentGateway: 'card', use_credit: false, shown_total: 0 }]);
});

test('a code that is applied or removed elsewhere changes at once whether there is anything to pay', async () => {
  let cart = TICKETS;
  server.use(respond(getCart, () => cart));
  show();
  expect(await place()).toBeVisible();
  expect(howToPay()).toBeVisible();
  const change = async (to: typeof CART) => {
    cart = to;
    await act(() => browserCartActions().refresh());
  };
  await change(FREE);
  expect(screen.getByRole('button', { name: english['checkout.placeFree'] })).toBeVisible();
  expect(howToPay()).toBeNull();
  expect(screen.queryByText(english['checkout.ticketsEmailed'])).toBeNull();
  await change(TICKETS);
  expect(await place()).toBeVisible();
  expect(howToPay()).toBeVisible();
  expect(screen.queryByText(english['checkout.ticketsEmailedFree'])).toBeNull();
});

test('while payments are off, the checkout says what can be ordered, and credit that covers the order still pays for it', async () => {
  const sent: unknown[] = [];
  server.use(
    respond(getCart, () => TICKETS),
    respond(getCreditBalance, () => ({ balance: 30 })),
    respond(submitOrder, ({ input }) => {
      sent.push(input);
      return { success: true, message: '', payment: '', order_id: 12, invoice_id: 5 };
    }),
  );
  const user = show(english, { takesCards: false });
  expect(await screen.findByText(english['payment.off'])).toBeVisible();
  expect(howToPay()).toBeNull();
  expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: english['checkout.place'] }));
  expect(sent).toEqual([]);

  await user.click(await creditBox());
  const withCredit = english['checkout.payCredit'].replace('{{amount}}', '$30.00');
  await user.click(await screen.findByRole('button', { name: withCredit }));
  expect(await screen.findByText(english['checkout.thanks'])).toBeVisible();
  expect(screen.queryByText(english['payment.off'])).toBeNull();
  expect(sent).toMatchObject([{ paymentGateway: 'credit', shown_total: 0 }]);
});

test('while payments are off, nothing of that stands in the way of a free order', async () => {
  server.use(
    respond(getCart, () => FREE),
    respond(submitOrder, () => ({ success: true, message: '', payment: '', order_id: 12, invoice_id: 5 })),
  );
  const user = show(english, { takesCards: false });
  const order = await screen.findByRole('button', { name: english['checkout.placeFree'] });
  expect(screen.queryByText(english['payment.off'])).toBeNull();
  await user.click(order);
  expect(await screen.findByText(english['checkout.thanks'])).toBeVisible();
});
