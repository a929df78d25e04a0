import { Icon } from '@/components/ui/icon';
import { calendarFeedAddress } from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';

/** Links to the rounds as a calendar subscription; `category` limits it to that category's rounds. */
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
