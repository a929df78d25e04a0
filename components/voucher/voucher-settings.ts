import type { PaymentMode } from '@/lib/contract/entities/site';
import type { KnownSurcharge } from '@/lib/payments/use-surcharge';

/** What a voucher block's script needs to know. */
export type VoucherSettings = {
  readonly blockId: string;
  /** The supplier of vouchers and credit (spec point 9). */
  readonly supplier: number;
  readonly allowsCustom: boolean;
  /** While payments are off, vouchers can be redeemed but not bought. */
  readonly paymentMode: PaymentMode;
  /** The preselected amount and its card surcharge; null if nothing can be paid for yet. */
  readonly first: KnownSurcharge | null;
  /** Whether somebody without an account can pay for an order with a voucher. */
  readonly isForGuests: boolean;
};

/** IDs of the block's controls; a page has only one such block. */
export const voucherId = (name: string): string => `voucher-${name}`;
