import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBrowserSession } from '@/lib/session/browser-api';
import { browserCart } from '@/lib/cart/browser-cart';
import { cartAdd, searchSku } from '@/lib/contract/endpoints/cart';
import { productSchema } from '@/lib/contract/entities/shop';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getTranslator } from '@/lib/i18n/translator';
import english from '@/locales/en.json';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { EMPTY_CART } from '@/tests/widgets/records';
import { TicketForm } from './ticket-form';

const t = await getTranslator('en');
const german = await getTranslator('de');
/* Nothing is in other people's carts, unless a test says so. */
const server = testServer(respond(searchSku, () => ({ data: [] })));

const PRODUCT = productSchema.parse({
  id: 4,
  name: 'Weekend ticket',
  slug: 'weekend',
  price: 55,
  skus: [
    {
      id: 41,
      code: 'A',
      name: 'Adult',
      admission: 'adult',
      price: 55,
      price_until: '2027-01-04',
      later_price: 65,
      in_stock: true,
      stock: 3,
    },
    { id: 42, code: 'C', name: 'Child', admission: 'child', price: 30, in_stock: true },
    { id: 43, code: 'P', name: 'By the gate', admission: 'parking', price: 10, in_stock: false },
  ],
  ticket: { event: 'Southern Sprint', start_date: '2027-01-16', end_date: '2027-01-17' },
});
const CART = { ...EMPTY_CART, item_count: 1 };

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  browserCart().reset();
  stop = startBrowserSession();
});
afterEach(() => stop());

function show(product = PRODUCT) {
  render(
    <I18nProvider lang="en" messages={english}>
      <TicketForm product={product} language="en" t={t} />
    </I18nProvider>,
  );
  return userEvent.setup();
}

const countOf = (name: string) => screen.getByRole('spinbutton', { name: `Quantity of ${name}` });
const press = async (user: ReturnType<typeof userEvent.setup>) => {
  const button = await screen.findByRole('button', { name: english['cart.add'] });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
};

test('shows each kind with its price, how long it is valid, and what is left; sold-out kinds can’t be chosen', () => {
  show();
  expect(screen.getByText('16–17 January 2027')).toBeVisible();
  expect(screen.getByText('Until 4 January 2027, then $65.00')).toBeVisible();
  expect(screen.getByText('$55.00')).toBeVisible();
  expect(screen.getByText(/3 left/)).toBeVisible();
  expect(countOf('Adult')).toHaveAttribute('max', '3');
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(screen.getAllByRole('spinbutton')).toHaveLength(2);
});

test('tells browsers without scripts why it can’t be sent, if there is anything to send', () => {
  show();
  expect(screen.getByText(english['formBlock.needsScript']).closest('.unscripted')).not.toBeNull();
  cleanup();
  show({ ...PRODUCT, skus: PRODUCT.skus.filter(({ in_stock }) => !in_stock) });
  expect(screen.queryByText(english['formBlock.needsScript'])).toBeNull();
});

test('shows the limit per person, and accepts no more of a kind', () => {
  show({ ...PRODUCT, max_per_customer: 2 });
  expect(screen.getByText('No more than 2 per person')).toBeVisible();
  for (const name of ['Adult', 'Child']) expect(countOf(name)).toHaveAttribute('max', '2');
});

test('explains to readers of other languages whom a ticket admits', () => {
  render(<TicketForm product={PRODUCT} language="de" t={german} />);
  expect(screen.getByText(/Erwachsene/)).toBeVisible();
});

test('adds all chosen kinds with one press', async () => {
  const added: unknown[] = [];
  server.use(
    respond(cartAdd, ({ input }) => {
      added.push([input.sku, input.qty]);
      return CART;
    }),
  );
  const user = show();
  await user.clear(countOf('Adult'));
  await user.type(countOf('Adult'), '2');
  await user.clear(countOf('Child'));
  await user.type(countOf('Child'), '1');
  await press(user);
  expect(await screen.findByText(english['cart.added'])).toBeVisible();
  expect(added).toEqual([
    [41, 2],
    [42, 1],
  ]);
  // Another press would start again.
  expect(countOf('Adult')).toHaveValue(0);
});

test('asks for a quantity if none is chosen, reports at its field what can’t be added, and adds nothing twice', async () => {
  const added: number[] = [];
  let isSoldOut = true;
  server.use(
    respond(cartAdd, ({ input }) => {
      if (input.sku === 42 && isSoldOut)
        return refuse(422, { message: 'Only 1 left', fields: { qty: 'Only 1 left' } });
      added.push(input.sku);
      return CART;
    }),
  );
  const user = show();
  await press(user);
  expect(await screen.findAllByText(new RegExp(english['tickets.howMany']))).not.toHaveLength(0);
  await user.clear(countOf('Adult'));
  await user.type(countOf('Adult'), '2');
  await user.clear(countOf('Child'));
  await user.type(countOf('Child'), '4');
  await press(user);
  await waitFor(() => expect(countOf('Child')).toBeInvalid());
  expect(countOf('Child')).toHaveValue(4);
  expect(countOf('Adult')).toHaveValue(0);
  isSoldOut = false;
  await press(user);
  expect(await screen.findByText(english['cart.added'])).toBeVisible();
  expect(added).toEqual([41, 42]);
});

/** The problems at the top of the form, which have the focus. */
const summary = async () => {
  const box = await screen.findByRole('alert');
  await waitFor(() => expect(box).toHaveFocus());
  return within(box);
};
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, count: string) => {
  await user.clear(countOf(name));
  await user.type(countOf(name), count);
};

test('where only some kinds can be added, says which are in the cart and why the others aren’t, and is read out', async () => {
  const added: number[] = [];
  server.use(
    respond(cartAdd, ({ input }) => {
      if (input.sku === 41) return refuse(422, { message: 'Only 1 left', fields: { qty: 'Only 1 left' } });
      added.push(input.sku);
      return CART;
    }),
  );
  const user = show();
  await choose(user, 'Adult', '2');
  await choose(user, 'Child', '3');
  await press(user);
  const said = await summary();
  expect(said.getByText(/^Added to your cart: 3 × Child\. /)).toBeVisible();
  expect(said.getByRole('link')).toHaveTextContent('Quantity of Adult: Only 1 left');
  expect(countOf('Adult')).toBeInvalid();
  expect(countOf('Adult')).toHaveValue(2);
  expect(countOf('Child')).toHaveValue(0);
  expect(added).toEqual([42]);
  expect(screen.getByRole('link', { name: english['cart.show'] })).toHaveAttribute('href', '/cart');
  // Not everything is in the cart.
  expect(screen.queryByText(english['cart.added'])).toBeNull();
});

test('says of each kind why it can’t be added, and confirms nothing', async () => {
  server.use(
    respond(cartAdd, ({ input }) => {
      const message = input.sku === 41 ? 'Only 1 left' : 'No more than 4 per person';
      return refuse(422, { message, fields: { qty: message } });
    }),
  );
  const user = show();
  await choose(user, 'Adult', '2');
  await choose(user, 'Child', '5');
  await press(user);
  const said = await summary();
  expect(said.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Quantity of Adult: Only 1 left',
    'Quantity of Child: No more than 4 per person',
  ]);
  expect(screen.queryByText(/^Added to your cart/)).toBeNull();
  expect(screen.queryByRole('link', { name: english['cart.show'] })).toBeNull();
});

test('without a connection says what is in the cart already, and tries no other kind', async () => {
  const asked: number[] = [];
  server.use(
    respondAt(cartAdd, ({ input }) => {
      asked.push(Number(input['sku']));
      return asked.length === 1 ? CART : HttpResponse.error();
    }),
  );
  const third = { ...PRODUCT.skus[1]!, id: 44, code: 'F', name: 'Family', admission: 'family' as const };
  const user = show({ ...PRODUCT, skus: [...PRODUCT.skus, third] });
  for (const name of ['Adult', 'Child', 'Family']) await choose(user, name, '1');
  await press(user);
  const said = await summary();
  expect(said.getByText(`Added to your cart: 1 × Adult. ${english['forms.offline']}`)).toBeVisible();
  expect(asked).toEqual([41, 42]);
  expect(countOf('Adult')).toHaveValue(0);
  for (const name of ['Child', 'Family']) expect(countOf(name)).toHaveValue(1);
});

test('once somebody is choosing, shows how many of the few left are in other carts, and again after each press', async () => {
  const [adult, child] = [
    { id: 41, code: 'A', price: 55 },
    { id: 42, code: 'C', price: 30 },
  ];
  let left = 1;
  server.use(
    respond(cartAdd, () => CART),
    respond(searchSku, ({ input }) => ({
      data:
        input.product === PRODUCT.id
          ? [
              { ...adult, in_stock: left > 0, stock: left, is_held_by_others: true },
              { ...child, in_stock: true, stock: null, is_held_by_others: false },
            ]
          : [],
    })),
  );
  const user = show();
  expect(screen.getByText(/3 left/)).toBeVisible();
  await user.click(countOf('Adult'));
  const note = english['cart.notInOtherCarts'].replace('{{number}}', '1');
  expect(await screen.findByText(note)).toBeVisible();
  left = 0;
  await user.clear(countOf('Child'));
  await user.type(countOf('Child'), '1');
  await press(user);
  expect(await screen.findByText(english['cart.inOtherCarts'])).toBeVisible();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
  expect(screen.getByText(/3 left/)).toBeVisible();
});
