/** What the script of a voucher block has to know of it. */
export type VoucherSettings = {
  readonly blockId: string;
  /** Whom vouchers and credit belong to (spec point 9). */
  readonly supplier: number;
  readonly allowsCustom: boolean;
};

/** The block, as who sends visitors to pay. */
export const VOUCHER_PAYER = 'voucher';

/** Ids of the controls of the block; a page has one. */
export const voucherId = (name: string): string => `voucher-${name}`;
