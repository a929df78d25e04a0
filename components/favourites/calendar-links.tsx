import { CoreIcon } from '@/components/ui/core-icon';
import type { Translator } from '@/lib/i18n/translate';

type CalendarLinksProps = {
  /** Address of the calendar, on this site. */
  readonly address: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly t: Translator;
};

/** Phones that can't open webcal: addresses subscribe here. */
const GOOGLE_CALENDAR = { name: 'Google Calendar', href: 'https://calendar.google.com/calendar/render?cid=' };

/** Links to a calendar: as a subscription that follows every change, or as a file. */
export function CalendarLinks({ address, siteUrl, t }: CalendarLinksProps) {
  // Calendar apps open webcal: addresses and fetch them over https.
  const subscription = siteUrl.replace(/^https?:/, 'webcal:') + address;
  return (
    <p className="mt-2 flex flex-wrap gap-x-6">
      <a href={subscription} className="text-link">
        <CoreIcon name="clock" size={18} />
        {t('favourites.subscribe')}
      </a>
      <a href={GOOGLE_CALENDAR.href + encodeURIComponent(subscription)} rel="noopener" className="text-link">
        <CoreIcon name="external" size={18} />
        {GOOGLE_CALENDAR.name}
      </a>
      <a href={address} className="text-link" type="text/calendar" download>
        <CoreIcon name="download" size={18} />
        {t('timetable.download')}
      </a>
    </p>
  );
}
