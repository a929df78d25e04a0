import { Tabs } from '@/components/islands.client';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { sessionAddress } from '@/lib/season/addresses';
import { aboutCategory } from '@/lib/favourites/attributes';
import type { Translator } from '@/lib/i18n/translate';
import { sessionName, sessionNameLanguage } from '@/lib/season/session-name';
import type { SessionDay, SessionEntry } from './session-days';

type SessionTimetableProps = {
  readonly days: readonly SessionDay[];
  readonly initialDay: string | undefined;
  readonly t: Translator;
};

/** The sessions of a round with a tab per day; without scripts all days are listed. */
export function SessionTimetable({ days, initialDay, t }: SessionTimetableProps) {
  const tabs = days.map(({ id, title, sessions }) => ({
    id,
    title,
    content: <DaySessions title={title} sessions={sessions} t={t} />,
  }));
  return <Tabs label={t('results.days')} tabs={tabs} initialId={initialDay} anchored />;
}

function DaySessions({
  title,
  sessions,
  t,
}: {
  title: string;
  sessions: readonly SessionEntry[];
  t: Translator;
}) {
  return (
    <>
      <p className="day-title">{title}</p>
      <StaticPart as="ul" className="session-list">
        {sessions.map(({ session, time }) => (
          <li key={session.id} className="session-row" {...aboutCategory(session.category)}>
            <span className="numeric text-sm text-muted">
              {time === '' ? '–' : <time dateTime={session.date ?? undefined}>{time}</time>}
            </span>
            <SmartLink href={sessionAddress(session.id)} prefetch={false} className="session-row-link">
              {session.category ? <span className="font-semibold">{session.category.name}</span> : null}
              <span className="session-row-name" lang={sessionNameLanguage(session.session_name)}>
                {sessionName(session.session_name, t)}
              </span>
            </SmartLink>
            {session.is_a_race ? <Badge tone="neutral">{t('results.race')}</Badge> : null}
            <Icon name="chevron-right" size={18} mirrored className="text-muted" />
          </li>
        ))}
      </StaticPart>
    </>
  );
}
