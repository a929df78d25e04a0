'use client';

import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { MY_CHAMPIONSHIP_ADDRESS } from '@/lib/season/addresses';
import { browserWeekday } from '@/lib/dates/browser-format';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import {
  nextDayOf,
  sessionsToCome,
  type ComingSession,
  type ComingSessions,
} from '@/lib/season/coming-sessions';
import { subjectKey, type Favourite } from '@/lib/shared/favourites';
import { SessionItem } from './session-item';
import { useComingSessions } from './use-coming-sessions.client';
import { useVisitorsClock } from './use-visitors-clock.client';

type MyDayProps = { readonly favourites: readonly Favourite[] };

/** On the home page: the sessions of the visitor's categories on the next day that has any. Its space is reserved from the first paint. */
export function MyDay({ favourites }: MyDayProps) {
  const t = useTranslate();
  const shown = useComingSessions();
  if (shown === null) return null;
  if (shown === 'failed') return <Message text={t('islands.favourites.failed')} t={t} />;
  const { coming, now } = shown;
  const { round } = coming;
  if (round === null) return null;
  const keys = new Set(favourites.map(subjectKey));
  const isMine = ({ id }: { readonly id: number }) =>
    keys.has(subjectKey({ kind: 'category', id: String(id) }));
  const day = nextDayOf(sessionsToCome(coming, isMine, now), round.time_zone);
  if (day === null) return <Message text={t('islands.favourites.none', { round: round.name })} t={t} />;
  return <Day sessions={day} round={round} t={t} />;
}

const Head = ({ title, round, t }: { title: string; round?: string; t: Translator }) => (
  <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
    <Heading level={2} size="title">
      {title}
    </Heading>
    {round === undefined ? null : <bdi className="text-muted">{round}</bdi>}
    <SmartLink href={MY_CHAMPIONSHIP_ADDRESS} prefetch={false} className="text-link">
      {t('islands.account.favourites')}
    </SmartLink>
  </div>
);

const Message = ({ text, t }: { text: string; t: Translator }) => (
  <>
    <Head title={t('islands.favourites.categories')} t={t} />
    <p className="text-muted">{text}</p>
  </>
);

type DayProps = {
  readonly sessions: readonly [ComingSession, ...ComingSession[]];
  readonly round: NonNullable<ComingSessions['round']>;
  readonly t: Translator;
};

function Day({ sessions, round, t }: DayProps) {
  const { lang } = document.documentElement;
  const [{ starts_at: first }] = sessions;
  const clock = useVisitorsClock(lang, round.time_zone, first);
  const weekday = browserWeekday(first, lang, clock.timeZone);
  return (
    <>
      <Head
        title={
          weekday === null
            ? t('islands.favourites.categories')
            : t('islands.favourites.day', { day: weekday })
        }
        round={round.name}
        t={t}
      />
      <ul className="my-day-sessions">
        {sessions.map((session) => (
          <li key={session.id} className="sheet own-surface">
            <SessionItem session={session} when={clock.dayAndTime(session.starts_at)} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {t('islands.favourites.zone')} {clock.zone}
      </p>
    </>
  );
}
