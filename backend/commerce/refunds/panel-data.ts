/** What the refund panel shows; amounts in dollars. */
export type RefundPanelData = {
  /** The order's or voucher's status now; null for other sales. */
  readonly status: string | null;
  readonly paid: number;
  readonly left: number;
  readonly leftOnCard: number;
  /** Whether the buyer has an account, and so credit. */
  readonly hasAccount: boolean;
  /** A gift voucher's value that can still be redeemed; null for anything else. */
  readonly voucherValue: number | null;
  /** Why nothing can be refunded or cancelled; null if something can. */
  readonly refusal: string | null;
  /** What limits a refund, in sentences. */
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
