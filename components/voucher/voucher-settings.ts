import type { PaymentMode } from '@/lib/contract/entities/site';
import type { KnownSurcharge } from '@/lib/payments/use-surcharge';

/** What the script of a voucher block has to know of it. */
export type VoucherSettings = {
  readonly blockId: string;
  /** Whom vouchers and credit belong to (spec point 9). */
  readonly supplier: number;
  readonly allowsCustom: boolean;
  /** Vouchers are redeemed, but not sold, while payments are off. */
  readonly paymentMode: PaymentMode;
  /** The amount that is chosen to begin with, and what a card costs on top; null if nothing can be paid for yet. */
  readonly first: KnownSurcharge | null;
};

/** Ids of the controls of the block; a page has one. */
export const voucherId = (name: string): string => `voucher-${name}`;
