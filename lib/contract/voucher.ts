import type { Cents } from './money.ts';
import { newZealandDay } from './time-zone.ts';

/** Validity of a gift voucher in years: New Zealand law requires at least three. */
const VOUCHER_YEARS = 3;

/** Minimum and maximum amount of a gift voucher, in cents. */
export const VOUCHER_MIN: Cents = 500;
export const VOUCHER_MAX: Cents = 200_000;

/** Whether a voucher may have this amount in dollars; which amounts are sold depends on the block. */
export function isVoucherAmount(dollars: unknown): dollars is number {
  if (typeof dollars !== 'number') return false;
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) <= 1e-6 && cents >= VOUCHER_MIN && cents <= VOUCHER_MAX;
}

/** The amounts of a voucher block (`25|50|100`, dollars) in cents; invalid ones are left out. */
export function listedAmounts(amounts: string): Cents[] {
  const found = amounts
    .split('|')
    .map((word) => Number(word.trim() || Number.NaN))
    .filter(isVoucherAmount)
    .map((dollars) => Math.round(dollars * 100));
  return [...new Set(found)];
}

/** Maximum length of a gift message. */
export const MAX_GIFT_MESSAGE = 500;

/** The date a number of years later, y-MM-dd. 29 February becomes 1 March in other years, never an earlier date. */
function yearsLater(from: string, years: number): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/** The first and last dates, y-MM-dd, on which a gift can be sent: from today to a year ahead. */
export function giftDays(now: Date): { readonly first: string; readonly last: string } {
  const first = newZealandDay(now);
  return { first, last: yearsLater(first, 1) };
}

/** The expiry date, y-MM-dd, of a voucher bought at this moment. */
export const voucherLastDay = (boughtAt: Date): string => yearsLater(newZealandDay(boughtAt), VOUCHER_YEARS);
