import type { OrderTicket } from '@/lib/contract/entities/orders';
import { browserDateFormat } from '@/lib/dates/browser-format';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import type { Translator } from '@/lib/i18n/translate';

/** The day of an instant in New Zealand. */
export const documentDay = (instant: string, language: string): string =>
  browserDateFormat(language, { dateStyle: 'long', timeZone: CHAMPIONSHIP_TIME_ZONE }).format(
    new Date(instant),
  );

/** A day or a range of days (y-MM-dd each); '' for none. */
export function documentDays(start: string, end: string, language: string): string {
  if (start === '') return '';
  const format = browserDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (text: string) => new Date(`${text}T00:00:00Z`);
  return end === '' || end === start ? format.format(day(start)) : format.formatRange(day(start), day(end));
}

type TicketDays = Pick<OrderTicket, 'start_date' | 'end_date' | 'is_postponed'>;

/** When a ticket admits: its days, or that its round is postponed; '' without a round. */
export const ticketDays = (
  { start_date: first, end_date: last, is_postponed: isPostponed }: TicketDays,
  language: string,
  t: Translator,
): string => (isPostponed ? t('round.postponed') : documentDays(first, last, language));
