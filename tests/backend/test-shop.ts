import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { findOne } from '../../backend/cms/records/find-one.ts';
import { addLine } from '../../backend/commerce/cart/cart-store.ts';
import { rowId } from '../../backend/commerce/catalogue/sku.ts';
import { placeOrder, type OrderInput, type Placed } from '../../backend/commerce/orders/place-order.ts';
import { decideSandboxPayment } from '../../backend/commerce/payments/sandbox/sandbox-gateway.ts';
import { settlePageOf } from '../../backend/commerce/payments/settle.ts';
import { startPayment, type PaymentInput } from '../../backend/commerce/payments/start-payment.ts';
import type { Invoice, Round } from '../../backend/payload-types.ts';

export type TestBuyer = { readonly id: number; readonly email: string };

export type TestShop = {
  /** The wire id of the one thing it sells. */
  readonly sku: number;
  readonly newBuyer: () => Promise<TestBuyer>;
  /** A buyer with one in the cart. */
  readonly readyBuyer: () => Promise<TestBuyer>;
  readonly addToCart: (buyer: TestBuyer, qty?: number) => Promise<void>;
  /** Presses Pay. */
  readonly press: (buyer: TestBuyer, more?: Partial<OrderInput>) => Promise<Placed>;
};

/** A new press's key. */
export const newPress = (): string => randomBytes(12).toString('hex');

type TestProduct = {
  /** In dollars. */
  readonly price?: number;
  readonly stock?: number;
  readonly isTicket?: boolean;
  /** The round that a ticket is for. */
  readonly round?: number;
  /** The most that one person may buy. */
  readonly limit?: number;
};

/** Opens a shop that sells one product, to be picked up. */
export async function openTestShop(
  payload: Payload,
  { price = 50, stock = 1000, isTicket = false, round, limit }: TestProduct = {},
): Promise<TestShop> {
  const name = `cap-${newPress()}`;
  await payload.updateGlobal({
    slug: 'domain-settings',
    data: { name: 'Test Series', ecommerce_enabled: true, organisation_email: 'office@example.org' },
  });
  const { id: shippingType } = await payload.create({
    collection: 'shipping-types',
    data: { name: 'Pick up', price: 0, is_pick_up: true },
  });
  const product = await payload.create({
    collection: 'products',
    data: {
      name,
      slug: name,
      price,
      is_ticket: isTicket,
      ...(round === undefined ? {} : { round }),
      ...(limit === undefined ? {} : { max_per_customer: limit }),
      skus: [{ code: name, name: 'One size', price, stock }],
      _status: 'published',
    },
  });
  const sku = rowId(product.id, 1);
  const newBuyer: TestShop['newBuyer'] = async () => {
    const email = `${newPress()}@example.org`;
    const { id } = await payload.create({ collection: 'customers', data: { email } });
    return { id, email };
  };
  const addToCart: TestShop['addToCart'] = (buyer, qty = 1) =>
    addLine(payload, { customer: buyer.id }, { sku, addons: [], qty });
  return {
    sku,
    newBuyer,
    addToCart,
    readyBuyer: async () => {
      const buyer = await newBuyer();
      await addToCart(buyer);
      return buyer;
    },
    press: (buyer, more = {}) =>
      placeOrder(payload, {
        buyer: { customer: buyer.id, email: buyer.email },
        address: null,
        shippingType,
        paymentType: 'card',
        isCreditWanted: false,
        voucher: null,
        note: '',
        promotionCode: undefined,
        shownCents: undefined,
        language: 'en',
        returnUrl: new URL('http://localhost:3000/checkout'),
        idempotencyKey: newPress(),
        turn: '',
        ...more,
      }),
  };
}

/** Starts paying for a gift voucher. @returns the payment page's address */
export const startVoucher = (
  payload: Payload,
  email: string,
  more: Partial<PaymentInput> = {},
): Promise<string> =>
  startPayment(payload, {
    purpose: 'voucher',
    amountCents: 5000,
    surchargeCents: 0,
    description: 'Gift voucher',
    customer: null,
    supplier: 1,
    email,
    language: 'en',
    returnUrl: new URL('http://localhost:3000/gift-vouchers'),
    callerKey: null,
    requestHash: '',
    details: { theme_id: 0 },
    ...more,
  });

/** The gateway's name of a payment page, by its address. */
export const pageIn = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

/** A buyer's orders, the oldest first, with their payments. */
export async function ordersOf(payload: Payload, { id }: Pick<TestBuyer, 'id'>) {
  const where = { customer: { equals: id } };
  return (await payload.find({ collection: 'orders', where, sort: 'id', depth: 1 })).docs;
}

/** The buyer chooses on the sandbox's payment page at an address; the gateway tells us. */
export async function decideAt(
  payload: Payload,
  address: string,
  state: 'approved' | 'declined' = 'approved',
): Promise<void> {
  const page = pageIn(address);
  await decideSandboxPayment(payload, page, state);
  await settlePageOf(payload, { page, reference: '' });
}

/** The invoice of an order. @throws if there is none */
export async function invoiceOf(payload: Payload, order: number | null): Promise<Invoice> {
  const invoice = await findOne(payload, 'invoices', { order: { equals: order ?? 0 } });
  if (!invoice) throw new Error('There is no invoice.');
  return invoice;
}

/** A published round on 16 and 17 January 2099, by New Zealand's clock. @returns its id */
export async function newDistantRound(payload: Payload, more: Partial<Round> = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Southern Sprint',
      url: 'southern-sprint',
      start_date: '2099-01-15T19:30:00.000Z',
      end_date: '2099-01-17T04:30:00.000Z',
      _status: 'published',
      ...more,
    },
  });
  return id;
}
