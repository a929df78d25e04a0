import { gstInside, showCents, type Cents } from '../../../lib/contract/money.ts';
import type { GiftVoucher } from '../../payload-types.ts';
import { isExpired } from '../documents/sold-voucher.ts';
import { momentInText } from '../scanner/admission.ts';
import { divideRefund, type RefundWay } from './divide-refund.ts';
import type { Sale, SaleItem } from './sale.ts';

/**
 * What the office asks for. `card` refunds the way it was paid: to the card first, then to credit or the voucher what that paid; `credit` the
 * other way round (`divide-refund.ts`). 0 cents cancels without a refund.
 */
export type RefundInput = {
  readonly cents: Cents;
  readonly to: RefundWay;
  /** Keys of the items to cancel. If nothing is left to refund afterwards, all open items are cancelled. */
  readonly cancel: readonly string[];
};

/** What a refund does. */
export type RefundPlan = {
  readonly cents: Cents;
  readonly card: Cents;
  readonly credit: Cents;
  readonly tax: Cents;
  readonly items: readonly SaleItem[];
  /** Whether nothing of the sale remains, so that its order or booking ends. */
  readonly isEnd: boolean;
  /** Whether none of the sale's money is refunded, neither now nor earlier. */
  readonly isFree: boolean;
  /** What is left on the sold voucher afterwards: 0 withdraws the voucher, null leaves it unchanged. */
  readonly voucherCents: Cents | null;
};

/** A refund isn't possible. The message tells the office why. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

const isOpen = ({ state }: SaleItem): boolean => state === 'open';

/** What can still be bought with the voucher that was sold; null for other sales, and for a voucher that can't be used. */
export const voucherValue = ({ voucher, used }: Sale): Cents | null =>
  voucher?.status === 'active' ? voucher.amount_cents - used : null;

/** The sentence about a voucher that was used up or redeemed. */
const redeemedNote = ({ redemption, redeemed_at }: GiftVoucher): string =>
  redemption
    ? `This voucher was redeemed${redeemed_at ? ` ${momentInText(redeemed_at)}` : ''}: its value is in the customer’s credit, so it can’t be refunded.`
    : 'All of this voucher has been used, so it can’t be refunded.';

const tooMuch = ({ used, left }: Sale): string =>
  used > 0
    ? `${showCents(used)} of this voucher has been used, so up to ${showCents(left)} can be refunded.`
    : `You can refund up to ${showCents(left)}.`;

/** Why nothing in a sale can be refunded or cancelled; null if something can. */
export function refusalOf({ left, voucher, order, refunds, items }: Sale): string | null {
  if (voucher?.status === 'redeemed') return redeemedNote(voucher);
  if (order?.status === 'placed') return 'This order hasn’t been paid.';
  if (left > 0 || items.some(isOpen)) return null;
  if (refunds.some(({ amount_cents }) => amount_cents > 0) || order?.status === 'refunded')
    return 'Everything has been refunded.';
  return refunds.length > 0
    ? 'Everything has been cancelled.'
    : 'Nothing was paid, so nothing can be refunded.';
}

/** The sentence about a used ticket. */
const usedNote = ({ label, usedAt }: SaleItem): string =>
  `${label} was used at the gate ${momentInText(usedAt ?? '')}, so it can’t be cancelled.`;

/** A sentence about each used ticket: it stays used, whatever is refunded. */
export const usedNotes = ({ items }: Sale): string[] =>
  items.filter(({ state }) => state === 'used').map(usedNote);

/** A sentence about the voucher that an order was paid with, if nobody could spend what goes back to it. */
function voucherNote({ paidVoucher }: Sale): string[] {
  if (paidVoucher === null) return [];
  const end = paidVoucher.last4 ?? '';
  if (paidVoucher.status === 'void')
    return [`Gift voucher … ${end} has been withdrawn. What goes back to it can’t be used.`];
  return isExpired(paidVoucher.expires_on)
    ? [`Gift voucher … ${end} has expired. What goes back to it can’t be used.`]
    : [];
}

/** Sentences about what a refund can't change: used tickets stay used, and what was used of a voucher is gone. */
export const notesOf = (sale: Sale): string[] => [
  ...usedNotes(sale),
  ...(voucherValue(sale) !== null && sale.used > 0 ? [tooMuch(sale)] : []),
  ...voucherNote(sale),
];

/** Whether the buyer could spend everything that is refunded. */
export const isWorthRefunding = (sale: Sale): boolean => voucherNote(sale).length === 0;

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
  if (credit === 0 || sale.creditOwner !== null) return;
  throw new RefundRefused(
    sale.leftOnCard > 0
      ? `The buyer has no account, so nothing can be refunded to credit. Up to ${showCents(sale.leftOnCard)} can go back to the card.`
      : 'The buyer has no account, so nothing can be refunded to credit.',
  );
}

/** Decides what may be refunded and cancelled; nothing else does. @throws RefundRefused with the reason */
export function planRefund(sale: Sale, { cents, to, cancel }: RefundInput): RefundPlan {
  const refusal = refusalOf(sale);
  if (refusal !== null) throw new RefundRefused(refusal);
  if (cents < 0 || (cents === 0 && cancel.length === 0))
    throw new RefundRefused('Enter an amount above $0.00, or choose what to cancel.');
  if (cents > sale.left) throw new RefundRefused(tooMuch(sale));
  const { card, credit } = divideRefund(cents, to, { ...sale, isToVoucher: sale.paidVoucher !== null });
  checkCredit(sale, credit);
  const chosen = chosenItems(sale, cancel);
  const open = sale.items.filter(isOpen);
  const isAll = cents > 0 && cents === sale.left;
  const value = voucherValue(sale);
  // A voucher without value is cancelled.
  const items = isAll || (value !== null && cents >= value) ? open : chosen;
  const isTaxed = sale.invoice.tax_cents > 0;
  const before = sale.invoice.total_cents - sale.used - sale.left;
  return {
    cents,
    card,
    credit,
    // The tax in all refunds so far minus that of the earlier ones, so that rounding never makes a sale's refunds differ from its tax.
    tax: isTaxed ? gstInside(before + cents) - sale.taxRefunded : 0,
    items,
    isFree: before + cents === 0,
    isEnd: isAll || (open.length > 0 && items.length === open.length && usedNotes(sale).length === 0),
    voucherCents: value === null ? null : items.length > 0 ? 0 : value - cents,
  };
}
