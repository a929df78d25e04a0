import { longDays } from '../../kernel/messages/long-day.ts';
import type { ScanResult } from './admit.ts';
import { SCAN_TITLES, type Verdict } from './outcomes.ts';

/** A time as shown at a gate in New Zealand: 9:41 am on Saturday 26 January. */
const TIME = new Intl.DateTimeFormat('en-NZ', { timeZone: 'Pacific/Auckland', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'Pacific/Auckland',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const momentOf = (instant: Date) => `at ${TIME.format(instant)} on ${DAY.format(instant)}`;

function messageOf({ outcome, ticket, usedAt }: ScanResult): string {
  const days = ticket && ticket.start_date !== '' ? longDays(ticket.start_date, ticket.end_date) : '';
  switch (outcome) {
    case 'admitted':
      return '';
    case 'used':
      return `This ticket was used ${momentOf(new Date(usedAt ?? ''))}.`;
    case 'unknown':
      return 'No ticket has this code. Scan it again or type it in.';
    case 'void':
      return 'The order was cancelled or refunded.';
    case 'wrong_event':
      return `This ticket is for ${[ticket?.event, days].filter(Boolean).join(', ')}.`;
    case 'wrong_day':
      return `This ticket is for ${days}.`;
  }
}

/** The result of a scan in words. Says when a ticket was used, but not by whom. */
export const verdictOf = (result: ScanResult): Verdict => ({
  outcome: result.outcome,
  title: SCAN_TITLES[result.outcome],
  message: messageOf(result),
  ticket: result.ticket && {
    title: result.ticket.title,
    holder: result.ticket.holder,
    event: result.ticket.event,
  },
});
