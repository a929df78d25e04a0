import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { searchSku } from '../../../lib/contract/endpoints/cart.ts';
import { guestOrder } from '../../../lib/contract/endpoints/payments.ts';
import { newVisitor, type Visitor } from '../harness/accounts.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

const MINUTE_MS = 60_000;

/** Tickets held in carts. */
export function holdCases({ server, product, productNow, add }: Shop): void {
  const visit = async (sku: number, qty = 1) => {
    const visitor = newVisitor(server);
    const answer = await add(visitor, { sku, qty });
    return { visitor, answer };
  };

  const press = async (visitor: Visitor, who: { readonly session: string; readonly email: string }) => {
    const whole = { ...who, first_name: 'Mere', last_name: 'Ngata', url: URL_OF_PAGE };
    return guestOrder.output.parse((await visitor.post(guestOrder.path, whole)).json).success;
  };

  test('fifty visitors at the same moment hold no more than there is to hold; who holds one gets one, and nobody else’s', async () => {
    const { sku } = await product(10, { is_ticket: true, addons: [] });
    const all = await Promise.all(Array.from({ length: 50 }, () => visit(sku)));
    const carts = all
      .filter(({ answer }) => answer.status === 200)
      .map(({ visitor, answer }) => ({ visitor, cart: cartOf(answer) }));
    const isHeld = ({ cart }: (typeof carts)[number]) => cart.items[0]?.held_until !== null;
    const holders = carts.filter(isHeld);
    expect(holders).toHaveLength(8);
    const until = Date.parse(holders[0]?.cart.items[0]?.held_until ?? '');
    expect(Math.round((until - Date.now()) / MINUTE_MS)).toBe(15);

    // Those without a hold press first, all together.
    const order = async ({ visitor, cart }: (typeof carts)[number]) => {
      const email = `${randomBytes(6).toString('hex')}@example.org`;
      return press(visitor, { session: cart.sessionKey, email });
    };
    const others = await Promise.all(carts.filter((one) => !isHeld(one)).map(order));
    expect(others.filter(Boolean)).toHaveLength(2);
    expect(await Promise.all(holders.map(order))).toEqual(Array.from({ length: 8 }, () => true));
  }, 120_000);

  test('tickets that move from carts to orders never count twice for whoever holds another', async () => {
    const { id, sku } = await product(20, { is_ticket: true, addons: [] });
    const carts: { visitor: Visitor; session: string }[] = [];
    for (let count = 0; count < 16; count += 1) {
      const { visitor, answer } = await visit(sku);
      carts.push({ visitor, session: cartOf(answer).sessionKey });
    }
    const [watcher, ...others] = carts;
    if (!watcher) throw new Error('Nobody is left to watch.');
    let isOver = false;
    const watch = async () => {
      const seen = new Set<number | null | undefined>();
      while (!isOver) {
        const found = await watcher.visitor.post(searchSku.path, { product: id, session: watcher.session });
        seen.add(searchSku.output.parse(found.json).data[0]?.stock);
      }
      return [...seen];
    };
    const watching = Promise.all([watch(), watch()]);
    const placed = await Promise.all(
      others.map(({ visitor, session }, count) =>
        press(visitor, { session, email: `rush-${String(count)}@example.org` }),
      ),
    );
    isOver = true;
    expect(placed).toEqual(others.map(() => true));
    // Whether in a cart or in an order, 15 of the 20 are others'.
    expect(await watching).toEqual([[5], [5]]);
  }, 120_000);

  test('who finds the rest in other carts is told so, and not that it is sold out', async () => {
    const { sku } = await product(5, { is_ticket: true, addons: [] });
    const last = await visit(sku);
    const { answer } = await visit(sku, 3);
    expect(cartOf(answer).items).toMatchObject([{ qty: 3, held_until: expect.any(String) }]);
    const { answer: refused } = await visit(sku, 2);
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([
      422,
      expect.stringMatching(/only buy 1/),
    ]);
    const { visitor: first, answer: added } = await visit(sku);
    const { sessionKey: session } = cartOf(added);
    expect(await press(first, { session, email: 'first@example.org' })).toBe(true);
    const { answer: tooLate } = await visit(sku);
    expect([tooLate.status, JSON.stringify(tooLate.json)]).toEqual([
      422,
      expect.stringMatching(/in other people’s carts/),
    ]);
    expect(cartOf(last.answer).items).toMatchObject([{ held_until: expect.any(String) }]);
  });

  test('whoever is about to choose is told what is left for them now, while the page goes on showing what isn’t sold', async () => {
    const { id, sku } = await product(5, { is_ticket: true, addons: [] });
    const { visitor: holder, answer } = await visit(sku, 3);
    const { sessionKey } = cartOf(answer);
    const free = async (visitor: Visitor, session = '') => {
      const found = await visitor.post(searchSku.path, { product: id, session });
      return searchSku.output.parse(found.json).data;
    };
    expect(await free(newVisitor(server))).toMatchObject([{ stock: 2, is_held_by_others: true }]);
    expect(await free(holder, sessionKey)).toMatchObject([{ stock: 5, is_held_by_others: false }]);
    expect(await productNow(id)).toMatchObject({ in_stock: true, skus: [{ stock: 5 }] });
  });
}
