import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { clockTime, longDays, weekdayInText } from '../../../lib/shared/date-forms.ts';
import type { PlainTicket } from '../documents/tickets.ts';

/** Possible results of presenting a ticket at a gate. Cancelling a ticket in the office also leaves a `cancelled` one. */
export const SCAN_OUTCOMES = [
  'admitted',
  'used',
  'unknown',
  'void',
  'cancelled',
  'passed_on',
  'wrong_event',
  'wrong_day',
] as const;
export type ScanOutcome = (typeof SCAN_OUTCOMES)[number];

/** The results as gate staff and editors read them. */
export const SCAN_TITLES: Readonly<Record<ScanOutcome, string>> = {
  admitted: 'Admit',
  used: 'Already used',
  unknown: 'Unknown ticket',
  void: 'Not valid',
  cancelled: 'Cancelled',
  passed_on: 'Transferred',
  wrong_event: 'Wrong event',
  wrong_day: 'Wrong day',
};

/** The outcome of a scan. */
export type ScanResult = {
  readonly outcome: ScanOutcome;
  readonly ticket: PlainTicket | null;
  /** When it was used, cancelled or transferred, ISO 8601, if it has been. */
  readonly usedAt: string | null;
  /** Why it was cancelled; otherwise ''. */
  readonly reason: string;
};

/** The response to a scan, as the gate screen shows it. */
export type Admission = {
  readonly outcome: ScanOutcome;
  readonly title: string;
  /** The reason, in a sentence; '' for an admitted ticket. */
  readonly message: string;
  /** Details of the ticket; null for an unknown one. */
  readonly ticket: { readonly title: string; readonly holder: string; readonly event: string } | null;
};

/** A time for staff in New Zealand: at 9:41am on Saturday 26 January. @param instant ISO 8601 */
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

/** A scan's result in words: when a ticket was used, but not by whom. */
export const admissionOf = (result: ScanResult): Admission => ({
  outcome: result.outcome,
  title: SCAN_TITLES[result.outcome],
  message: messageOf(result),
  ticket: result.ticket && {
    title: result.ticket.title,
    holder: result.ticket.holder,
    event: result.ticket.event,
  },
});
