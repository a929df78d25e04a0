'use client';

import { showDollars } from '../../../lib/contract/money.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { clockTime, mediumDay } from '../../../lib/shared/date-forms.ts';
import type { RefundPanelData } from './panel-data.ts';

const momentOf = (instant: string): string => {
  const date = new Date(instant);
  return `${mediumDay(date, 'en', CHAMPIONSHIP_TIME_ZONE)}, ${clockTime(date, 'en', CHAMPIONSHIP_TIME_ZONE)}`;
};

/** Where the money went. */
const waysOf = (
  { toCard, toCredit }: RefundPanelData['refunds'][number],
  creditTo: RefundPanelData['creditTo'],
): string =>
  [
    ...(toCard > 0 ? [`${showDollars(toCard)} to the card`] : []),
    ...(toCredit > 0
      ? [`${showDollars(toCredit)} to ${creditTo === 'voucher' ? 'the gift voucher' : 'credit'}`]
      : []),
  ].join(', ');

/** A sale's refunds and cancellations so far, newest first. */
export function RefundHistory({ refunds, creditTo }: Pick<RefundPanelData, 'refunds' | 'creditTo'>) {
  if (refunds.length === 0) return null;
  return (
    <ul className="refund__history" aria-label="Refunds so far">
      {refunds.map((refund) => (
        <li key={refund.number}>
          <strong>{refund.amount > 0 ? showDollars(refund.amount) : 'No refund'}</strong> {refund.number},{' '}
          {momentOf(refund.at)}
          {refund.account === '' ? '' : `, by ${refund.account}`}
          <br />
          {[waysOf(refund, creditTo), refund.reason].filter(Boolean).join(': ')}
          {refund.cancelled.length > 0 ? (
            <>
              <br />
              Cancelled: {refund.cancelled.join('; ')}
            </>
          ) : null}
          {refund.isOwed ? (
            <>
              <br />
              <strong>Not confirmed by the gateway yet. It will be retried automatically.</strong>{' '}
              {refund.error}
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
