import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { API_BASE_PATH } from '../../../lib/contract/endpoint.ts';
import { getWaitingRoom, mergeCart } from '../../../lib/contract/endpoints/cart.ts';
import { guestOrder } from '../../../lib/contract/endpoints/payments.ts';
import { WAITING_ROOM_PAGE } from '../../../lib/contract/paths.ts';
import { TURN_NEEDED } from '../../../lib/contract/text-codes.ts';
import { newVisitor } from '../harness/accounts.ts';
import { cmsOf, decide, newBuyer, paidState, postAs, type Buyer } from '../harness/money.ts';
import { staffToken } from '../harness/staff.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

const HOUR_MS = 60 * 60_000;
const refusalSchema = z.object({ success: z.literal(false), message: z.string(), text_code: z.string() });

/** The waiting room: who is let in, and that nobody orders past it. */
export function waitingRoomCases({ server, types, product, add, submit }: Shop): void {
  /** One product that is held, by a room of one place; closed before, so that no earlier queue counts. */
  const openRoom = async (stock = 5, more: Readonly<Record<string, unknown>> = {}) => {
    const held = await product(stock);
    const cms = cmsOf(server);
    await cms.updateGlobal('waiting-room', { is_open: false });
    await cms.updateGlobal('waiting-room', {
      is_open: true,
      places: 1,
      turn_minutes: 10,
      sale_starts: null,
      products: [held.id],
      ...more,
    });
    return held;
  };
  const look = async (ticket = '', language = '') => {
    const answer = await newVisitor(server, undefined, language).get(getWaitingRoom.path, { ticket });
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return getWaitingRoom.output.parse(answer.json);
  };
  const leave = (ticket: string) => newVisitor(server).post('/sell/leaveWaitingRoom', { ticket });
  const buyerOf = async ({ sku }: { sku: number }): Promise<Buyer> => {
    const buyer = await newBuyer(server);
    const cart = cartOf(await add(buyer, { sku }, buyer.token));
    expect(cart.needs_turn).toBe(true);
    return buyer;
  };
  const order = (buyer: Buyer, turn: string) =>
    postAs(buyer, '/sell/cart/submitOrder', {
      address: null,
      shipping_option_id: types.pickUp,
      paymentGateway: 'card',
      url: URL_OF_PAGE,
      turn,
    });
  const expectHeld = async (answer: Awaited<ReturnType<typeof order>>) => {
    expect(answer.status).toBe(429);
    expect(refusalSchema.parse(answer.json).text_code).toBe(TURN_NEEDED);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  };

  describe('the waiting room', () => {
    beforeAll(() => cmsOf(server).updateGlobal('waiting-room', { is_open: false }));
    afterAll(() => cmsOf(server).updateGlobal('waiting-room', { is_open: false, products: [] }));

    test('is not in the way while it is off', async () => {
      expect(await look()).toMatchObject({ state: 'open', ticket: '' });
      const { sku } = await product(2);
      const buyer = await newBuyer(server);
      expect(cartOf(await add(buyer, { sku }, buyer.token)).needs_turn).toBe(false);
      expect((await submit(buyer)).success).toBe(true);
    });

    test('is set up by the shop and administrators, nobody else', async () => {
      const setUp = async (role: 'shop' | 'editor' | 'results' | 'gate') => {
        const answer = await fetch(new URL('/api/globals/waiting-room', server.url), {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Authorization: `JWT ${await staffToken(server, role)}`,
          },
          body: JSON.stringify({ is_open: false }),
        });
        return answer.status;
      };
      expect(await setUp('shop')).toBe(200);
      for (const role of ['editor', 'results', 'gate'] as const) expect(await setUp(role), role).toBe(403);
    });

    test('holds an order without a turn, and lets the next one in when the first has paid', async () => {
      const held = await openRoom();
      const [first, second] = [await buyerOf(held), await buyerOf(held)];
      await expectHeld(await order(first, ''));
      const one = await look();
      expect(one).toMatchObject({ state: 'inside', place: 0 });
      const two = await look();
      expect(two).toMatchObject({ state: 'waiting', place: 1 });
      await expectHeld(await order(second, two.ticket));
      const placed = await submit(first, { turn: one.ticket });
      expect(placed.success).toBe(true);
      // Who is paying still has their place; nothing on the way to the payment is held.
      expect(await look(two.ticket)).toMatchObject({ state: 'waiting' });
      const back = await decide(server, placed.payment, 'approve');
      expect((await paidState(server, back)).success).toBe(true);
      await expect.poll(async () => (await look(two.ticket)).state).toBe('inside');
      // A turn is for one purchase.
      cartOf(await add(first, held, first.token));
      await expectHeld(await order(first, one.ticket));
      expect((await submit(second, { turn: (await look(two.ticket)).ticket })).success).toBe(true);
    });

    test('lets orders through that it is not for, and repeats the answer to an order that was placed', async () => {
      const held = await openRoom();
      const other = await newBuyer(server);
      expect(cartOf(await add(other, await product(2), other.token)).needs_turn).toBe(false);
      expect((await submit(other)).success).toBe(true);

      const buyer = await buyerOf(held);
      const { ticket } = await look();
      const idempotency_key = randomBytes(12).toString('hex');
      const placed = await submit(buyer, { turn: ticket, idempotency_key });
      await leave(ticket);
      expect(await submit(buyer, { turn: '', idempotency_key })).toEqual(placed);
    });

    test('takes no ticket that was made up, changed, handed on, or is of an earlier queue', async () => {
      const held = await openRoom();
      const [buyer, friend] = [await buyerOf(held), await buyerOf(held)];
      const inside = await look();
      const waiting = await look();
      const parts = waiting.ticket.split('.');
      for (const forged of [
        'nonsense',
        // An earlier place, and a turn that was never given.
        [parts[0], '1', ...parts.slice(2)].join('.'),
        [...parts.slice(0, 3), 'zzzzzzzz', parts[4]].join('.'),
      ]) {
        await expectHeld(await order(buyer, forged));
        // It is a new place at the end.
        const again = await look(forged);
        expect(again.place).toBeGreaterThan(1);
        await leave(again.ticket);
      }
      expect((await submit(buyer, { turn: inside.ticket })).success).toBe(true);
      await expectHeld(await order(friend, inside.ticket));
      await openRoom();
      const newest = await look();
      expect(newest.state).toBe('inside');
      expect(await look(waiting.ticket)).toMatchObject({ state: 'waiting', place: 1 });
      expect((await look(waiting.ticket)).ticket).not.toContain(parts[0]);
    });

    test('holds whoever buys without an account as it holds customers, and ends their turn when they have paid', async () => {
      const held = await openRoom();
      const guest = async () => {
        const visitor = newVisitor(server);
        const { sessionKey: session, needs_turn } = cartOf(await add(visitor, { sku: held.sku }));
        expect(needs_turn).toBe(true);
        return (turn: string) =>
          visitor.post(guestOrder.path, {
            session,
            email: visitor.email,
            first_name: 'Mere',
            last_name: 'Ngata',
            shipping_option_id: types.pickUp,
            url: URL_OF_PAGE,
            turn,
          });
      };
      const [first, second] = [await guest(), await guest()];
      const [inside, waiting] = [await look(), await look()];
      await expectHeld(await first(''));
      await expectHeld(await second(waiting.ticket));
      const placed = guestOrder.output.parse((await first(inside.ticket)).json);
      expect(placed.success).toBe(true);
      // A turn that was handed on.
      await expectHeld(await second(inside.ticket));
      await paidState(server, await decide(server, placed.payment, 'approve'));
      const { state, ticket } = await look(waiting.ticket);
      expect(state).toBe('inside');
      expect((await second(ticket)).json).toMatchObject({ success: true });
    });

    test('a guest who signs in instead of paying takes their turn along', async () => {
      const held = await openRoom();
      const visitor = newVisitor(server);
      const { sessionKey: session } = cartOf(await add(visitor, { sku: held.sku }));
      const { ticket: turn } = await look();
      const ordered = await visitor.post(guestOrder.path, {
        session,
        email: visitor.email,
        first_name: 'Mere',
        last_name: 'Ngata',
        shipping_option_id: types.pickUp,
        url: URL_OF_PAGE,
        turn,
      });
      expect(ordered.json).toMatchObject({ success: true });
      const buyer = await newBuyer(server);
      cartOf(await postAs(buyer, mergeCart.path, { session }));
      expect((await submit(buyer, { turn })).success).toBe(true);
    });

    test('before the sale people queue, and nobody is let in; whoever leaves gives up their place', async () => {
      const start = new Date(Date.now() + 2 * HOUR_MS).toISOString();
      await openRoom(5, { places: 2, sale_starts: start });
      const queue = [await look(), await look(), await look()];
      expect(queue.map(({ state, place }) => [state, place])).toEqual([
        ['early', 1],
        ['early', 2],
        ['early', 3],
      ]);
      await leave(queue[0]!.ticket);
      await cmsOf(server).updateGlobal('waiting-room', { sale_starts: null });
      const states = await Promise.all(queue.slice(1).map(async ({ ticket }) => (await look(ticket)).state));
      expect(states).toEqual(['inside', 'inside']);
    });

    test('says so when it is sold out, and lets people in again when places come back', async () => {
      const held = await openRoom(1);
      const buyer = await buyerOf(held);
      const inside = await look();
      const waiting = await look();
      const placed = await submit(buyer, { turn: inside.ticket });
      expect(await look(waiting.ticket)).toMatchObject({ state: 'sold_out', title: 'Sold out' });
      await decide(server, placed.payment, 'decline');
      await leave(inside.ticket);
      await expect.poll(async () => (await look(waiting.ticket)).state).toBe('inside');
    });

    test('has a page for browsers without scripts, which loads again by itself', async () => {
      await openRoom();
      const first = await look();
      const url = `${server.url}${API_BASE_PATH}${WAITING_ROOM_PAGE}`;
      const page = (cookie = '') =>
        fetch(url, { headers: { cookie, 'accept-language': 'de', 'x-forwarded-for': '2001:db8:7:7::1' } });
      const held = await page();
      const html = await held.text();
      expect(html).toContain('<html lang="de" dir="ltr">');
      expect(html).toMatch(/<meta http-equiv="refresh" content="\d+">/);
      expect(html).toContain('Dein Platz in der Warteschlange: 1');
      const cookie = held.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect(await (await page(cookie)).text()).toContain('Warteschlange: 1');
      await leave(first.ticket);
      const turn = await (await page(cookie)).text();
      expect(turn).toContain('href="/checkout"');
      expect(turn).not.toContain('http-equiv="refresh"');
      const left = await fetch(url, { method: 'POST', redirect: 'manual', headers: { cookie } });
      expect(left.status).toBe(303);
      expect(await look()).toMatchObject({ state: 'inside' });
    });
  });
}
