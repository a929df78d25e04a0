import type { Payload } from 'payload';
import type { Language } from '../../lib/contract/languages.ts';
import type { PaymentType } from '../../lib/contract/entities/cart.ts';
import { findOne } from '../contract/data/find-one.ts';
import { addressEntity } from '../contract/mappers/customer.ts';
import { creditBalance } from '../money/credit.ts';
import { newReference } from '../money/secrets.ts';
import { moneySettings, surchargeOf } from '../money/settings.ts';
import type { Order } from '../payload-types.ts';
import { say, type Words } from '../words/sentences.ts';
import { callerKeyOf, checkSameRequest, requestHashOf } from '../payments/caller-key.ts';
import { newPayment, openPayment } from '../payments/start-payment.ts';
import { closeOpenOrders } from './close-open-orders.ts';
import { finishOrder } from './finish-order.ts';
import { orderLine } from './order-lines.ts';
import { pricedCart, type PricedCart } from './priced-cart.ts';
import { tooFew } from './stock.ts';
import { splitPayment } from './totals.ts';
import { announceStock } from './announce-stock.ts';
import { writeOrder } from './write-order.ts';

export type OrderWish = {
  readonly customer: number;
  readonly email: string;
  readonly address: number | null;
  readonly shippingType: number;
  readonly paymentType: PaymentType;
  readonly isCreditWanted: boolean;
  readonly note: string;
  readonly promotionCode: string;
  readonly language: Language;
  readonly returnUrl: URL;
  readonly idempotencyKey: string | undefined;
};

export type Placed = {
  readonly isPlaced: boolean;
  /** Where the browser goes to pay, or ''. */
  readonly payment: string;
  readonly message: Words;
  readonly orderId: number | null;
  /** Of an order that is paid already. */
  readonly invoiceId: number | null;
};

const refused = (message: Words): Placed => ({
  isPlaced: false,
  payment: '',
  message,
  orderId: null,
  invoiceId: null,
});

const placed = (order: Order, more: { payment?: string; invoiceId?: number | null }): Placed => ({
  isPlaced: true,
  payment: '',
  message: '',
  orderId: order.id,
  invoiceId: null,
  ...more,
});

/** Why a cart cannot be ordered as it is chosen; null where it can. */
function obstacle({ lines, quote, address, promotion }: PricedCart, wish: OrderWish): Words | null {
  if (lines.length === 0) return say('cart.empty');
  const short = lines.find(({ qty, left }) => qty > left);
  if (short) return tooFew(short.sku.product.name, short.left);
  if (!quote) return say('order.noDelivery');
  if (!quote.isPickUp && !address) return say('order.noAddress');
  if (wish.promotionCode && !promotion) return say('order.promotion');
  return null;
}

/** The answer for an order that is there: its payment page while it is open. */
async function answerFor(payload: Payload, order: Order): Promise<Placed> {
  const payment = await findOne(payload, 'payments', {
    and: [{ purpose: { equals: 'order' } }, { subject: { equals: order.id } }],
  });
  const isOpen = order.status === 'placed' && payment?.status === 'open';
  if (isOpen) return placed(order, { payment: await openPayment(payload, payment) });
  if (order.status === 'cancelled') return refused(say('order.cancelled'));
  const invoice = await findOne(payload, 'invoices', { order: { equals: order.id } });
  return placed(order, { invoiceId: invoice?.id ?? null });
}

/**
 * Orders what is in a customer's cart, at the prices of now. Stock, promotion code and credit are taken together with the order or
 * not at all; what is left to pay leads to the payment page. The same press of the button again answers the same order.
 */
export async function placeOrder(payload: Payload, wish: OrderWish): Promise<Placed> {
  const { customer, language, returnUrl } = wish;
  const callerKey = callerKeyOf('order', customer, wish.idempotencyKey);
  const { address, shippingType, paymentType, note, promotionCode, isCreditWanted } = wish;
  const requestHash = requestHashOf({
    address,
    shippingType,
    paymentType,
    note,
    promotionCode,
    isCreditWanted,
  });
  const ofThisPress = async () =>
    callerKey === null ? null : findOne(payload, 'orders', { caller_key: { equals: callerKey } });
  // Between the first look and a refusal the same press may have been answered by another call: it holds the goods that are missing.
  const refusedUnlessPlaced = async (message: Words): Promise<Placed> => {
    const winner = await ofThisPress();
    return winner ? answerFor(payload, winner) : refused(message);
  };
  const before = await ofThisPress();
  if (before) {
    checkSameRequest(before.request_hash, requestHash);
    return answerFor(payload, before);
  }
  // What is held for a payment page that was left must not stand in the way of the second try.
  const paidMeanwhile = await closeOpenOrders(payload, customer, callerKey);
  if (paidMeanwhile) return answerFor(payload, paidMeanwhile);

  const cart = await pricedCart(payload, { customer }, { promotionCode, shippingType, address });
  const problem = obstacle(cart, wish);
  if (problem !== null || !cart.quote) return refusedUnlessPlaced(problem ?? '');
  const settings = await moneySettings(payload);
  const credit = isCreditWanted ? await creditBalance(payload, customer, settings.supplier) : 0;
  const split = splitPayment(cart.totals.total, {
    credit,
    surcharge: (cents) => surchargeOf('card', cents, settings),
  });
  const lines = cart.lines.map(orderLine);
  const payment = newPayment(payload, {
    purpose: 'order',
    amountCents: split.card,
    surchargeCents: split.surcharge,
    description: `Order of ${lines.map(({ qty, title }) => `${String(qty)} × ${title}`).join(', ')}`.slice(
      0,
      200,
    ),
    customer,
    supplier: settings.supplier,
    email: wish.email,
    language,
    returnUrl,
    callerKey: null,
    requestHash,
  });
  const order = await writeOrder(payload, {
    reference: newReference(),
    customer,
    supplier: settings.supplier,
    lines,
    cart,
    address: cart.quote.isPickUp || !cart.address ? null : addressEntity(cart.address),
    split,
    paymentType,
    note,
    language,
    callerKey,
    requestHash,
    payment: split.card > 0 ? payment : null,
  });
  if (!order) return refusedUnlessPlaced(say('order.taken'));
  announceStock(lines.map(({ sku }) => sku));
  if (order.status === 'paid') await finishOrder(payload, order, null);
  return answerFor(payload, order);
}
