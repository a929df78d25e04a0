import { Icon } from '@/components/ui/icon';
import { calendarFeedAddress } from '@/lib/content/addresses';
import type { Translator } from '@/lib/i18n/translate';

/** Leads to the rounds as a calendar that a phone or a computer keeps up to date; `category` narrows it to one's rounds. */
export function CalendarFeedLink({
  category = '',
  t,
}: {
  readonly category?: string;
  readonly t: Translator;
}) {
  return (
    <a href={calendarFeedAddress(category)} className="text-link" type="text/calendar">
      <Icon name="calendar" size={18} />
      {t('round.addToCalendar')}
    </a>
  );
}
