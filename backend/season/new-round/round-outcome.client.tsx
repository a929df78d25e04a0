'use client';

import { Button } from '@payloadcms/ui';
import { longDay } from '../../../lib/shared/date-forms.ts';
import type { RoundMade, RoundReport } from './round-report.ts';

const counted = (count: number, singular: string) => `${String(count)} ${singular}${count === 1 ? '' : 's'}`;
const dollars = new Intl.NumberFormat('en-NZ', { style: 'currency', currency: 'NZD' });

/** 'Create 1 round, 24 sessions and 2 tickets'. */
function buttonLabel({ sessions, tickets }: RoundReport): string {
  const parts = [
    counted(1, 'round'),
    ...(sessions.length > 0 ? [counted(sessions.length, 'session')] : []),
    ...(tickets.length > 0 ? [counted(tickets.length, 'ticket')] : []),
  ];
  return `Create ${new Intl.ListFormat('en-NZ').format(parts)}`;
}

type PreviewProps = { readonly report: RoundReport; readonly onCreate: () => void };

/** What will be created, with the button that creates it. */
export function RoundPreview({ report, onCreate }: PreviewProps) {
  const { round, sessions, tickets, notes, ignored } = report;
  const facts = [
    ['Name', round.name],
    ['Address', round.address],
    ['Starts', round.starts],
    ['Ends', round.ends],
    ['Venue', round.venue || 'Not decided yet'],
    ['Series', round.series || 'None yet'],
    ['Categories', round.categories.join(', ') || 'None yet'],
  ] as const;
  return (
    <>
      <h2>Round</h2>
      <table>
        <tbody>
          {facts.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Timetable</h2>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {ignored.length === 0 ? null : <p>{`Left out: ${ignored.join(', ')}`}</p>}
      {sessions.length === 0 ? (
        <p>No sessions yet. You can import them in the round’s form later.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Session</th>
              <th scope="col">Category</th>
              <th scope="col">Time and more</th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ name, category, details }, index) => (
              <tr key={`${String(index)} ${name}`}>
                <td>{name}</td>
                <td>{category}</td>
                <td>{details.join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tickets.length === 0 ? null : (
        <>
          <h2>Tickets</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Ticket</th>
                <th scope="col">Days</th>
                <th scope="col">Admission</th>
                <th scope="col">Price</th>
                <th scope="col">Early price</th>
                <th scope="col">Number for sale</th>
              </tr>
            </thead>
            <tbody>
              {tickets.flatMap(({ name, day, kinds }) =>
                kinds.map(({ admission, price, number, early_price, early_until }) => (
                  <tr key={`${name} ${admission}`}>
                    <td>{name}</td>
                    <td>{day}</td>
                    <td>{admission}</td>
                    <td>{dollars.format(price)}</td>
                    <td>
                      {early_price === null || early_until === null
                        ? ''
                        : `${dollars.format(early_price)} up to ${longDay(early_until)}`}
                    </td>
                    <td>{number ?? 'No limit'}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </>
      )}
      <Button margin={false} onClick={onCreate}>
        {buttonLabel(report)}
      </Button>
    </>
  );
}

/** The CMS's list of a collection, filtered. */
const listOf = (collection: string, field: string, ids: readonly number[]) =>
  `/admin/collections/${collection}?where[or][0][and][0][${field}][in]=${ids.join(',')}&limit=100`;

/** What was created, with links to it. */
export function RoundOutcome({ made }: { readonly made: RoundMade }) {
  const { round, sessions, tickets } = made;
  const lines = [
    { label: 'The round', href: `/admin/collections/rounds/${String(round)}` },
    ...(sessions > 0
      ? [{ label: counted(sessions, 'session'), href: listOf('results', 'round', [round]) }]
      : []),
    ...(tickets.length > 0
      ? [{ label: counted(tickets.length, 'ticket'), href: listOf('products', 'id', tickets) }]
      : []),
  ];
  return (
    <>
      <h2>The round has been created</h2>
      <ul>
        {lines.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p>
        Everything is a draft. Publish the round first, then its sessions and tickets: one by one, or several
        at once from a list where you tick them.
      </p>
    </>
  );
}
