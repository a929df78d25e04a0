import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '../../../lib/contract/endpoints/cart.ts';
import { newBrowser } from '../../../tests/backend/browser.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { newPress, openTestShop } from '../../../tests/backend/test-shop.ts';

let opened: TemporaryPayload;
let payload: Payload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  payload.logger.level = 'silent';
  await openTestShop(payload);
  await payload.create({
    collection: 'promotion-codes',
    data: { code: 'Summer 10', kind: 'percent', value: 10, min_total: 100, is_enabled: true },
  });
});
afterAll(() => opened.close());

type Browser = ReturnType<typeof newBrowser>;

/** Types a code into a new cart. */
async function type({ post }: Browser, promotion_code: string) {
  const response = await post(getCart.path, {
    session: newPress(),
    promotion_code,
    promotion_typed: true,
  });
  return { status: response.status, wait: response.headers.get('retry-after') };
}

/** Loads a cart with a code that the browser remembers. @returns the response's status */
const load = async ({ post }: Browser, promotion_code: string): Promise<number> =>
  (await post(getCart.path, { session: newPress(), promotion_code })).status;

test('guessing codes stops after 30 wrong ones, at once or one by one, in any cart', async () => {
  const guesser = newBrowser();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => type(guesser, `GUESS-${String(index)}`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = await type(guesser, 'GUESS-100');
  expect(refused).toMatchObject({ status: 429 });
  expect(Number(refused.wait)).toBeGreaterThan(0);
  // A right code now gets the same response as a wrong one.
  expect(await type(guesser, 'SUMMER-10')).toMatchObject({ status: 429 });
});

test('a browser that keeps sending the same wrong code, or a right one, is not limited', async () => {
  const visitor = newBrowser();
  for (let load = 0; load < 40; load += 1) expect((await type(visitor, 'LAST-YEAR')).status).toBe(200);
  // The cart is too small for the code, so it doesn't apply; but it isn't a guess either.
  for (let load = 0; load < 40; load += 1) expect((await type(visitor, 'summer\u201310')).status).toBe(200);
});

test('others at the IP address of somebody who guesses still see their carts, and can use codes tried earlier', async () => {
  const address = newBrowser();
  expect((await type(address, 'SUMMER-10')).status).toBe(200);
  for (let guess = 0; guess < 30; guess += 1) await type(address, `GUESS-${String(guess)}`);
  expect((await type(address, 'NEW-1')).status).toBe(429);
  expect(await load(address, 'NEW-1')).toBe(200);
  // Not saying that the code was typed doesn't get around the limit.
  expect((await type(address, 'NEW-1')).status).toBe(429);
  expect((await type(address, 'SUMMER-10')).status).toBe(200);
  expect((await type(address, 'GUESS-7')).status).toBe(200);
});
