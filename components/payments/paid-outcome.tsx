import type { ReactNode } from 'react';
import { ARRIVAL_ATTRIBUTE, ARRIVAL_STATES, arrivalName, type ArrivalState } from '@/lib/payments/arrival';

type PaidOutcomeProps = {
  /** Who sends visitors to pay here: 'voucher', 'form-7', 'order'. */
  readonly payer: string;
  readonly notices: Readonly<Record<ArrivalState, ReactNode>>;
};

/**
 * What may have come of a payment, hidden: the page is the same for everybody. Where a browser returns from a payment, the server in
 * front shows the one that is true (server/payment-return.ts), so that it is read without a script; the focus, which needs none
 * either, brings it into view.
 */
export function PaidOutcome({ payer, notices }: PaidOutcomeProps) {
  return ARRIVAL_STATES.map((state) => (
    <div
      key={state}
      {...{ [ARRIVAL_ATTRIBUTE]: arrivalName(payer, state) }}
      className="form-outcome"
      tabIndex={-1}
      hidden
      suppressHydrationWarning
    >
      {notices[state]}
    </div>
  ));
}
