'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Heading } from '@/components/ui/heading';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { SmartLink } from '@/components/ui/smart-link';
import { useIsland } from '@/components/ui/use-island.client';
import { rememberCurrentPage } from '@/lib/account/redirect-after-sign-in';
import {
  CATEGORIES_ADDRESS,
  DRIVERS_PAGE,
  MY_TIMETABLE_ADDRESS,
  mySessionsFeedAddress,
  roundAddress,
} from '@/lib/season/addresses';
import { championshipNow } from '@/lib/content/client-clock';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { FAVOURITE_KINDS, type FavouriteKind } from '@/lib/contract/favourites';
import { accountState, followAccountState } from '@/lib/favourites/account';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { useAreFavouritesKnown, useFavourites } from '@/lib/favourites/use-favourites';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Messages, TranslationKey, Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { sessionsToCome, type ComingSession, type ComingSessions } from '@/lib/season/coming-sessions';
import { isLoggedIn } from '@/lib/session/store';
import { useIsSessionKnown, useSession } from '@/lib/session/use-session';
import { subjectKey, type Favourite } from '@/lib/shared/favourites';
import { wholeOf } from '@/lib/shared/record';
import { CalendarLinks } from './calendar-links';
import { SessionItem } from './session-item';
import { OwnStar } from './star';
import { useVisitorsClock } from './use-visitors-clock.client';

type MyChampionshipProps = {
  readonly lang: string;
  readonly messages: Messages;
  readonly coming: ComingSessions;
  /** The time of the server's rendering, in epoch milliseconds. */
  readonly renderedAt: number;
  /** Without a trailing slash. */
  readonly siteUrl: string;
};

const HEADINGS: Readonly<Record<FavouriteKind, TranslationKey>> = {
  category: 'category.title',
  driver: 'driver.title',
  team: 'search.kind.team',
};

/** The most sessions listed; the timetable has the rest. */
const MAX_SESSIONS = 8;
/** How often the page checks for sessions that have ended. */
const CHECK_MS = 60_000;
const loadOwnCalendar = () => import('./own-calendar.client');

/** /my-championship: the visitor's stars, what comes next for them, and their calendar. */
export function MyChampionship({ lang, messages, ...rest }: MyChampionshipProps) {
  return (
    <I18nProvider lang={lang} messages={messages}>
      <Screen lang={lang} {...rest} />
    </I18nProvider>
  );
}

function Screen({ lang, coming, renderedAt, siteUrl }: Omit<MyChampionshipProps, 'messages'>) {
  const t = useTranslate();
  const starred = useFavourites();
  const isKnown = useAreFavouritesKnown();
  /** Favourites removed here stay visible, so that a slip can be undone. */
  const [taken, setTaken] = useState<readonly Favourite[]>([]);
  if (!isKnown) return null;
  const keys = new Set(starred.map(subjectKey));
  const listed = [...starred, ...taken.filter((favourite) => !keys.has(subjectKey(favourite)))];
  if (listed.length === 0)
    return (
      <div className="my-lists">
        <Empty t={t} />
        <StorageNote t={t} />
      </div>
    );
  const press = (favourite: Favourite) => {
    const store = browserFavourites();
    if (keys.has(subjectKey(favourite))) {
      setTaken((before) => [...before.filter((a) => !isSame(a, favourite)), favourite]);
      store.unstar(favourite);
    } else store.star(favourite);
  };
  const categories = starred.filter(({ kind }) => kind === 'category');
  return (
    <div className="my-lists">
      <p className="max-w-measure text-lg">{t('favourites.intro')}</p>
      <NextSessions categories={categories} coming={coming} renderedAt={renderedAt} lang={lang} t={t} />
      {categories.length === 0 ? null : <Calendar categories={categories} siteUrl={siteUrl} t={t} />}
      {FAVOURITE_KINDS.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          favourites={listed.filter((favourite) => favourite.kind === kind)}
          isStarred={(favourite) => keys.has(subjectKey(favourite))}
          onPress={press}
          t={t}
        />
      ))}
      <StorageNote t={t} />
    </div>
  );
}

const isSame = (a: Favourite, b: Favourite) => subjectKey(a) === subjectKey(b);

/** How to get started. */
const Empty = ({ t }: { readonly t: Translator }) => (
  <div>
    <p className="max-w-measure text-lg">{t('favourites.empty')}</p>
    <p className="mt-4 flex flex-wrap gap-x-6">
      <SmartLink href={CATEGORIES_ADDRESS} className="text-link">
        {t('category.title')}
      </SmartLink>
      <SmartLink href={`/${DRIVERS_PAGE}`} className="text-link">
        {t('driver.title')}
      </SmartLink>
    </p>
  </div>
);

type KindProps = {
  readonly kind: FavouriteKind;
  readonly favourites: readonly Favourite[];
  readonly isStarred: (favourite: Favourite) => boolean;
  readonly onPress: (favourite: Favourite) => void;
  readonly t: Translator;
};

function Kind({ kind, favourites, isStarred, onPress, t }: KindProps) {
  if (favourites.length === 0) return null;
  const id = `my-${kind}`;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="title" id={id} className="mb-3">
        {t(HEADINGS[kind])}
      </Heading>
      <ul className="my-list sheet own-surface">
        {favourites
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((favourite) => (
            <li key={favourite.id}>
              <SmartLink
                href={favourite.address}
                prefetch={false}
                className="lone-link font-semibold"
                lang={CONTENT_LANGUAGE}
              >
                {favourite.name}
              </SmartLink>
              <OwnStar
                subject={favourite}
                isPressed={isStarred(favourite)}
                onPress={() => onPress(favourite)}
                t={t}
              />
            </li>
          ))}
      </ul>
    </section>
  );
}

/**
 * The championship's time, read once a minute.
 * @param renderedAt the server's time at rendering
 */
function useMinute(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const check = () => setNow(championshipNow());
    const first = setTimeout(check, 0);
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return now;
}

type NextSessionsProps = Pick<MyChampionshipProps, 'coming' | 'renderedAt' | 'lang'> & {
  readonly categories: readonly Favourite[];
  readonly t: Translator;
};

function NextSessions({ categories, coming, renderedAt, lang, t }: NextSessionsProps) {
  const now = useMinute(renderedAt);
  const ids = new Set(categories.map(({ id }) => id));
  const next = sessionsToCome(coming, ({ id }) => ids.has(String(id)), now);
  const { round } = coming;
  const [first] = next;
  return (
    <section aria-labelledby="my-next">
      <Heading level={2} size="title" id="my-next" className="mb-3">
        {t('favourites.next')}
      </Heading>
      {categories.length === 0 ? (
        <p className="text-muted">{t('favourites.starCategories')}</p>
      ) : round === null || first === undefined ? (
        <p className="text-muted">{t('favourites.noneAhead')}</p>
      ) : (
        <>
          <p className="mb-2 flex flex-wrap gap-x-6">
            <SmartLink href={roundAddress(round.url)} className="text-link" lang={CONTENT_LANGUAGE}>
              {round.name}
            </SmartLink>
            <SmartLink href={MY_TIMETABLE_ADDRESS} className="text-link">
              {t('round.schedule')}
            </SmartLink>
          </p>
          <SessionList
            sessions={next.slice(0, MAX_SESSIONS)}
            trackZone={round.time_zone}
            first={first}
            lang={lang}
            t={t}
          />
        </>
      )}
    </section>
  );
}

type SessionListProps = {
  readonly sessions: readonly ComingSession[];
  readonly first: ComingSession;
  /** IANA name. */
  readonly trackZone: string;
  readonly lang: string;
  readonly t: Translator;
};

function SessionList({ sessions, first, trackZone, lang, t }: SessionListProps) {
  const clock = useVisitorsClock(lang, trackZone, first.starts_at);
  return (
    <>
      <ul className="my-sessions sheet own-surface">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionItem
              session={session}
              when={`${clock.weekday(session.starts_at)} ${clock.time(session.starts_at)}`}
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        {t('timetable.zone')} {clock.zone}
      </p>
    </>
  );
}

type CalendarProps = {
  readonly categories: readonly Favourite[];
  readonly siteUrl: string;
  readonly t: Translator;
};

/**
 * The calendar of the visitor's categories. A customer's has an address of its own that follows their stars; without an account, the
 * address contains only the categories' IDs.
 */
function Calendar({ categories, siteUrl, t }: CalendarProps) {
  const isSignedIn = useSession(isLoggedIn);
  const hasOwn = isSignedIn && pageHasExtension('favourites');
  const { Island: OwnCalendar, hasFailed, want } = useIsland(loadOwnCalendar);
  useEffect(() => {
    if (hasOwn) want();
  }, [hasOwn, want]);
  return (
    <section aria-labelledby="my-calendar" className="my-calendar">
      <Heading level={2} size="title" id="my-calendar" className="mb-3">
        {t('favourites.calendar')}
      </Heading>
      {hasOwn ? (
        <>
          {OwnCalendar ? <OwnCalendar siteUrl={siteUrl} /> : null}
          {hasFailed ? <LoadFailed /> : null}
        </>
      ) : (
        <>
          <p className="max-w-measure">{t('favourites.calendarHint')}</p>
          <CalendarLinks
            address={mySessionsFeedAddress(categories.flatMap(({ id }) => wholeOf(id) ?? []))}
            siteUrl={siteUrl}
            t={t}
          />
        </>
      )}
    </section>
  );
}

/** Where the favourites are stored. Last on the page, because its text about the account arrives late. */
function StorageNote({ t }: { readonly t: Translator }) {
  const isKnown = useIsSessionKnown();
  const isSignedIn = useSession(isLoggedIn);
  const account = useSyncExternalStore(followAccountState, accountState, () => 'unknown' as const);
  if (!isKnown || !pageHasExtension('favourites')) return null;
  if (isSignedIn)
    return account === 'unknown' ? null : (
      <p className="max-w-measure text-muted">
        {t(account === 'synced' ? 'favourites.inAccount' : 'favourites.notInAccount')}
      </p>
    );
  return (
    <p className="max-w-measure text-muted">
      {t('favourites.signIn')}{' '}
      <SmartLink href="/login" prefetch={false} className="text-link" onClick={() => rememberCurrentPage()}>
        {t('islands.account.signIn')}
      </SmartLink>
    </p>
  );
}
