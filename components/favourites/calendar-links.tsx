import { googleCalendar, subscriptionAddress } from '@/lib/season/calendar-addresses';
import { CoreIcon } from '@/components/ui/core-icon';
import type { Translator } from '@/lib/i18n/translate';

type CalendarLinksProps = {
  /** Address of the calendar, on this site. */
  readonly address: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly t: Translator;
};

/** Links to a calendar: as a subscription that follows every change, or as a file. */
export function CalendarLinks({ address, siteUrl, t }: CalendarLinksProps) {
  const subscription = subscriptionAddress(siteUrl, address);
  const google = googleCalendar(subscription);
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      <a href={subscription} className="text-link">
        <CoreIcon name="clock" size={18} />
        {t('favourites.subscribe')}
      </a>
      <a href={google.href} rel="noopener" className="text-link">
        <CoreIcon name="external" size={18} />
        {google.name}
      </a>
      <a href={address} className="text-link" type="text/calendar" download>
        <CoreIcon name="download" size={18} />
        {t('timetable.download')}
      </a>
    </p>
  );
}
