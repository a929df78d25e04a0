import type { Cents } from './money.ts';

/** Years that a gift voucher can be redeemed: the law of New Zealand asks for three at least. */
export const VOUCHER_YEARS = 3;

/** Bounds of the amount of a gift voucher, in cents. */
export const VOUCHER_MIN: Cents = 500;
export const VOUCHER_MAX: Cents = 200_000;

/** Whether a voucher can have this amount of dollars at all; which amounts are sold is a block's matter. */
export function isVoucherAmount(dollars: unknown): dollars is number {
  if (typeof dollars !== 'number') return false;
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) <= 1e-6 && cents >= VOUCHER_MIN && cents <= VOUCHER_MAX;
}

/** The listed amounts of a voucher block (`25|50|100`, dollars) in cents; what is no voucher's amount is left out. */
export function listedAmounts(amounts: string): Cents[] {
  const found = amounts
    .split('|')
    .map((word) => Number(word.trim() || Number.NaN))
    .filter(isVoucherAmount)
    .map((dollars) => Math.round(dollars * 100));
  return [...new Set(found)];
}

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' });

/** The day in New Zealand as y-MM-dd. */
export const newZealandDay = (moment: Date): string => DAY.format(moment);

/** The last day, y-MM-dd, that a voucher bought at this moment can be redeemed on. */
export function voucherLastDay(boughtAt: Date): string {
  const [year = 0, month = 1, day = 1] = newZealandDay(boughtAt).split('-').map(Number);
  // 29 February has no counterpart three years on: the day after it is later, never earlier.
  const last = new Date(Date.UTC(year + VOUCHER_YEARS, month - 1, day));
  return last.toISOString().slice(0, 10);
}
