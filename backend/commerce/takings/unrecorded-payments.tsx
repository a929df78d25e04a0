import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { log } from '../../kernel/log/log.ts';
import { MOST_TAKEN, unrecordedPayments } from '../payments/unrecorded.ts';
import { periodsOf, type Range } from './periods.ts';

/** The gateway's payments of these days that have no record here. The gateway is queried while the rest of the screen is shown. */
export async function UnrecordedPayments({ payload, range }: { payload: Payload; range: Range }) {
  const periods = periodsOf(range);
  const [from, to] = [new Date(periods[0]?.start ?? 0), new Date(periods.at(-1)?.end ?? 0)];
  const found = await unrecordedPayments(payload, from, to).catch((error: unknown) => {
    log.error({ err: error }, 'could not get the gateway’s list of payments');
    return null;
  });
  if (found === null)
    return <p role="alert">The gateway can’t be reached right now. Reload this screen in a minute.</p>;
  const { payments, isCut } = found;
  return (
    <>
      {isCut ? (
        <p>
          Only {MOST_TAKEN.toLocaleString('en-NZ')} payments from these days were checked. Choose fewer days
          to see them all.
        </p>
      ) : null}
      {payments.length === 0 ? (
        <p>Every payment the gateway took on these days has a record here.</p>
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
                Look for it at the gateway. It was taken there outside this shop, or its record here is
                missing. Refund it, or note what it was for.
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
