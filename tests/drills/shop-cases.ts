import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { cartAdd, getCart, getWaitingRoom, searchSku } from '../../lib/contract/endpoints/cart.ts';
import { guestOrder } from '../../lib/contract/endpoints/payments.ts';
import { TURN_NEEDED } from '../../lib/contract/text-codes.ts';
import { textIn } from '../../lib/shared/record.ts';
import { orderMail, until } from '../../scripts/run/many-machines.ts';
import { newVisitor, type Visitor } from '../contract/harness/accounts.ts';
import { decide, paidState, records } from '../contract/harness/money.ts';
import type { RunningServer } from '../contract/harness/servers.ts';
import { cartOf, shopOf, URL_OF_PAGE } from '../contract/shop/shop.ts';
import { newBuyerAt } from './orders.ts';
import { backendAt, siteAt, SOON_MS, untilSold, type Place } from './place.ts';

const BOTH = [0, 1] as const;
/** People who press at the same moment, at one site and the other. */
const AT_ONCE = 6;

/** What is left is counted once, whichever site and backend a visitor's calls reach. */
export function shopCases(place: () => Place): void {
  const word = () => randomBytes(6).toString('hex');
  /** One site after the other. */
  const siteFor = (at: number) => siteAt(place(), at % 2 === 0 ? 0 : 1);
  const openShop = async () => {
    const shop = shopOf(place().either);
    await shop.open();
    return shop;
  };
  const tickets = async (stock: number | null, more: Readonly<Record<string, unknown>> = {}) => {
    const product = await (await openShop()).product(stock, { is_ticket: true, addons: [], ...more });
    await untilSold(place(), product.id);
    return product;
  };
  const fill = async (server: RunningServer, sku: number, qty = 1) => {
    const visitor = newVisitor(server);
    return { visitor, answer: await visitor.post(cartAdd.path, { sku, qty }) };
  };
  const press = async (server: RunningServer, input: Readonly<Record<string, unknown>>) => {
    const person = { first_name: 'Mere', last_name: 'Ngata', url: URL_OF_PAGE };
    const answer = await newVisitor(server).post(guestOrder.path, { ...person, ...input });
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return guestOrder.output.parse(answer.json);
  };

  test('a guest’s order that is pressed at both sites at once is one order, and is paid, invoiced and emailed once', async () => {
    const { all, either, front } = place();
    const { id, sku } = await tickets(4);
    const { visitor, answer } = await fill(front, sku, 3);
    const guest = { session: cartOf(answer).sessionKey, email: visitor.email, idempotency_key: word() };
    const [first, ...others] = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => press(siteFor(at), guest)),
    );
    for (const other of others) expect(other).toEqual(first);
    const back = await decide(front, first?.payment ?? '', 'approve');
    const states = await Promise.all(Array.from({ length: 10 }, (_, at) => paidState(siteFor(at), back)));
    expect(states.every(({ success }) => success)).toBe(true);
    const orders = await records(either, 'orders', { guest_email: visitor.email });
    expect(orders).toMatchObject([{ id: first?.order_id, status: 'sent' }]);
    expect(await records(either, 'invoices', { order: first?.order_id ?? 0 })).toHaveLength(1);
    expect(await records(either, 'mails', { to: visitor.email })).toHaveLength(1);
    const sent = () => all.mail.ids.filter((one) => one === orderMail(first?.order_id ?? 0));
    await until(() => sent().length > 0, SOON_MS);
    for (const at of BOTH)
      await until(async () => {
        const { skus } = await shopOf(backendAt(place(), at)).productNow(id);
        return skus[0]?.stock === 1;
      }, SOON_MS);
    expect(sent()).toHaveLength(1);
  });

  test('tickets that a cart holds through one site are held at the other, and stay that cart’s', async () => {
    const { id, sku } = await tickets(5);
    const { visitor: holder, answer } = await fill(siteFor(0), sku, 3);
    const { sessionKey: session, items } = cartOf(answer);
    expect(items).toMatchObject([{ qty: 3, held_until: expect.any(String) }]);

    const free = async (visitor: Visitor, key = '') =>
      searchSku.output.parse((await visitor.post(searchSku.path, { product: id, session: key })).json).data;
    for (const at of BOTH) {
      // Twice, so that both backends are asked through each site.
      for (const visitor of [newVisitor(siteFor(at)), newVisitor(siteFor(at))])
        expect(await free(visitor)).toMatchObject([{ stock: 2, is_held_by_others: true }]);
      const { answer: tooMany } = await fill(siteFor(at), sku, 3);
      expect([tooMany.status, JSON.stringify(tooMany.json)]).toEqual([
        422,
        expect.stringMatching(/only buy 2/),
      ]);
    }
    const there = newVisitor(siteFor(1), holder.email);
    expect(await free(there, session)).toMatchObject([{ stock: 5, is_held_by_others: false }]);
    expect(cartOf(await there.post(getCart.path, { session })).items).toMatchObject([
      { qty: 3, held_until: items[0]?.held_until },
    ]);

    // Everybody else at once: two are left for them.
    const others = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => fill(siteFor(at), sku)));
    const orders = others
      .filter(({ answer: { status } }) => status === 200)
      .map(({ visitor, answer: added }, at) =>
        press(siteFor(at), { session: cartOf(added).sessionKey, email: visitor.email }),
      );
    expect((await Promise.all(orders)).filter(({ success }) => success)).toHaveLength(2);
    expect(await press(siteFor(1), { session, email: holder.email })).toMatchObject({ success: true });
    expect(await records(place().either, 'stock-levels', { sku })).toMatchObject([{ taken: 5 }]);
  });

  test('what one person may buy is counted over both sites', async () => {
    const { id, sku } = await tickets(null, { max_per_customer: 2 });
    const name = word();
    const guests = await Promise.all(
      Array.from({ length: 2 * AT_ONCE }, async (_, at) => {
        const { sessionKey: session } = cartOf((await fill(siteFor(at), sku)).answer);
        return { session, email: `${name}+${String(at)}@example.org` };
      }),
    );
    const answers = await Promise.all(guests.map((guest, at) => press(siteFor(at + 1), guest)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    for (const { message } of answers.filter(({ success }) => !success))
      expect(message).toMatch(/no more than 2 per person/);
    const counts = await records(place().either, 'bought-counts', { thing: `product:${String(id)}` });
    expect(counts.map(({ qty }) => qty)).toEqual([2]);
  });

  test('both sites have one waiting room: nobody is let in twice, and a turn is good at either', async () => {
    const { editors, either, front } = place();
    const shop = await openShop();
    const { id, sku } = await shop.product(5);
    const [first, second] = [await newBuyerAt(front, either), await newBuyerAt(front, either)];
    for (const buyer of [first, second]) cartOf(await shop.add(buyer, { sku }, buyer.token));
    const areTold = (isOpen: boolean) =>
      until(async () => {
        const carts = BOTH.map((at) =>
          newVisitor(backendAt(place(), at)).post(getCart.path, {}, first.token).then(cartOf),
        );
        return (await Promise.all(carts)).every(({ needs_turn }) => needs_turn === isOpen);
      }, SOON_MS);
    const look = async (at: number, ticket = '') => {
      const answer = await newVisitor(siteFor(at)).get(getWaitingRoom.path, { ticket });
      expect(answer.status, JSON.stringify(answer.json)).toBe(200);
      return getWaitingRoom.output.parse(answer.json);
    };
    const order = (at: number, { token }: { readonly token: string }, turn: string) =>
      newVisitor(siteFor(at)).post(
        '/sell/cart/submitOrder',
        {
          address: null,
          shipping_option_id: shop.types.pickUp,
          paymentGateway: 'card',
          url: URL_OF_PAGE,
          turn,
        },
        token,
      );
    await editors[0].updateGlobal('waiting-room', {
      is_open: true,
      places: 1,
      turn_minutes: 10,
      sale_starts: null,
      products: [id],
    });
    try {
      await areTold(true);
      const inside = await look(0);
      expect(inside).toMatchObject({ state: 'inside' });
      const waiting = await look(1);
      expect(waiting).toMatchObject({ state: 'waiting', place: 1 });
      for (const at of [0, 1, 0, 1]) {
        expect(await look(at, waiting.ticket)).toMatchObject({ state: 'waiting', place: 1 });
        const held = await order(at, second, waiting.ticket);
        expect([held.status, held.json]).toMatchObject([429, { text_code: TURN_NEEDED }]);
      }
      const placed = await order(1, first, inside.ticket);
      expect(placed.json).toMatchObject({ success: true });
      const back = await decide(front, textIn(placed.json, 'payment'), 'approve');
      expect((await paidState(front, back)).success).toBe(true);
      await until(async () => (await look(0, waiting.ticket)).state === 'inside', SOON_MS);
      const { ticket } = await look(1, waiting.ticket);
      expect((await order(0, second, ticket)).json).toMatchObject({ success: true });
    } finally {
      await editors[1].updateGlobal('waiting-room', { is_open: false, products: [] });
      await areTold(false);
    }
  });
}
