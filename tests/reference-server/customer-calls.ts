import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import * as account from '../../lib/contract/endpoints/account.ts';
import * as shop from '../../lib/contract/endpoints/cart.ts';
import { submitForm } from '../../lib/contract/endpoints/forms.ts';
import * as payments from '../../lib/contract/endpoints/payments.ts';
import type { addressSchema, customerSchema } from '../../lib/contract/entities/account.ts';
import type { cartSchema } from '../../lib/contract/entities/cart.ts';
import { found, on, Refusal, type Call, type Caller } from './call.ts';
import { PRODUCTS } from './records.ts';

/** The only customer. */
export const CUSTOMER = {
  email: 'mere@example.nz',
  password: 'a-long-summer',
  first_name: 'Mere',
  last_name: 'Tautahi',
};
/** A code that can be redeemed once, for this many dollars. */
export const VOUCHER = { code: 'SUMMER-2027', amount: 50 };
/** What the server received, for tests to inspect. */
export type Received = { readonly forms: Readonly<Record<string, unknown>>[]; readonly orders: number[] };

type Line = { readonly id: number; readonly sku: number; readonly qty: number };
const TOKEN_LIFE_S = 900;
const CARD_FEE = 0.025;
const DONE = { success: true } as const;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** In the form of a JWT, because the site reads its expiry; nothing else does. */
const newToken = () =>
  `${part({ alg: 'none' })}.${part({ exp: Date.now() / 1000 + TOKEN_LIFE_S, jti: randomUUID() })}.x`;

/** The calls of the account, the cart and payments, all in memory. */
export function customerCalls(): {
  calls: readonly Call[];
  callerOf: (token: string) => Caller | null;
  received: Received;
} {
  const tokens = new Map<string, string>();
  const carts = new Map<string, Line[]>();
  const addresses: z.input<typeof addressSchema>[] = [];
  const received: Received = { forms: [], orders: [] };
  let balance = 0;
  let isRedeemed = false;
  let lastId = 0;

  const begin = () => {
    const pair = { access_token: newToken(), refresh_token: newToken() };
    tokens.set(pair.access_token, CUSTOMER.email).set(pair.refresh_token, CUSTOMER.email);
    return pair;
  };
  const customer = (): z.input<typeof customerSchema> => ({ id: 1, ...CUSTOMER });
  const signedIn = ({ customer: name }: Caller) => {
    if (name === null) throw new Refusal(401, 'Please sign in.');
  };
  const keyOf = (session: string, caller: Caller) => caller.customer ?? (session || randomUUID());
  const cart = (key: string, lines: Line[], shipping = 0): z.input<typeof cartSchema> => {
    carts.set(key, lines);
    const items = lines.map(({ id, sku, qty }) => {
      const product = PRODUCTS.find(({ skus }) => skus?.some((one) => one.id === sku));
      const { name = '', slug = '', price = 0 } = product ?? {};
      return {
        id,
        url: slug,
        name,
        product_name: name,
        sku_id: sku,
        sku: { code: slug },
        qty,
        price,
        subtotal: qty * price,
        can_purchase_qty: 9,
      };
    });
    const subtotal = items.reduce((sum, item) => sum + item.subtotal, 0);
    const total = subtotal + shipping;
    return {
      item_count: items.length,
      items,
      subtotal,
      sessionKey: key,
      all_in_stock: true,
      shipping_amount: shipping,
      total_amount: total,
      total_tax: Math.round((total * 300) / 23) / 100,
      payment_types: ['card'],
    };
  };
  const linesOf = (key: string) => carts.get(key) ?? [];
  /** The bank approves every payment at once and redirects the browser back. */
  const paidAt = (url: string) => {
    const back = new URL(url);
    back.searchParams.set(payments.PAYMENT_TOKEN_PARAMETER, randomUUID());
    return { success: true, message: '', error: '', payment: back.href };
  };

  const calls = [
    on(account.login, ({ username, password }) => {
      if (username !== CUSTOMER.email || password !== CUSTOMER.password)
        throw new Refusal(401, 'Incorrect email or password.');
      return begin();
    }),
    on(account.refreshToken, ({ refresh_token: token }) => {
      if (!tokens.has(token)) throw new Refusal(401, 'The session is over.');
      return begin();
    }),
    on(account.logout, () => DONE),
    on(account.getAuthUser, (_, caller) => {
      signedIn(caller);
      return customer();
    }),
    on(account.sendLoginLink, () => DONE),
    on(account.registerLink, () => DONE),
    on(account.recoverPassword, () => DONE),
    on(account.getCreditBalance, (_, caller) => {
      signedIn(caller);
      return { balance };
    }),
    on(account.updateUser, (_, caller) => {
      signedIn(caller);
      return found(customer());
    }),
    on(account.listAddresses, (_, caller) => {
      signedIn(caller);
      return { data: addresses };
    }),
    on(account.createAddress, (given, caller) => {
      signedIn(caller);
      const made = { ...given, id: addresses.length + 1 };
      addresses.push(made);
      return found(made);
    }),
    on(shop.getCart, ({ session, shipping_type: delivery }, caller) => {
      const key = keyOf(session, caller);
      return cart(key, linesOf(key), delivery ? 8 : 0);
    }),
    on(shop.cartAdd, ({ sku, qty, session }, caller) => {
      const key = keyOf(session, caller);
      lastId += 1;
      return cart(key, [...linesOf(key), { id: lastId, sku, qty }]);
    }),
    on(shop.cartUpdate, ({ id, qty, session }, caller) => {
      const key = keyOf(session, caller);
      return cart(
        key,
        linesOf(key).map((line) => (line.id === id ? { ...line, qty } : line)),
      );
    }),
    on(shop.cartRemove, ({ id, session }, caller) => {
      const key = keyOf(session, caller);
      return cart(
        key,
        linesOf(key).filter((line) => line.id !== id),
      );
    }),
    on(shop.mergeCart, ({ session }, caller) => {
      signedIn(caller);
      const key = keyOf('', caller);
      return cart(key, [...linesOf(key), ...linesOf(session)]);
    }),
    on(shop.shippingQuote, () => [{ shipping_type_id: 1, shipping_name: 'Courier', amount: 8 }]),
    on(payments.submitOrder, ({ url }, caller) => {
      signedIn(caller);
      received.orders.push(linesOf(CUSTOMER.email).length);
      carts.delete(CUSTOMER.email);
      return paidAt(url);
    }),
    on(submitForm, ({ data }) => {
      received.forms.push(data);
      return { success: true };
    }),
    on(payments.checkPaid, () => ({ success: true, payment: { id: 1 } })),
    on(payments.creditCardSurchargeOf, ({ amount }) => ({
      surcharge: Math.round(amount * CARD_FEE * 100) / 100,
    })),
    on(payments.payVoucherNow, ({ url }) => paidAt(url)),
    on(payments.redeemVoucher, ({ code }, caller) => {
      signedIn(caller);
      if (code !== VOUCHER.code || isRedeemed) return { success: false, message: 'This code is not valid.' };
      isRedeemed = true;
      balance += VOUCHER.amount;
      return { success: true };
    }),
  ];
  const callerOf = (token: string) => {
    const name = tokens.get(token);
    return name === undefined ? null : { customer: name };
  };
  return { calls, callerOf, received };
}
