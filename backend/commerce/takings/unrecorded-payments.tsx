import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { log } from '../../kernel/log/log.ts';
import { MOST_TAKEN, unrecordedPayments } from '../payments/unrecorded.ts';
import { periodsOf, type Range } from './periods.ts';

/** The gateway's payments of these days that have no record here. The gateway is asked while the rest of the screen is shown. */
export async function UnrecordedPayments({ payload, range }: { payload: Payload; range: Range }) {
  const periods = periodsOf(range);
  const [from, to] = [new Date(periods[0]?.start ?? 0), new Date(periods.at(-1)?.end ?? 0)];
  const found = await unrecordedPayments(payload, from, to).catch((error: unknown) => {
    log.error({ err: error }, 'the gateway could not say which payments it took');
    return null;
  });
  if (found === null)
    return <p role="alert">The gateway can’t be asked at the moment. Load this screen again in a minute.</p>;
  const { payments, isCut } = found;
  return (
    <>
      {isCut ? (
        <p>
          Only {MOST_TAKEN.toLocaleString('en-NZ')} payments of these days were looked at. Choose fewer days
          to see all.
        </p>
      ) : null}
      {payments.length === 0 ? (
        <p>Every payment that the gateway took on these days has a record here.</p>
      ) : (
        <ul className="office-todo">
          {payments.map(({ reference, cents, at, description }) => (
            <li key={reference}>
              <p>
                <strong>
                  {showCents(cents)}, {newZealandDay(at)}, {reference}
                </strong>{' '}
                {description}
                <br />
                Look for it at the gateway. It was taken there without this shop, or its record here is gone:
                refund it, or note what it was for.
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
