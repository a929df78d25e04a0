import { Icon } from '@/components/ui/icon';
import { sessionsFeedAddress } from '@/lib/content/addresses';
import type { Translator } from '@/lib/i18n/translate';

type SessionCalendarLinksProps = {
  /** URL name of the only category. */
  readonly category?: string;
  /** URL name of the only round. */
  readonly round?: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly t: Translator;
};

/** The sessions for calendar programs: as a subscription that follows every change, and as a file. */
export function SessionCalendarLinks({ category = '', round = '', siteUrl, t }: SessionCalendarLinksProps) {
  const address = sessionsFeedAddress({ category, round });
  return (
    <>
      {/* Calendar programs open webcal: and fetch it over https. */}
      <a href={siteUrl.replace(/^https?:/, 'webcal:') + address} className="text-link">
        <Icon name="calendar" size={18} />
        {t('timetable.subscribe')}
      </a>
      <a href={address} className="text-link" type="text/calendar" download>
        <Icon name="download" size={18} />
        {t('timetable.download')}
      </a>
    </>
  );
}
