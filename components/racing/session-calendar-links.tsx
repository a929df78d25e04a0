import { Icon, type IconName } from '@/components/ui/icon';
import { calendarFeedAddress, sessionsFeedAddress } from '@/lib/season/addresses';
import type { Translator } from '@/lib/i18n/translate';
import { googleCalendar, subscriptionAddress } from '@/lib/season/calendar-addresses';

type SessionCalendarLinksProps = {
  /** URL name of the only category, whose rounds have a calendar of their own. */
  readonly category?: string;
  /** URL name of the only round. */
  readonly round?: string;
  /** Address of the printable timetable. */
  readonly pdf?: string;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly t: Translator;
};

/**
 * A button with the ways to save the sessions: as a subscription that follows every change, as a file, on paper. It opens a native
 * popover, which needs no script, and fits into a line of text.
 */
export function SessionCalendarLinks({
  category = '',
  round = '',
  pdf,
  siteUrl,
  t,
}: SessionCalendarLinksProps) {
  const address = sessionsFeedAddress({ category, round });
  const subscription = subscriptionAddress(siteUrl, address);
  const id = ['calendar', category, round].filter((part) => part !== '').join('-');
  return (
    <span>
      <button type="button" popoverTarget={id} className="text-link">
        <Icon name="calendar" size={18} />
        {t('round.addToCalendar')}
      </button>
      <span
        id={id}
        popover="auto"
        role="group"
        aria-label={t('round.addToCalendar')}
        className="calendar-choices own-surface"
      >
        <Choice icon="calendar" href={subscription} name={t('timetable.subscribe')} />
        <Choice icon="external" {...googleCalendar(subscription)} />
        <Choice icon="download" href={address} name={t('timetable.download')} isCalendar />
        {category === '' ? null : (
          <Choice
            icon="download"
            href={calendarFeedAddress(category)}
            name={`${t('timetable.download')} (${t('category.rounds')})`}
            isCalendar
          />
        )}
        {pdf === undefined ? null : (
          <Choice icon="download" href={pdf} name={`${t('round.schedule')} (PDF)`} />
        )}
      </span>
    </span>
  );
}

type ChoiceProps = {
  readonly icon: IconName;
  readonly href: string;
  readonly name: string;
  /** Whether it is a file for calendar apps. */
  readonly isCalendar?: boolean;
};

const Choice = ({ icon, href, name, isCalendar = false }: ChoiceProps) => (
  <a
    href={href}
    className="text-link"
    rel={href.startsWith('http') ? 'noopener' : undefined}
    {...(isCalendar ? { type: 'text/calendar', download: true } : {})}
  >
    <Icon name={icon} size={18} />
    {name}
  </a>
);
