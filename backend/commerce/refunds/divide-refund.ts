import type { Cents } from '../../../lib/contract/money.ts';

/** Where a refund goes first. `credit` is the voucher, for an order that was paid with one. */
export type RefundWay = 'card' | 'credit';

/** How a refund of `cents` is divided. A voucher gets back what it paid at most; the rest goes to the card. */
export function divideRefund(
  cents: Cents,
  to: RefundWay,
  {
    left,
    leftOnCard,
    isToVoucher,
  }: { readonly left: Cents; readonly leftOnCard: Cents; readonly isToVoucher: boolean },
): { readonly card: Cents; readonly credit: Cents } {
  const most = isToVoucher ? Math.max(0, cents - (left - leftOnCard)) : 0;
  const card = to === 'card' ? Math.min(cents, leftOnCard) : most;
  return { card, credit: cents - card };
}
