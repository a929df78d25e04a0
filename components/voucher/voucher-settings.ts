import type { PaymentMode } from '@/lib/contract/entities/site';

/** What the script of a voucher block has to know of it. */
export type VoucherSettings = {
  readonly blockId: string;
  /** Whom vouchers and credit belong to (spec point 9). */
  readonly supplier: number;
  readonly allowsCustom: boolean;
  /** Vouchers are redeemed, but not sold, while payments are off. */
  readonly paymentMode: PaymentMode;
};

/** The block, as who sends visitors to pay. */
export const VOUCHER_ORIGIN = 'voucher';

/** Ids of the controls of the block; a page has one. */
export const voucherId = (name: string): string => `voucher-${name}`;
