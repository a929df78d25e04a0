/** What the refund panel shows. Amounts are in dollars. */
export type RefundPanelData = {
  /** The current status of the order or voucher; null for other sales. */
  readonly status: string | null;
  readonly paid: number;
  readonly left: number;
  readonly leftOnCard: number;
  /** What a refund to credit goes to: the voucher that the order was paid with, or the buyer's account; null if there is neither. */
  readonly creditTo: 'voucher' | 'account' | null;
  /** What is left on a gift voucher that can still be used; null for anything else. */
  readonly voucherValue: number | null;
  /** Why nothing can be refunded or cancelled; null if something can. */
  readonly refusal: string | null;
  /** Sentences about what limits a refund. */
  readonly notes: readonly string[];
  /** What can still be cancelled. */
  readonly items: readonly { readonly key: string; readonly label: string; readonly amount: number }[];
  /** Newest first. */
  readonly refunds: readonly {
    readonly number: string;
    readonly at: string;
    readonly amount: number;
    readonly toCard: number;
    readonly toCredit: number;
    readonly reason: string;
    readonly account: string;
    readonly cancelled: readonly string[];
    readonly isOwed: boolean;
    readonly error: string;
  }[];
};
