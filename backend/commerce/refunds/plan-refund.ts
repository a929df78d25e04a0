import { gstInside, showCents, type Cents } from '../../../lib/contract/money.ts';
import { momentInText } from '../scanner/admission.ts';
import type { Sale, SaleItem } from './sale.ts';

/**
 * What the office asks for. `card`: as it was paid, the card's part first; what was paid with credit goes back to credit. 0 cents cancel without
 * money back.
 */
export type RefundWish = {
  readonly cents: Cents;
  readonly to: 'card' | 'credit';
  /** Keys of items to cancel; everything that is open is cancelled when nothing is left to refund. */
  readonly cancel: readonly string[];
};

/** What a refund does. */
export type RefundPlan = {
  readonly cents: Cents;
  readonly card: Cents;
  readonly credit: Cents;
  readonly tax: Cents;
  readonly items: readonly SaleItem[];
  /** Nothing of the sale remains: its order or booking ends. */
  readonly isEnd: boolean;
  /** No money of the sale went back, neither now nor before. */
  readonly isFree: boolean;
  /** The voucher's value afterwards; 0 withdraws it, null leaves it as it is. */
  readonly voucherCents: Cents | null;
};

/** A refund that isn't possible, and why, for the office. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

const isOpen = ({ state }: SaleItem): boolean => state === 'open';

/** Why nothing of a sale can be refunded or cancelled; null if something can. */
export function refusalOf({ left, voucher, order, refunds, items }: Sale): string | null {
  if (voucher?.status === 'redeemed')
    return `This voucher was redeemed${voucher.redeemed_at ? ` ${momentInText(voucher.redeemed_at)}` : ''}: its value is in the customer’s credit, so it can’t be refunded.`;
  if (order?.status === 'placed') return 'This order hasn’t been paid.';
  if (left > 0 || items.some(isOpen)) return null;
  if (refunds.some(({ amount_cents }) => amount_cents > 0) || order?.status === 'refunded')
    return 'Everything has been refunded.';
  return refunds.length > 0
    ? 'Everything has been cancelled.'
    : 'Nothing was paid, so nothing can be refunded.';
}

/** What a used ticket means for a refund. */
const usedNote = ({ label, usedAt }: SaleItem): string =>
  `${label} was used at the gate ${momentInText(usedAt ?? '')}, so it can’t be cancelled.`;

/** Tickets that were used: named, as they stay used whatever is refunded. */
export const usedNotes = ({ items }: Sale): string[] =>
  items.filter(({ state }) => state === 'used').map(usedNote);

function chosenItems({ items }: Sale, keys: readonly string[]): SaleItem[] {
  return [...new Set(keys)].map((key) => {
    const item = items.find((one) => one.key === key);
    if (!item) throw new RefundRefused(`This sale has no item ${key}.`);
    if (item.state === 'used') throw new RefundRefused(usedNote(item));
    if (item.state === 'cancelled') throw new RefundRefused(`${item.label} has already been cancelled.`);
    return item;
  });
}

function checkCredit(sale: Sale, credit: Cents): void {
  if (credit === 0 || sale.customer !== null) return;
  throw new RefundRefused(
    sale.leftOnCard > 0
      ? `The buyer has no account, so nothing can be refunded to credit. Up to ${showCents(sale.leftOnCard)} can go back to the card.`
      : 'The buyer has no account, so nothing can be refunded to credit.',
  );
}

/** The only place that decides what may be refunded and cancelled. @throws RefundRefused with the reason */
export function planRefund(sale: Sale, { cents, to, cancel }: RefundWish): RefundPlan {
  const refusal = refusalOf(sale);
  if (refusal !== null) throw new RefundRefused(refusal);
  if (cents < 0 || (cents === 0 && cancel.length === 0))
    throw new RefundRefused('Enter an amount above $0.00, or choose what to cancel.');
  if (cents > sale.left) throw new RefundRefused(`You can refund up to ${showCents(sale.left)}.`);
  const card = to === 'card' ? Math.min(cents, sale.leftOnCard) : 0;
  const credit = cents - card;
  checkCredit(sale, credit);
  const chosen = chosenItems(sale, cancel);
  const open = sale.items.filter(isOpen);
  const isAll = cents > 0 && cents === sale.left;
  const value = sale.voucher?.status === 'active' ? sale.voucher.amount_cents : null;
  // Without its value nothing of a voucher remains.
  const items = isAll || (value !== null && cents >= value) ? open : chosen;
  const isTaxed = sale.invoice.tax_cents > 0;
  const before = sale.invoice.total_cents - sale.left;
  return {
    cents,
    card,
    credit,
    // Tax of the sum so far, so that a sale's refunds never differ from its tax by a cent.
    tax: isTaxed ? gstInside(before + cents) - sale.taxRefunded : 0,
    items,
    isFree: before + cents === 0,
    isEnd: isAll || (open.length > 0 && items.length === open.length && usedNotes(sale).length === 0),
    voucherCents: value === null ? null : items.length > 0 ? 0 : value - cents,
  };
}
