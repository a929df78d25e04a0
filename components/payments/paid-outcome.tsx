import type { ReactNode } from 'react';
import {
  PAYMENT_RESULT_ATTRIBUTE,
  PAYMENT_RESULT_STATES,
  paymentResultName,
  type PaymentResultState,
} from '@/lib/payments/payment-return';

type PaidOutcomeProps = {
  /** The payment origin: 'voucher', 'form-7', 'order'. */
  readonly origin: string;
  readonly notice: (state: PaymentResultState) => ReactNode;
};

/**
 * The possible outcomes of a payment, hidden: the page is the same for everyone. When a browser returns from a payment, the server in
 * front shows the right one (server/content/payment-return.ts), so that it can be read without a script; the focus, which also needs
 * none, brings it into view.
 */
export function PaidOutcome({ origin, notice }: PaidOutcomeProps) {
  return PAYMENT_RESULT_STATES.map((state) => (
    <div
      key={state}
      {...{ [PAYMENT_RESULT_ATTRIBUTE]: paymentResultName(origin, state) }}
      className="form-outcome"
      tabIndex={-1}
      hidden
      suppressHydrationWarning
    >
      {notice(state)}
    </div>
  ));
}
