import type { Payload } from 'payload';
import type { Address } from '../../../lib/contract/entities/account.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { chargesGst, type Cents } from '../../../lib/contract/money.ts';
import { CARD_MINIMUM, splitPayment } from '../../../lib/contract/split-payment.ts';
import type { PaymentType } from '../../../lib/contract/entities/cart.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { badFields, Failure } from '../../kernel/failure.ts';
import { newReference } from '../../kernel/secrets.ts';
import { msg, type ResponseText } from '../../kernel/messages/messages.ts';
import type { Order } from '../../payload-types.ts';
import { customerById } from '../../people/account/customer.ts';
import type { Buyer } from '../cart/buyer.ts';
import { shortage } from '../cart/cart-actions.ts';
import { ownerKey, readChoice } from '../cart/cart-store.ts';
import { openOrdersOf } from '../cart/open-orders.ts';
import { pricedCart, pricedLines, waiveRemainder, type PricedCart } from '../cart/priced-cart.ts';
import { announceStock } from '../catalogue/announce-stock.ts';
import { ticketLinks, type TicketLinks } from '../documents/ticket-links.ts';
import { creditBalance, type CreditOwner } from '../credit/credit.ts';
import { moneySettings, surchargeOf, type MoneySettings } from '../money/settings.ts';
import { unitsBySku } from '../orders-and-payments.ts';
import { checkPayable } from '../payments/gateways.ts';
import {
  callerKeyOf,
  checkSameRequest,
  isAsShown,
  openPage,
  requestHashOf,
} from '../payments/start-payment.ts';
import { buyerKey } from '../purchase-limits/buyer.ts';
import { findCounted } from '../vouchers/find-voucher.ts';
import { checkTurn, prolongTurn } from '../waiting-room/waiting-room.ts';
import { closeOpenOrders } from './close-open-orders.ts';
import { finishOrder } from './finish-order.ts';
import { overLimits } from './over-limits.ts';
import { orderLine, writeOrder, type Split } from './write-order.ts';

export type OrderInput = {
  readonly buyer: Buyer;
  /** The id of a customer's saved address, or a guest's own address. */
  readonly address: number | Address | null;
  /** Null only for a cart of tickets, which aren't delivered. */
  readonly shippingType: number | null;
  readonly paymentType: PaymentType;
  readonly isCreditWanted: boolean;
  /** The gift voucher that a guest pays with, as typed, and the network address whose wrong codes are counted; null for none. */
  readonly voucher: { readonly code: string; readonly network: string } | null;
  readonly note: string;
  /** Undefined to use the code stored with the cart. */
  readonly promotionCode: string | undefined;
  /** The total that the buyer was shown. */
  readonly shownCents: Cents | undefined;
  readonly language: Language;
  readonly returnUrl: URL;
  readonly idempotencyKey: string | undefined;
  /** The waiting room's ticket; '' for none. */
  readonly turn: string;
};

export type Placed = {
  readonly isPlaced: boolean;
  /** URL of the payment page; '' if there is nothing to pay. */
  readonly payment: string;
  readonly message: ResponseText;
  readonly orderId: number | null;
  /** The invoice of an order that is already paid. */
  readonly invoiceId: number | null;
  readonly tickets: TicketLinks | null;
};

/**
 * Placing: orders a buyer's cart at current prices. Stock, promotion code and credit are taken together with the order or not at all, and
 * whatever is left to pay goes to the payment page. A repeated press of the same button returns the same order; another press closes that
 * one's payment page. What has been paid is no longer in the cart, so nothing is paid for twice.
 * @throws Failure 429 while the buyer has to wait in the waiting room, or after too many wrong voucher codes; 422 for goods without a delivery
 * method, and for a voucher that can't be used; 401 if the customer has just deleted their account
 */
export async function placeOrder(payload: Payload, input: OrderInput): Promise<Placed> {
  const { buyer } = input;
  const press = pressOf(input);
  const { callerKey, requestHash } = press;
  const before = await orderOfPress(payload, press);
  if (before) {
    checkSameRequest(before.request_hash, requestHash);
    return answerFor(payload, before);
  }
  await checkTurn(payload, { buyer: ownerKey(buyer), turn: input.turn }, () => pricedLines(payload, buyer));
  // Goods held by an abandoned payment page mustn't block the next attempt.
  const paidMeanwhile = await closeOpenOrders(payload, buyer, callerKey);
  if (paidMeanwhile) return answerFor(payload, paidMeanwhile);

  const cart = await currentCart(payload, input);
  const limitKey = buyerKey(buyer.email);
  const problem = obstacle(cart, input) ?? (await overLimits(payload, cart, limitKey));
  if (problem !== null || !cart.quote) return refuse(payload, press, problem ?? '');

  const settings = await moneySettings(payload);
  const { supplier } = settings;
  const credit = await spendableOf(payload, input, { supplier, total: cart.totals.total });
  if (credit.refusal !== null) return refuse(payload, press, badFields({ voucher_code: credit.refusal }));
  const split = splitTotal(cart, credit.cents, settings);
  const toPay = split.card + split.surcharge;
  if (!isAsShown(input.shownCents, toPay))
    return refuse(payload, press, msg('payment.changed', { amount: toPay }));
  if (split.card > 0) checkPayable(split.card);

  const lines = cart.lines.map(orderLine);
  const order = await writeOrder(payload, {
    reference: newReference(),
    limitKey,
    buyer,
    supplier,
    lines,
    cart: { ...cart, totals: waiveRemainder(cart.totals, split.waived, chargesGst(settings.seller)) },
    address: cart.quote.isPickUp ? null : cart.address,
    split,
    creditOwner: split.credit > 0 ? credit.owner : null,
    note: input.note,
    language: input.language,
    callerKey,
    requestHash,
    returnUrl: input.returnUrl,
  });
  if (!order) return refuse(payload, press, await whatIsMissing(payload, input, { cart, split, settings }));

  await announceStock(payload, unitsBySku(lines));
  if (order.status === 'paid') await finishOrder(payload, order, null);
  else await prolongTurn(payload, ownerKey(buyer));
  return answerFor(payload, order);
}

/* The press. */

type Press = { readonly callerKey: string | null; readonly requestHash: string };

function pressOf(input: OrderInput): Press {
  const { buyer, address, shippingType, paymentType, note, promotionCode, isCreditWanted, voucher } = input;
  return {
    callerKey: callerKeyOf('order', ownerKey(buyer), input.idempotencyKey),
    requestHash: requestHashOf({
      address,
      shippingType,
      paymentType,
      note,
      promotionCode,
      isCreditWanted,
      // A guest types their details with the order; a customer's aren't part of the request.
      ...('session' in buyer ? { guest: [buyer.email, buyer.firstName, buyer.lastName] } : {}),
      ...(voucher ? { voucher: voucher.code } : {}),
    }),
  };
}

const orderOfPress = async (payload: Payload, { callerKey }: Press): Promise<Order | null> =>
  callerKey === null ? null : findOne(payload, 'orders', { caller_key: { equals: callerKey } });

/* The cart, and how it is paid for. */

async function currentCart(payload: Payload, input: OrderInput): Promise<PricedCart> {
  const { buyer, shippingType, address } = input;
  const promotionCode = input.promotionCode ?? (await readChoice(payload, buyer)).promotionCode;
  return pricedCart(payload, buyer, { promotionCode, shippingType, address });
}

/** Why a cart can't be ordered as it is; null if it can. */
function obstacle(
  { lines, quote, address, promotion, isPromotionUsedUp }: PricedCart,
  input: OrderInput,
): ResponseText | null {
  if (lines.length === 0) return msg('cart.empty');
  if (!quote && input.shippingType === null) throw badFields({ shipping_option_id: msg('value.required') });
  const short = lines.find(({ qty, left }) => qty > left);
  if (short) return shortage(short);
  if (!quote) return msg('order.noDelivery');
  if (!quote.isPickUp && !address) return msg('order.noAddress');
  if (input.promotionCode && !promotion)
    return msg(isPromotionUsedUp ? 'order.promotionUsedUp' : 'order.promotion');
  return null;
}

/**
 * What the buyer can spend before the card: a customer's credit, or what is left on a guest's voucher; or why that voucher can't be used.
 * Nothing is needed for an order that is free, so no voucher stands in its way.
 */
type Spendable =
  | { readonly owner: CreditOwner | null; readonly cents: Cents; readonly refusal: null }
  | { readonly refusal: ResponseText };

async function spendableOf(
  payload: Payload,
  { buyer, isCreditWanted, voucher: typed }: OrderInput,
  { supplier, total }: { readonly supplier: number; readonly total: Cents },
): Promise<Spendable> {
  if (total === 0) return { owner: null, cents: 0, refusal: null };
  if ('customer' in buyer) {
    const { customer } = buyer;
    const cents = isCreditWanted ? await creditBalance(payload, customer, supplier) : 0;
    return { owner: { customer }, cents, refusal: null };
  }
  if (typed === null) return { owner: null, cents: 0, refusal: null };
  const found = await findCounted(payload, typed.code, { address: typed.network });
  if (found.voucher === null) return { refusal: found.refusal };
  return { owner: { voucher: found.voucher.id }, cents: found.left, refusal: null };
}

/** Splits the total into what credit or a voucher pays and what the card pays. */
function splitTotal(
  { totals: { total, discount } }: PricedCart,
  credit: Cents,
  settings: MoneySettings,
): Split {
  const split = splitPayment(total, { credit, discount, minimum: CARD_MINIMUM, rule: settings.smallRest });
  return { ...split, surcharge: surchargeOf('card', split.card, settings) };
}

/**
 * Why an order couldn't be written: somebody was faster, perhaps the buyer in another tab. A guest whose voucher has less on it by now is told
 * what the card would pay.
 * @throws Failure 401 TOKEN_INVALID if the customer's account has been deleted
 */
async function whatIsMissing(
  payload: Payload,
  input: OrderInput,
  {
    cart,
    split,
    settings,
  }: { readonly cart: PricedCart; readonly split: Split; readonly settings: MoneySettings },
): Promise<ResponseText | Failure> {
  if ('customer' in input.buyer) await customerById(payload, input.buyer.customer);
  // The other tab's order is paid, or its payment page is opening: the next press closes that.
  if ((await pricedLines(payload, input.buyer)).length === 0) return msg('cart.empty');
  if ((await openOrdersOf(payload, input.buyer)).length > 0) return msg('order.cancelled');
  const limit = await overLimits(payload, cart, buyerKey(input.buyer.email));
  if (limit !== null) return limit;
  const { supplier } = settings;
  const now = input.voucher
    ? await spendableOf(payload, input, { supplier, total: cart.totals.total })
    : null;
  if (now === null) return msg('order.taken');
  if (now.refusal !== null) return badFields({ voucher_code: now.refusal });
  if (now.cents >= split.credit) return msg('order.taken');
  const { card, surcharge } = splitTotal(cart, now.cents, settings);
  return msg('payment.changed', { amount: card + surcharge });
}

/* The answer. */

const refused = (message: ResponseText): Placed => ({
  isPlaced: false,
  payment: '',
  message,
  orderId: null,
  invoiceId: null,
  tickets: null,
});

const placed = (order: Order, more: Partial<Pick<Placed, 'payment' | 'invoiceId' | 'tickets'>>): Placed => ({
  isPlaced: true,
  payment: '',
  message: '',
  orderId: order.id,
  invoiceId: null,
  tickets: null,
  ...more,
});

/**
 * Refuses the order, unless a concurrent call for the same press has placed it: that one then has the missing goods, and has used the voucher.
 * @throws Failure the problem, if it is one
 */
async function refuse(payload: Payload, press: Press, problem: ResponseText | Failure): Promise<Placed> {
  const winner = await orderOfPress(payload, press);
  if (winner) return answerFor(payload, winner);
  if (problem instanceof Failure) throw problem;
  return refused(problem);
}

/** The response for an existing order: its payment page while that is open, otherwise its invoice and tickets. */
async function answerFor(payload: Payload, order: Order): Promise<Placed> {
  const payment = await findOne(payload, 'payments', {
    and: [{ purpose: { equals: 'order' } }, { subject: { equals: order.id } }],
  });
  if (order.status === 'placed' && payment && !payment.paid_at) {
    const page = await openPage(payload, payment);
    if (page !== null) return placed(order, { payment: page });
    // Another tab closed the payment since the order was read, perhaps while its page was opening.
    const now = await findOne(payload, 'orders', { id: { equals: order.id } });
    return now && now.status !== 'placed' ? answerFor(payload, now) : refused(msg('order.cancelled'));
  }
  if (order.status === 'cancelled') return refused(msg('order.cancelled'));
  const invoice = await findOne(payload, 'invoices', { order: { equals: order.id } });
  return placed(order, {
    invoiceId: invoice?.id ?? null,
    tickets: invoice ? await ticketLinks(payload, invoice) : null,
  });
}
