import { Fragment, Suspense } from 'react';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, Payload } from 'payload';
import { CmsScreen } from '../../cms/screens/cms-screen.tsx';
import { showCents, type Cents } from '../../../lib/contract/money.ts';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import { mediumDay } from '../../../lib/shared/date-forms.ts';
import { readDay } from '../../cms/fields/wall-time.ts';
import { handlesMoney } from '../../cms/access/roles.ts';
import { contentNow } from '../../kernel/clock.ts';
import { DIFFERENCE_ADVICE, DIFFERENCE_TITLES } from '../payments/difference.ts';
import { addDays, periodsOf, readRange, seasonOf, type Range } from './periods.ts';
import { takingsOf, totalOf, type TakingsPart, type TakingsRow, type TakingsSums } from './takings.ts';
import { TAKINGS_TITLES } from './titles.ts';
import { UnrecordedPayments } from './unrecorded-payments.tsx';

const PATH = '/admin/takings';
const MAX_DIFFERENCES = 100;

const SOLD: readonly TakingsPart[] = [
  'tickets',
  'goods',
  'delivery',
  'discounts',
  'bookings',
  'vouchers',
  'surcharges',
];
const BACK: readonly TakingsPart[] = ['refunds_orders', 'refunds_bookings', 'refunds_vouchers'];
const WAYS = [
  { title: 'Stripe', by: 'by_stripe', back: 'back_stripe' },
  { title: 'Sandbox (no money)', by: 'by_sandbox', back: 'back_sandbox' },
  { title: 'Credit', by: 'by_credit', back: 'back_credit' },
] as const;

/** Common ranges. */
function shortcuts(today: string): readonly { title: string; range: Range }[] {
  return [
    { title: 'Today', range: { from: today, to: today } },
    { title: 'Yesterday', range: { from: addDays(today, -1), to: addDays(today, -1) } },
    { title: 'Last 7 days', range: { from: addDays(today, -6), to: today } },
    { title: 'This month', range: { from: `${today.slice(0, 7)}-01`, to: today } },
    { title: 'This season', range: seasonOf(today) },
  ];
}

/** Formats for saving the takings. */
const FORMATS = [
  { format: 'xlsx', title: 'Save as Excel' },
  { format: 'csv', title: 'Save as CSV' },
  { format: 'xlsx&detail=1', title: 'Every invoice and refund as Excel' },
  { format: 'csv&detail=1', title: 'Every invoice and refund as CSV' },
  { format: 'xero', title: 'Save for Xero' },
] as const;

const query = ({ from, to }: Range) => `?from=${from}&to=${to}`;

/** A day as people write it; invalid text stays as typed. */
const shownDay = (text: string): string => {
  const day = readDay(text);
  return day === null ? text : mediumDay(`${day}T00:00:00Z`, 'en', 'UTC');
};

const typed = (value: unknown): string => (typeof value === 'string' ? value : '');

/** /admin/takings: the takings of a day or any range, and payments that differ from the gateway's. */
export async function TakingsView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view;
  const { payload, user } = initPageResult.req;
  if (!user) redirect(`/admin/login?redirect=${PATH}`);
  if (user.collection !== 'users' || !handlesMoney(user)) redirect('/admin');
  const today = newZealandDay(contentNow());
  const from = typed(searchParams?.['from']) || today;
  const to = typed(searchParams?.['to']) || today;
  const range = readRange(readDay(from) ?? from, readDay(to) ?? to);
  const rows = typeof range === 'string' ? [] : await takingsOf(payload, periodsOf(range));
  return (
    <CmsScreen view={view} title="Takings" className="takings">
      <nav aria-label="Ranges" className="takings__ranges">
        {shortcuts(today).map(({ title, range: shortcut }) => (
          <a key={title} href={`${PATH}${query(shortcut)}`}>
            {title}
          </a>
        ))}
      </nav>
      <form action={PATH} className="takings__range">
        <label>
          First day
          <input
            name="from"
            defaultValue={shownDay(from)}
            placeholder="23/11/2026"
            autoComplete="off"
            required
          />
        </label>
        <label>
          Last day
          <input name="to" defaultValue={shownDay(to)} placeholder="23/11/2026" autoComplete="off" required />
        </label>
        <button type="submit" className="btn btn--style-secondary btn--size-small">
          Show
        </button>
      </form>
      {typeof range === 'string' ? (
        <p role="alert">{range}</p>
      ) : (
        <>
          <p>
            Days begin at midnight in New Zealand. Sales count on the day of their invoice, refunds on the day
            they were made.
          </p>
          <p>
            {FORMATS.map(({ format, title }) => (
              <Fragment key={format}>
                <a
                  className="btn btn--style-secondary btn--size-small"
                  href={`/api/takings/export${query(range)}&format=${format}`}
                  download
                >
                  {title}
                </a>{' '}
              </Fragment>
            ))}
          </p>
          <p>
            The file for Xero has the columns of its template for sales invoices: in Xero, choose Sales,
            Invoices, Import, and say that amounts are tax inclusive. Refunds have negative amounts. Xero
            recommends no more than 500 lines at a time. Administrators set the account codes and tax rates in
            Site settings, under Money.
          </p>
          <Summary sums={totalOf(rows)} />
          <ByPeriod rows={rows} />
        </>
      )}
      <Differences payload={payload} />
      {typeof range === 'string' ? null : (
        <section>
          <h2>At the gateway only</h2>
          <Suspense fallback={<p>Checking with the gateway…</p>}>
            <UnrecordedPayments payload={payload} range={range} />
          </Suspense>
        </section>
      )}
    </CmsScreen>
  );
}

function Line({ title, cents, isSum = false }: { title: string; cents: Cents; isSum?: boolean }) {
  return (
    <tr className={isSum ? 'takings__sum' : undefined}>
      <th scope="row">{title}</th>
      <td className="takings__cents">{showCents(cents)}</td>
    </tr>
  );
}

function Summary({ sums }: { readonly sums: TakingsSums }) {
  return (
    <div className="office-columns">
      <section>
        <table>
          <caption>Sold and refunded</caption>
          <tbody>
            {SOLD.map((part) => (
              <Line key={part} title={TAKINGS_TITLES[part]} cents={sums[part]} />
            ))}
            <Line title="Sales" cents={sums.sales} isSum />
            {BACK.map((part) => (
              <Line key={part} title={TAKINGS_TITLES[part]} cents={-sums[part]} />
            ))}
            <Line title="Sales less refunds" cents={sums.sales - sums.refunds} isSum />
            <Line title="GST in sales" cents={sums.gst} />
            <Line title="GST in refunds" cents={-sums.gst_refunded} />
            <Line title="GST" cents={sums.gst - sums.gst_refunded} isSum />
          </tbody>
        </table>
      </section>
      <section>
        <table>
          <caption>How it was paid</caption>
          <thead>
            <tr>
              <th scope="col">Payment method</th>
              <th scope="col" className="takings__cents">
                Paid
              </th>
              <th scope="col" className="takings__cents">
                Refunded
              </th>
            </tr>
          </thead>
          <tbody>
            {WAYS.map(({ title, by, back }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td className="takings__cents">{showCents(sums[by])}</td>
                <td className="takings__cents">{showCents(-sums[back])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          Credit comes from vouchers or earlier refunds, so it isn’t new money. Vouchers carry no GST when
          they’re sold; what they pay for does.
        </p>
      </section>
    </div>
  );
}

function ByPeriod({ rows }: { readonly rows: readonly TakingsRow[] }) {
  const busy = rows.filter(({ sums }) => sums.sales !== 0 || sums.refunds !== 0);
  if (busy.length === 0) return <p>Nothing was sold or refunded in this period.</p>;
  return (
    <section aria-labelledby="takings-periods">
      <h2 id="takings-periods">{busy[0]?.name.length === 7 ? 'By month' : 'By day'}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Period</th>
            {(['Sales', 'Refunds', 'Sales less refunds', 'GST'] as const).map((title) => (
              <th key={title} scope="col" className="takings__cents">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {busy.map(({ name, sums }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="takings__cents">{showCents(sums.sales)}</td>
              <td className="takings__cents">{showCents(-sums.refunds)}</td>
              <td className="takings__cents">{showCents(sums.sales - sums.refunds)}</td>
              <td className="takings__cents">{showCents(sums.gst - sums.gst_refunded)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Payments that differ from their gateway's, and what to do about each. */
async function Differences({ payload }: { readonly payload: Payload }) {
  const { docs, totalDocs } = await payload.find({
    collection: 'payments',
    where: { difference: { exists: true } },
    sort: '-createdAt',
    limit: MAX_DIFFERENCES,
    depth: 0,
  });
  return (
    <section>
      <h2 id="differences">Differs from the gateway</h2>
      {docs.length === 0 ? (
        <p>No differences. Payments are compared with the gateway every day for two months.</p>
      ) : null}
      <ul className="office-todo">
        {docs.map(({ id, difference, amount_cents, surcharge_cents, createdAt, description }) =>
          difference ? (
            <li key={id}>
              <p>
                <a href={`/admin/collections/payments/${String(id)}`}>
                  Payment {id}, {newZealandDay(new Date(createdAt))},{' '}
                  {showCents(amount_cents + surcharge_cents)}
                </a>{' '}
                {description}
                <br />
                <strong>{DIFFERENCE_TITLES[difference]}.</strong> {DIFFERENCE_ADVICE[difference]}
              </p>
            </li>
          ) : null,
        )}
      </ul>
      {totalDocs > docs.length ? <p>… and {totalDocs - docs.length} more.</p> : null}
    </section>
  );
}
