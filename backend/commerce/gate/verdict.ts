import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { clockTime, longDays, weekdayInText } from '../../../lib/shared/date-forms.ts';
import type { ScanResult } from './admit.ts';
import { SCAN_TITLES, type Verdict } from './outcomes.ts';

/** A time as staff in New Zealand read it: at 9:41am on Saturday 26 January. @param instant ISO 8601 */
export function momentInText(instant: string): string {
  const date = new Date(instant);
  return `at ${clockTime(date, 'en', CHAMPIONSHIP_TIME_ZONE)} on ${weekdayInText(date, 'en', CHAMPIONSHIP_TIME_ZONE)}`;
}

function messageOf({ outcome, ticket, usedAt, reason }: ScanResult): string {
  const days = ticket && ticket.start_date !== '' ? longDays(ticket.start_date, ticket.end_date) : '';
  switch (outcome) {
    case 'admitted':
      return '';
    case 'used':
      return `This ticket was used ${momentInText(usedAt ?? '')}.`;
    case 'unknown':
      return 'No ticket has this code. Scan it again or type it in.';
    case 'void':
      return 'The order was cancelled or refunded.';
    case 'cancelled':
      return `This ticket was cancelled ${momentInText(usedAt ?? '')}: ${reason}`;
    case 'passed_on':
      return `This ticket was transferred ${momentInText(usedAt ?? '')}. Only the new holder’s code is valid.`;
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
