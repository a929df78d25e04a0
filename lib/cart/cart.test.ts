import { expect, test } from 'vitest';
import { createContractCalls } from '@/lib/api/contract-calls';
import { cartAdd, cartRemove, cartUpdate, getCart, mergeCart } from '@/lib/contract/endpoints/cart';
import { createMemoryStorage, type TextStorage } from '@/lib/persistence/text-storage';
import { BLANK_PROFILE, createSessionStore } from '@/lib/session/store';
import { refuse, respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';
import { createCartActions } from './actions';
import { followSession } from './follow-session';
import { BLANK_CART } from './state';
import { CART_KEY, createCartStore } from './store';

const server = testServer();

const TOKENS = { access_token: 'a', refresh_token: 'r' };
const cartOf = (item_count: number, sessionKey = 'anonymous-1') => ({
  item_count,
  items: [],
  subtotal: 10 * item_count,
  sessionKey,
  all_in_stock: true,
  total_amount: 10 * item_count,
});

function openTab(storage: TextStorage = createMemoryStorage(), tokens: typeof TOKENS | null = null) {
  const refusals: unknown[] = [];
  const cart = createCartStore(storage, (cause) => refusals.push(cause));
  const actions = createCartActions(createContractCalls(createTestClient(tokens).client), cart, {
    accessToken: () => tokens?.access_token ?? null,
    exclusively: (work) => work(),
  });
  return { cart, actions, storage, refusals };
}

test("keeps the server's key of the anonymous cart for the next call and the next visit (spec 3.11)", async () => {
  const sessions: string[] = [];
  server.use(
    respond(cartAdd, ({ input }) => {
      sessions.push(input.session);
      return cartOf(sessions.length);
    }),
  );
  const { actions, storage } = openTab();
  await actions.add(7, 1, []);
  await actions.add(7, 1, []);
  expect(sessions).toEqual(['', 'anonymous-1']);

  const later = openTab(storage).cart;
  expect(later.getState()).toEqual(BLANK_CART);
  later.rehydrate();
  expect(later.getState()).toMatchObject({ sessionKey: 'anonymous-1', item_count: 2 });
});

test("merges the anonymous cart into the customer's and then identifies it by the customer alone (spec 4.6)", async () => {
  server.use(
    respond(cartAdd, () => cartOf(1)),
    respond(mergeCart, ({ input }) => cartOf(input.session === 'anonymous-1' ? 3 : 0, '')),
  );
  const storage = createMemoryStorage();
  await openTab(storage).actions.add(7, 1, []);
  const { actions, cart } = openTab(storage, TOKENS);
  expect((await actions.merge()).ok).toBe(true);
  expect(cart.getState()).toMatchObject({ sessionKey: '', item_count: 3 });
});

test("a customer's cart that arrives after the sign-out is not shown", async () => {
  const { client, state } = createTestClient(TOKENS);
  const cart = createCartStore(createMemoryStorage(), (cause) => expect.fail(String(cause)));
  const actions = createCartActions(createContractCalls(client), cart, {
    accessToken: () => state.tokens?.access_token ?? null,
    exclusively: (work) => work(),
  });
  const counts = new Set<number>();
  cart.subscribe(({ item_count }) => counts.add(item_count));
  const leaving = () => {
    const isCustomers = state.tokens !== null;
    state.tokens = null;
    cart.reset();
    return cartOf(isCustomers ? 9 : 0);
  };
  server.use(respond(getCart, leaving), respond(cartAdd, leaving));
  for (const call of [() => actions.refresh(), () => actions.add(7, 1, []), () => actions.promote('')]) {
    state.tokens = TOKENS;
    expect((await call()).ok).toBe(true);
  }
  expect([...counts]).toEqual([0]);
});

test('keeps the anonymous cart when the merge fails, and merges it the next time', async () => {
  server.use(
    respond(cartAdd, () => cartOf(2)),
    respond(mergeCart, () => refuse(503)),
  );
  const storage = createMemoryStorage();
  await openTab(storage).actions.add(7, 2, []);
  const { actions, cart } = openTab(storage, TOKENS);
  expect((await actions.merge()).ok).toBe(false);
  expect(cart.getState()).toMatchObject({ sessionKey: 'anonymous-1', item_count: 2 });

  server.use(respond(mergeCart, () => cartOf(2, '')));
  expect((await actions.merge()).ok).toBe(true);
  expect(cart.getState().sessionKey).toBe('');
});

test('merges once when two tabs notice the sign-in', async () => {
  let merges = 0;
  server.use(
    respond(cartAdd, () => cartOf(1)),
    respond(mergeCart, () => {
      merges += 1;
      return cartOf(1, '');
    }),
    respond(getCart, () => cartOf(1, '')),
  );
  const storage = createMemoryStorage();
  await openTab(storage).actions.add(7, 1, []);
  const tabs = [openTab(storage, TOKENS), openTab(storage, TOKENS)];
  for (const { actions } of tabs) await actions.merge();
  expect(merges).toBe(1);
});

test('reacts once each to a sign-in, a sign-out and an unmerged cart', () => {
  const seen: string[] = [];
  const storage = createMemoryStorage();
  const session = createSessionStore(createMemoryStorage(), { report: () => undefined });
  const { cart } = openTab(storage);
  followSession(session, cart, {
    onSignIn: () => seen.push('in'),
    onSignOut: () => seen.push('out'),
  });
  session.rehydrate();
  expect(seen).toEqual([]);
  session.setTokens(TOKENS);
  session.setTokens({ access_token: 'b', refresh_token: 's' });
  session.logout();
  expect(seen).toEqual(['in', 'out']);
});

test('a customer who signs in over another one doesn’t get that one’s cart', () => {
  const seen: string[] = [];
  const session = createSessionStore(createMemoryStorage(), { report: () => undefined });
  followSession(session, openTab().cart, {
    onSignIn: () => seen.push('in'),
    onSignOut: () => seen.push('out'),
  });
  session.rehydrate();
  session.setTokens(TOKENS);
  session.setProfile({ ...BLANK_PROFILE, id: 7 });
  session.setTokens({ access_token: 'b', refresh_token: 's' });
  session.setProfile({ ...BLANK_PROFILE, id: 7, first_name: 'Mere' });
  expect(seen).toEqual(['in']);
  session.setProfile(BLANK_PROFILE);
  session.setTokens({ access_token: 'c', refresh_token: 't' });
  session.setProfile({ ...BLANK_PROFILE, id: 8 });
  expect(seen).toEqual(['in', 'out']);
});

test.each([
  ['broken text', '{"state":'],
  ['another version', JSON.stringify({ state: { item_count: 3 }, version: 99 })],
  ['an invalid count', JSON.stringify({ state: { item_count: 'many' }, version: 1 })],
])('treats stored %s as an empty cart', (_what, stored) => {
  const { cart, storage } = openTab();
  storage.setItem(CART_KEY, stored);
  cart.rehydrate();
  expect(cart.getState()).toEqual(BLANK_CART);
});

test('keeps a promotion code only if the server accepts it', async () => {
  server.use(
    respond(getCart, ({ input }) => ({
      ...cartOf(1),
      promotion_code: input.promotion_code === 'SUMMER' ? 'SUMMER' : '',
    })),
  );
  const { actions, cart } = openTab();
  await actions.promote('NONSENSE');
  expect(cart.getState().promotion_code).toBe('');
  await actions.promote('SUMMER');
  expect(cart.getState().promotion_code).toBe('SUMMER');
  await actions.promote('');
  expect(cart.getState().promotion_code).toBe('');
});

test('takes a code in any spelling that the server reads as the same one', async () => {
  server.use(
    respond(getCart, ({ input }) => ({
      ...cartOf(1),
      promotion_code: input.promotion_code === 'SUMMER-10' ? 'SUMMER-10' : '',
    })),
  );
  for (const typed of ['summer 10', 'ＳＵＭＭＥＲ－１０', 'Summer\u201310\u200b']) {
    const { actions, cart } = openTab();
    await actions.promote(typed);
    expect([typed, cart.getState().promotion_code]).toEqual([typed, 'SUMMER-10']);
  }
});

test("keeps the promotion code through every cart change, even if the server's calls do not return it", async () => {
  const plain = () => cartOf(2, '');
  server.use(
    respond(getCart, ({ input }) =>
      input.promotion_code === 'SUMMER'
        ? { ...plain(), promotion_code: 'SUMMER', discount_amount: 2, total_amount: 18 }
        : plain(),
    ),
    respond(cartAdd, plain),
    respond(cartUpdate, plain),
    respond(cartRemove, plain),
    respond(mergeCart, plain),
  );
  const storage = createMemoryStorage();
  const first = openTab(storage, TOKENS);
  await first.actions.promote('SUMMER');
  const second = openTab(storage, TOKENS);
  second.cart.rehydrate();
  for (const change of [
    () => first.actions.add(7, 1, []),
    () => first.actions.update(1, 2),
    () => second.actions.remove(1),
    () => second.actions.merge(),
    () => second.actions.refresh(),
  ])
    expect(await change()).toMatchObject({ value: { promotion_code: 'SUMMER', total_amount: 18 } });
  expect(second.cart.getState().answer).toMatchObject({ total_amount: 18 });
});

test('keeps what the server removed until somebody has been told, also through other calls and to the next page', async () => {
  const cap = { name: 'Cap', reason: 'not_for_sale' } as const;
  server.use(
    respond(cartAdd, () => ({ ...cartOf(1), removed_items: [cap] })),
    respond(getCart, () => cartOf(1)),
  );
  const storage = createMemoryStorage();
  const { actions } = openTab(storage);
  await actions.add(7, 1, []);
  await actions.refresh();
  const { cart } = openTab(storage);
  cart.rehydrate();
  expect(cart.getState().removed).toEqual([cap]);
  cart.forgetRemoved();
  const later = openTab(storage).cart;
  later.rehydrate();
  expect(later.getState()).toMatchObject({ removed: [], item_count: 1 });
});
