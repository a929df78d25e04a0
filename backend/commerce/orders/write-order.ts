import type { Payload } from 'payload';
import type { Address } from '../../../lib/contract/entities/account.ts';
import type { PaymentType } from '../../../lib/contract/entities/cart.ts';
import type { Cents } from '../../../lib/contract/money.ts';
import type { PaymentSplit } from '../../../lib/contract/split-payment.ts';
import { fullName } from '../../../lib/shared/full-name.ts';
import { postalLines } from '../../../lib/shared/postal-lines.ts';
import { contentNow } from '../../kernel/clock.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { formatMessage } from '../../kernel/messages/format-message.ts';
import { hasAccount } from '../../people/account/customer.ts';
import { addCredit, hasCredit, lockCredit, type CreditOwner } from '../credit/credit.ts';
import type { Order } from '../../payload-types.ts';
import { newPayment, type NewPayment } from '../payments/start-payment.ts';
import type { Buyer } from '../cart/buyer.ts';
import { isInCart, lockCart, removeBought } from '../cart/cart-store.ts';
import { endHold, heldByOthers } from '../cart/holds.ts';
import { isOpenOrderOf } from '../cart/open-orders.ts';
import { isShipped, unitsBySku, type OrderLine } from '../orders-and-payments.ts';
import { lineTitle } from '../cart/cart-entity.ts';
import type { PricedCart, PricedLine } from '../cart/priced-cart.ts';
import { isLeft, lockStock, takeStock } from '../catalogue/stock.ts';
import { countBought, isWithinLimits, lockBought } from '../purchase-limits/bought.ts';
import { hasUseLeft } from '../purchase-limits/promotion-uses.ts';

/*
 * Writing an order: its lines and its payment, and the one transaction that writes both together with everything that the order takes.
 */

/** How an order is paid for. The surcharge comes on top of what the card pays. */
export type Split = PaymentSplit & { readonly surcharge: Cents };

export type NewOrder = {
  readonly reference: string;
  readonly buyer: Buyer;
  /** The person whose limits it counts towards (`purchase-limits/buyer.ts`). */
  readonly limitKey: string;
  readonly supplier: number;
  readonly lines: readonly OrderLine[];
  readonly cart: PricedCart;
  readonly address: Address | null;
  readonly split: Split;
  /** What gives the split's credit; null if there is none. */
  readonly creditOwner: CreditOwner | null;
  readonly note: string;
  readonly language: string;
  readonly callerKey: string | null;
  readonly requestHash: string;
  /** Where the browser returns to from the payment page. */
  readonly returnUrl: URL;
};

/** What an order is paid with, for the office: a card, even if credit pays a part; null for an order that is free. */
function paymentTypeOf({ card, credit }: PaymentSplit): PaymentType | null {
  if (card > 0) return 'card';
  return credit > 0 ? 'credit' : null;
}

/** A cart line as stored with the order. */
export const orderLine = (line: PricedLine): OrderLine => ({
  cart_line: line.id,
  sku: line.sku.id,
  code: line.sku.code,
  title: lineTitle(line),
  qty: line.qty,
  unit_cents: line.each,
  cents: line.cents,
  is_ticket: line.sku.product.isTicket,
  round: line.sku.product.round,
  day: line.sku.product.day,
});

const MAX_DESCRIPTION = 200;

/** The payment for what the card pays; null if the card pays nothing. */
function cardPayment(
  payload: Payload,
  { lines, split, buyer, supplier, language, returnUrl, requestHash }: NewOrder,
): NewPayment | null {
  if (split.card === 0) return null;
  const goods = lines.map(({ qty, title }) => `${String(qty)} × ${title}`).join(', ');
  return newPayment(payload, {
    purpose: 'order',
    amountCents: split.card,
    surchargeCents: split.surcharge,
    description: `Order of ${goods}`.slice(0, MAX_DESCRIPTION),
    customer: 'customer' in buyer ? buyer.customer : null,
    supplier,
    email: buyer.email,
    language,
    returnUrl,
    callerKey: null,
    requestHash,
  });
}

/** The order in words for the office: the goods to pack, then the tickets, which are emailed. */
const summaryOf = (lines: readonly OrderLine[]): string =>
  [...lines.filter(isShipped), ...lines.filter(({ is_ticket }) => is_ticket)]
    .map(
      ({ qty, title, code, is_ticket }) =>
        `${String(qty)} × ${title} (${code})${is_ticket ? ', by email' : ''}`,
    )
    .join('\n');

const addressText = (address: Address | null): string =>
  address === null
    ? ''
    : [fullName(address), ...postalLines(address), address.phone].filter(Boolean).join('\n');

/**
 * All the conditions that must be true at the moment the order is written. A customer hasn't deleted their account. What is in a cart can be
 * ordered once: it's still there, and no other order of the cart's owner is waiting for its payment, which would take it out.
 */
function conditions(order: NewOrder): Statement {
  const { lines, cart, split, creditOwner, buyer, limitKey, supplier } = order;
  const { promotion } = cart;
  return joined(
    [
      ...('customer' in buyer ? [hasAccount(buyer.customer)] : []),
      ...lines.map((line) => isInCart(buyer, line)),
      sql`NOT EXISTS (SELECT 1 FROM orders WHERE ${isOpenOrderOf(buyer)})`,
      ...unitsBySku(lines).map(([sku, qty]) => isLeft(sku, qty, heldByOthers(sku, buyer))),
      ...isWithinLimits(limitKey, unitsBySku(lines)),
      ...(creditOwner ? [hasCredit(creditOwner, supplier, split.credit)] : []),
      ...(promotion
        ? [
            sql`EXISTS (SELECT 1 FROM promotion_codes WHERE id = ${promotion.id} AND is_enabled
              AND (max_uses IS NULL OR used < max_uses))`,
            hasUseLeft(promotion.id, limitKey),
          ]
        : []),
    ],
    ' AND ',
  );
}

function insertOrder(order: NewOrder, isPaid: boolean): Statement {
  const { buyer, cart, split, creditOwner, lines, address } = order;
  const customer = 'customer' in buyer ? buyer.customer : null;
  const guest = 'session' in buyer ? buyer : null;
  const voucher = creditOwner && 'voucher' in creditOwner ? creditOwner.voucher : null;
  const paidAt = isPaid ? contentNow().toISOString() : null;
  const { needsDelivery, quote } = cart;
  // For the office, which works in English.
  const shippingName = formatMessage(quote?.name ?? '', 'en');
  const shippingType = needsDelivery ? (quote?.id ?? null) : null;
  return sql`
    INSERT INTO orders (reference, status, customer_id, guest_email, guest_first_name, guest_last_name, guest_session,
      summary, address_text, shipping_name, shipping_type_id, note, lines, address, subtotal_cents, discount_cents, shipping_cents, surcharge_cents, credit_cents, voucher_id, total_cents, promotion_code,
      promotion_id, payment_type, language, caller_key, request_hash, stock_held, paid_at)
    SELECT ${order.reference}, ${isPaid ? 'paid' : 'placed'}, ${customer}, ${guest?.email ?? null}, ${guest?.firstName ?? null},
      ${guest?.lastName ?? null}, ${guest && hashOf(guest.session)}, ${summaryOf(lines)}, ${addressText(address)}, ${shippingName}, ${shippingType}, ${order.note}, ${JSON.stringify(lines)}, ${JSON.stringify(address)},
      ${cart.totals.goods}, ${cart.totals.discount}, ${cart.totals.shipping}, ${split.surcharge}, ${split.credit}, ${voucher},
      ${cart.totals.total + split.surcharge}, ${cart.promotion?.code ?? null}, ${cart.promotion?.id ?? null},
      ${paymentTypeOf(split)}, ${order.language}, ${order.callerKey}, ${order.requestHash}, TRUE, ${paidAt}
    WHERE ${conditions(order)}
    ON CONFLICT (caller_key) DO NOTHING`;
}

/**
 * Writes an order and its payment together with everything the order takes: stock, the buyer's share of limited products, a use of the
 * promotion code, and credit or a voucher's value; and, if there is nothing to pay, what is in the cart. It's all or nothing, even when two
 * buyers want the last item, or one buyer orders a cart in two tabs.
 * @returns null if something was no longer available
 */
export async function writeOrder(payload: Payload, order: NewOrder): Promise<Order | null> {
  const { reference, limitKey, supplier, split, creditOwner, buyer } = order;
  // A customer's account with their credit: whoever deletes it at the same moment sees the order, or the order finds no account.
  const locked: CreditOwner | null = 'customer' in buyer ? { customer: buyer.customer } : creditOwner;
  const payment = cardPayment(payload, order);
  const units = unitsBySku(order.lines);
  const isWritten = sql`EXISTS (SELECT 1 FROM orders WHERE reference = ${reference})`;
  const promotion = order.cart.promotion?.id ?? 0;
  await runInTransaction(payload, [
    ...lockStock(units.map(([sku]) => sku)),
    ...lockBought(limitKey, units),
    sql`UPDATE promotion_codes SET used = used WHERE id = ${promotion}`,
    ...(locked ? [lockCredit(locked)] : []),
    lockCart(buyer),
    insertOrder(order, payment === null),
    sql`UPDATE orders SET buyer_key = ${limitKey} WHERE reference = ${reference}`,
    ...units.map(([sku, qty]) => takeStock(sku, qty, isWritten)),
    ...countBought(limitKey, units, isWritten),
    // From now on, the order has them instead of the cart, which keeps its lines until they are paid.
    ...(payment === null
      ? removeBought(buyer, order.lines, isWritten)
      : order.lines.map(({ cart_line: line }) => endHold(line, isWritten))),
    sql`UPDATE promotion_codes SET used = used + 1 WHERE id = ${promotion} AND ${isWritten}`,
    ...(creditOwner
      ? addCredit(
          {
            owner: creditOwner,
            supplier,
            cents: -split.credit,
            reason: 'order',
            reference: `order:${reference}`,
          },
          isWritten,
        )
      : []),
    ...(payment
      ? [
          payment.insert(sql`SELECT id AS subject FROM orders WHERE reference = ${reference}`),
          sql`UPDATE orders SET payment_id = (SELECT id FROM payments WHERE reference = ${payment.reference})
              WHERE reference = ${reference}`,
        ]
      : []),
  ]);
  return findOne(payload, 'orders', { reference: { equals: reference } });
}
