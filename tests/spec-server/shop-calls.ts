import { Refusal, type Answers, type Call, type Caller } from './answers.ts';
import type { Credit } from './account-calls.ts';
import { missingAnswers } from './content-calls.ts';
import { forms, people, shop } from './data.ts';
import { signedIn } from './tokens.ts';
import type { Fields } from './variations.ts';

/** What visitors sent, for tests to look at. */
export type Received = { readonly forms: unknown[]; readonly orders: Fields[]; readonly vouchers: Fields[] };

type Line = { readonly id: number; readonly sku: number; qty: number };

/** The tax within a total, at 15 %. */
const taxIn = (total: number) => Math.round((total * 300) / 23) / 100;

/** The bank takes every payment at once and sends the browser back, with its token (point 4). */
function paidAt(url: unknown): string {
  const back = new URL(String(url));
  back.searchParams.set('payum_token', 'paid');
  return back.href;
}

const productOf = (sku: number) => shop.products.find(({ skus }) => skus.some(({ id }) => id === sku));

/** Point 7, cart, forms, payments and vouchers. */
export function shopCalls(
  { asIs, list }: Answers,
  credit: Credit,
): {
  readonly calls: readonly Call[];
  readonly received: Received;
} {
  const received: Received = { forms: [], orders: [], vouchers: [] };
  const carts = new Map<string, Line[]>();
  let lastId = 0;
  let isRedeemed = false;

  const keyOf = ({ session }: Fields, { isSignedIn }: Caller) => {
    if (isSignedIn) return people.customer.email;
    if (typeof session === 'string' && session !== '') return session;
    lastId += 1;
    return `cart-${String(lastId)}`;
  };
  const linesOf = (key: string): Line[] => carts.get(key) ?? [];

  const item = ({ id, sku, qty }: Line): Fields => {
    const product = productOf(sku);
    if (!product) throw new Refusal(422, 'There is no such product.');
    return {
      id,
      url: product.slug,
      name: product.name,
      product_name: product.name,
      sku_id: sku,
      sku: { code: product.skus[0]?.code ?? '' },
      addons: [],
      qty,
      price: product.price,
      image: product.image,
      img: product.image && { url: product.image.url, webp_url: '', placeholder: '' },
      subtotal: qty * product.price,
      can_purchase_qty: 5,
    };
  };
  const cart = (key: string, lines: Line[], { shipping_type: type }: Fields = {}): unknown => {
    carts.set(key, lines);
    const subtotal = lines.reduce((sum, { sku, qty }) => sum + qty * (productOf(sku)?.price ?? 0), 0);
    const quote = shop.quotes.find(({ shipping_type_id: id }) => String(id) === String(type));
    const total = subtotal + (quote?.amount ?? 0);
    return asIs({
      item_count: lines.reduce((sum, { qty }) => sum + qty, 0),
      items: lines.map(item),
      subtotal,
      sessionKey: key,
      all_in_stock: true,
      promotion_code: '',
      discount_amount: 0,
      shipping_amount: quote?.amount ?? 0,
      shipping_address: null,
      shipping_type: quote?.shipping_type_id ?? null,
      total_amount: total,
      total_tax: taxIn(total),
      payment_types: ['card'],
    });
  };
  const isLine =
    ({ id }: Fields) =>
    (line: Line) =>
      String(line.id) === String(id);

  const post = (path: string, takes: readonly string[], answer: Call['answer']): Call => ({
    method: 'POST',
    path,
    takes,
    answer,
  });
  const calls: readonly Call[] = [
    post('/sell/cart/cartAdd', ['sku', 'qty', 'addons', 'session'], (given, caller) => {
      const key = keyOf(given, caller);
      lastId += 1;
      return cart(key, [
        ...linesOf(key),
        { id: lastId, sku: Number(given['sku']), qty: Number(given['qty'] ?? 1) },
      ]);
    }),
    post('/sell/cart/cartRemove', ['id', 'session'], (given, caller) => {
      const key = keyOf(given, caller);
      return cart(
        key,
        linesOf(key).filter((line) => !isLine(given)(line)),
      );
    }),
    post('/sell/cart/cartUpdate', ['id', 'qty', 'session'], (given, caller) => {
      const key = keyOf(given, caller);
      const line = linesOf(key).find(isLine(given));
      if (line) line.qty = Number(given['qty']);
      return cart(key, linesOf(key));
    }),
    post('/sell/cart/mergeCart', ['session'], ({ session }, caller) => {
      signedIn(caller);
      const key = keyOf({}, caller);
      return cart(key, [...linesOf(key), ...linesOf(String(session))]);
    }),
    post(
      '/sell/cart/getCart',
      ['session', 'promotion_code', 'shipping_type', 'shipping_address'],
      (given, caller) => {
        const key = keyOf(given, caller);
        return cart(key, linesOf(key), given);
      },
    ),
    // Point 7: a list of quotes.
    post('/sell/cart/shippingQuote', ['session', 'suburb', 'postcode', 'country'], () => asIs(shop.quotes)),
    post('/sell/cart/requestShippingQuote', ['session', 'address'], () =>
      asIs({ success: true, message: '' }),
    ),
    post(
      '/sell/cart/submitOrder',
      ['address', 'shipping_option_id', 'paymentGateway', 'note', 'promotion_code', 'url'],
      (given, caller) => {
        signedIn(caller);
        const key = keyOf({}, caller);
        received.orders.push({ ...given, lines: linesOf(key).length });
        carts.delete(key);
        return asIs({ success: true, payment: paidAt(given['url']), message: '' });
      },
    ),
    post('/sell/cart/searchsku', ['product', 'variations', 'addons'], ({ product: id }) =>
      list(shop.products.find((product) => String(product.id) === String(id))?.skus ?? []),
    ),
    post('/cognito/form/submit/{id}', ['data', 'url'], ({ id, data }, caller) => {
      const form = forms.find((one) => String(one.id) === String(id));
      if (!form) throw new Refusal(404, 'There is no such form.');
      if (form.must_be_logged_on) signedIn(caller);
      const missing = missingAnswers(form, data);
      if (missing.length > 0)
        return asIs({ success: false, error: `Please fill in: ${missing.join(', ')}.`, payment: '' });
      received.forms.push(data);
      return asIs({ success: true, error: '', payment: '' });
    }),
    {
      method: 'GET',
      path: '/cognito/payment/checkPaid',
      takes: ['url', 'payum_token'],
      answer: ({ payum_token: token }) =>
        asIs({ success: token === 'paid', payment: token === 'paid' ? { id: 1 } : null }),
    },
    post('/cognito/giftVoucher/payNow', ['theme_id', 'amount', 'url'], (given) => {
      const theme = shop.themes.find(({ id }) => String(id) === String(given['theme_id']));
      if (!theme) return asIs({ message: 'Please choose a theme.', success: false, payment: '' });
      received.vouchers.push(given);
      return asIs({ message: '', success: true, payment: paidAt(given['url']) });
    }),
    post('/cognito/giftVoucher/redeem', ['code'], ({ code }, caller) => {
      signedIn(caller);
      if (code !== shop.voucher.code || isRedeemed)
        return asIs({ message: 'This voucher is not valid.', success: false });
      isRedeemed = true;
      credit.amount += shop.voucher.amount;
      return asIs({ message: '', success: true });
    }),
  ];
  return { calls, received };
}
