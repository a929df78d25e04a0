import { expect, test } from 'vitest';
import { mergeCart } from '../../../lib/contract/endpoints/cart.ts';
import { guestOrder } from '../../../lib/contract/endpoints/payments.ts';
import { newVisitor, signUp } from '../harness/accounts.ts';
import {
  askPaid,
  buyCode,
  creditOf,
  decide,
  newBuyer,
  paidState,
  postAs,
  records,
  sellVouchers,
  type Buyer,
} from '../harness/money.ts';
import { refuseInvoices } from '../harness/refuse-invoices.ts';
import { cartOf, URL_OF_PAGE, type Shop } from './shop.ts';

/** What is in a cart is paid for once: by a card, a voucher or credit, in one tab or several, and whatever happens to the backend between. */
export function paidCartCases({ server, types, product, add, submit, order }: Shop): void {
  const EMPTY = { success: false, message: 'Your cart is empty.' };

  const quantitiesOf = async (buyer: Buyer) =>
    cartOf(await postAs(buyer, '/sell/cart/getCart', {})).items.map(({ qty }) => qty);

  const pay = async (payment: string) => paidState(server, await decide(server, payment, 'approve'));

  /** Pays for an order whose invoice the database refuses. @returns where the browser returns to */
  async function payUnfinished(payment: string, id: number | null | undefined): Promise<URL> {
    const back = await decide(server, payment, 'approve');
    expect((await askPaid(server, back)).status).toBe(500);
    expect(await order(id)).toMatchObject({ status: 'paid' });
    expect(await records(server, 'invoices', { order: id ?? 0 })).toEqual([]);
    return back;
  }

  /** A customer with credit in dollars. */
  async function buyerWithCredit(amount: number): Promise<Buyer> {
    const sold = await sellVouchers(server, String(amount));
    const buyer = await newBuyer(server);
    const code = await buyCode(server, buyer, sold, amount);
    await postAs(buyer, '/cognito/giftVoucher/redeem', { code });
    return buyer;
  }

  test('a cart whose order is paid and not finished yet can’t be ordered again, and the order is finished later', async () => {
    const { sku } = await product(null);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    const placed = await submit(buyer);
    const takeInvoices = await refuseInvoices(server, buyer.email);
    const back = await payUnfinished(placed.payment, placed.order_id);
    expect(await submit(buyer)).toMatchObject(EMPTY);
    expect(await quantitiesOf(buyer)).toEqual([]);

    await takeInvoices();
    expect((await paidState(server, back)).success).toBe(true);
    expect(await records(server, 'orders', { customer: buyer.id })).toMatchObject([
      { id: placed.order_id, status: 'paid', total_cents: 10_000 },
    ]);
    expect(await records(server, 'invoices', { order: placed.order_id ?? 0 })).toHaveLength(1);
    expect(await records(server, 'mails', { to: buyer.email, template: 'order' })).toHaveLength(1);
  });

  test('what was added to a cart while its order was being paid stays in it, before and after that is finished', async () => {
    const { sku } = await product(null);
    const { sku: other } = await product(null);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku, qty: 2 }, buyer.token));
    const first = await submit(buyer);
    cartOf(await add(buyer, { sku }, buyer.token));
    cartOf(await add(buyer, { sku: other, qty: 3 }, buyer.token));
    const takeInvoices = await refuseInvoices(server, buyer.email);
    const back = await payUnfinished(first.payment, first.order_id);
    expect(await quantitiesOf(buyer)).toEqual([1, 3]);
    const second = await submit(buyer);
    expect(await order(second.order_id)).toMatchObject({ status: 'placed', total_cents: 20_000 });

    await takeInvoices();
    expect((await paidState(server, back)).success).toBe(true);
    expect(await quantitiesOf(buyer)).toEqual([1, 3]);
    expect((await pay(second.payment)).success).toBe(true);
    expect(await quantitiesOf(buyer)).toEqual([]);
    const orders = await records(server, 'orders', { customer: buyer.id });
    expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  test('a guest who pays with a voucher and a card pays once, and takes nothing of it along into an account', async () => {
    const { sku } = await product(null, { is_ticket: true });
    const sold = await sellVouchers(server, '30');
    const code = await buyCode(server, await newBuyer(server), sold, 30);
    const guest = newVisitor(server);
    const { sessionKey: session } = cartOf(await add(guest, { sku }));
    const press = async () => {
      const person = { email: guest.email, first_name: 'Mere', last_name: 'Ngata' };
      const input = { session, ...person, voucher_code: code, url: URL_OF_PAGE };
      return guestOrder.output.parse((await guest.post(guestOrder.path, input)).json);
    };
    const placed = await press();
    const takeInvoices = await refuseInvoices(server, guest.email);
    const back = await payUnfinished(placed.payment, placed.order_id);
    expect(await press()).toMatchObject(EMPTY);
    const { access_token } = await signUp(server, guest);
    expect(cartOf(await guest.post(mergeCart.path, { session }, access_token)).items).toEqual([]);

    await takeInvoices();
    expect((await paidState(server, back)).success).toBe(true);
    expect(await records(server, 'orders', { guest_email: guest.email })).toMatchObject([
      { id: placed.order_id, status: 'sent', credit_cents: 3000, total_cents: 5000 },
    ]);
  });

  test('a cart that credit has paid for can’t be ordered again, even if the answer was lost and there is credit left', async () => {
    const { sku } = await product(null);
    const buyer = await buyerWithCredit(100);
    cartOf(await add(buyer, { sku }, buyer.token));
    await refuseInvoices(server, buyer.email);
    const credit = { paymentGateway: 'credit' };
    const input = { address: null, shipping_option_id: types.pickUp, url: URL_OF_PAGE, ...credit };
    expect((await postAs(buyer, '/sell/cart/submitOrder', input)).status).toBe(500);
    expect(await submit(buyer, credit)).toMatchObject(EMPTY);
    expect(await quantitiesOf(buyer)).toEqual([]);
    expect(await creditOf(buyer)).toBe(50);
    expect(await records(server, 'orders', { customer: buyer.id })).toMatchObject([
      { status: 'paid', credit_cents: 5000 },
    ]);
  });

  test('of several tabs that order a cart at once with credit, one does; the others find it empty', async () => {
    const { sku } = await product(null);
    const buyer = await buyerWithCredit(100);
    cartOf(await add(buyer, { sku }, buyer.token));
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(buyer, { paymentGateway: 'credit' })));
    const [done, ...others] = answers.toSorted((a, b) => Number(b.success) - Number(a.success));
    expect(done).toMatchObject({ success: true, payment: '' });
    for (const answer of others) expect(answer).toMatchObject(EMPTY);
    expect(await creditOf(buyer)).toBe(50);
    expect(await records(server, 'orders', { customer: buyer.id })).toHaveLength(1);
  });

  test('of the payment pages that several tabs open for a cart at once, one can be paid', async () => {
    const { sku } = await product(null);
    const buyer = await newBuyer(server);
    cartOf(await add(buyer, { sku }, buyer.token));
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(buyer)));
    const pages = answers.filter(({ success }) => success).map(({ payment }) => payment);
    const paid = await Promise.all(pages.map(pay));
    expect(paid.filter(({ success }) => success)).toHaveLength(1);
    const orders = await records(server, 'orders', { customer: buyer.id });
    expect(orders.filter(({ status }) => status !== 'cancelled')).toMatchObject([{ status: 'paid' }]);
  });
}
