import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { z } from 'zod';
import { cartSchema, type Cart } from '../../../lib/contract/entities/cart.ts';
import { productSchema } from '../../../lib/contract/entities/shop.ts';
import { newVisitor, type Visitor } from '../harness/accounts.ts';
import type { Answer } from '../harness/client.ts';
import { askCms, cmsOf, postAs, records, SITE, type Buyer } from '../harness/money.ts';
import type { ContentServer, RunningServer } from '../harness/servers.ts';

export const URL_OF_PAGE = `${SITE}/checkout`;

/** The cart in a call's response. */
export const cartOf = (answer: Answer): Cart => {
  expect(answer.status, JSON.stringify(answer.json)).toBe(200);
  return cartSchema.parse(answer.json);
};

const orderSchema = z.object({
  success: z.boolean(),
  payment: z.string(),
  message: z.string(),
  order_id: z.number().nullish(),
  invoice_id: z.number().nullish(),
});

/** What the cases do with a server's shop. `types` are the delivery methods, known once it is open. */
export type Shop = ReturnType<typeof shopOf<ContentServer>>;

/** A server's shop, closed at first. */
export function shopOf<Server extends RunningServer>(server: Server) {
  const types = { pickUp: 0, courier: 0, island: 0 };

  /** A product with one size. @returns the wire ids of its size and addition */
  async function product(stock: number | null, more: Readonly<Record<string, unknown>> = {}) {
    const id = await cmsOf(server).create('products', {
      name: `Shirt ${randomBytes(4).toString('hex')}`,
      price: 50,
      skus: [{ code: `S-${randomBytes(4).toString('hex')}`, name: 'M', price: 50, stock }],
      addons: [{ name: 'Printing', price: 15 }],
      _status: 'published',
      ...more,
    });
    return { id, sku: id * 10_000 + 1, addon: id * 10_000 + 1 };
  }

  const productNow = async (id: number) => {
    const answer = await newVisitor(server).get('/sell/product', { id });
    return z.object({ item: productSchema }).parse(answer.json).item;
  };

  const add = (who: Visitor, body: Readonly<Record<string, unknown>>, token?: string) =>
    who.post('/sell/cart/cartAdd', body, token);

  const address = async (buyer: Buyer, postcode = '3110') => {
    const place = { street_address: '1 Pit Lane', postcode, city: 'Tauranga', country: 'New Zealand' };
    const answer = await postAs(buyer, '/sell/address/create', place);
    return z.object({ item: z.object({ id: z.number() }) }).parse(answer.json).item.id;
  };

  const submit = async (buyer: Buyer, more: Readonly<Record<string, unknown>> = {}) => {
    const input = {
      address: null,
      shipping_option_id: types.pickUp,
      paymentGateway: 'card',
      url: URL_OF_PAGE,
      ...more,
    };
    const answer = await postAs(buyer, '/sell/cart/submitOrder', input);
    expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    return orderSchema.parse(answer.json);
  };

  const order = async (id: number | null | undefined) =>
    (await records(server, 'orders', { id: id ?? 0 }))[0];

  const move = (id: number | null | undefined, data: Readonly<Record<string, unknown>>) =>
    askCms(server, `/api/orders/${String(id)}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    });

  /** Refunds or cancels an order as the panel does: what is given, for the reason that the test looks for. */
  const end = (id: number | null | undefined, data: Readonly<Record<string, unknown>>) =>
    askCms(server, `/api/refunds/of/orders/${String(id)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        to: 'card',
        reason: 'Rained off',
        cancel: [],
        press: randomBytes(12).toString('hex'),
        ...data,
      }),
    });

  /**
   * What a buyer sees while they order their cart again and again, each time leaving the payment page of the order before.
   * @param look at what should stay the same
   * @returns the different answers
   */
  const seenWhileOrdering = async (
    look: () => Promise<unknown>,
    press: () => Promise<{ readonly success: boolean }>,
  ): Promise<unknown[]> => {
    let isOver = false;
    const watch = async () => {
      const seen = new Map<string, unknown>();
      while (!isOver) {
        const answer = await look();
        seen.set(JSON.stringify(answer), answer);
      }
      return seen;
    };
    const watching = Promise.all([watch(), watch()]);
    try {
      for (let count = 0; count < 8; count += 1) expect((await press()).success).toBe(true);
    } finally {
      isOver = true;
    }
    return [...new Map((await watching).flatMap((seen) => [...seen])).values()];
  };

  /** Opens the shop with three delivery methods. */
  const open = async () => {
    const cms = cmsOf(server);
    await cms.updateGlobal('domain-settings', {
      ecommerce_enabled: true,
      gst_number: '123-456-789',
      organisation_email: 'shop@example.org',
    });
    types.pickUp = await cms.create('shipping-types', { name: 'Pick up', price: 0, is_pick_up: true });
    types.courier = await cms.create('shipping-types', {
      name: 'Courier',
      price: 9.5,
      free_from: 200,
      countries: 'New Zealand',
      postcodes: '0110-3999, 9010',
    });
    types.island = await cms.create('shipping-types', {
      name: 'Ferry',
      price: 20,
      countries: 'NZ',
      postcodes: '9891',
    });
  };

  return {
    server,
    types,
    open,
    product,
    productNow,
    add,
    address,
    submit,
    seenWhileOrdering,
    order,
    move,
    end,
  };
}
