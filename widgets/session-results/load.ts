import 'server-only';
import { takingPart } from '@/lib/seo/event';
import { driverPages } from '@/lib/season/driver-pages';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import { zoneName } from '@/lib/dates/zone-name';
import type { BlockSettings } from '@/lib/contract/block';
import type { sessionResultsBlock } from '@/lib/contract/blocks/site';
import type { Entry, Result, SessionChange } from '@/lib/contract/entities/racing';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE, type DateFormatter } from '@/lib/dates/server';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { fullSessionName } from '@/lib/season/session-name';
import { colourOnDark } from '@/components/racing/class-colours';
import type { ShareCard } from '@/lib/share-picture/card';
import { sessionClasses } from '@/lib/season/session-classes';
import { loadUpcoming, type UpcomingSession } from './load-upcoming';
import { isUnderWay, loadMoment, type SessionMoment } from './load-live';
import { NONE_RELATED, relatedSessions, type RelatedSessions } from './related-sessions';
import { lapsByCar, type CarLaps } from '@/lib/season/laps';
import { isReplayable } from '@/lib/season/make-replay';
import { makeSheet, type Sheet } from '@/lib/season/sheet';
import { teamAddresses } from './team-addresses';

export type SessionPage = {
  readonly session: Result;
  /** Day and time of day at the circuit; '' without a date. */
  readonly dateTime: string;
  /** Since when the sheet has its status, in the circuit's time; '' if unknown. */
  readonly statusSince: string;
  readonly sheet: Sheet;
  /** The laps of a race's cars; empty for a single class. */
  readonly laps: readonly CarLaps[];
  /** What moves while it runs, and race control's messages; null while there are neither, and if that isn't known. */
  readonly moment: SessionMoment | null;
  /** Whether it can be replayed, lap by lap. */
  readonly hasReplay: boolean;
  readonly around: RelatedSessions;
  /** What is known before it ends; null afterwards, and if it doesn't take place. */
  readonly ahead: UpcomingSession | null;
  /** The entries, as long as there is no sheet. */
  readonly entries: readonly Entry[];
  /** Changes since it was published, newest first. */
  readonly changes: readonly ShownChange[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
  /** Links for the sheet's teams, by name, if teams have no pages. */
  readonly teams: ReadonlyMap<string, string>;
};

/** A change to a session, with its times in the circuit's time zone. */
export type ShownChange = SessionChange & { readonly time: string };

/** IDs are whole numbers within the range that a database can store. */
const ID = /^[1-9]\d{0,8}$/;

/** The session named by the address: /session/{id}, or a class of it: /session/{id}/{class}; the latest at /session. */
export async function loadSession(
  settings: BlockSettings<typeof sessionResultsBlock>,
  context: AddressedContext,
): Promise<SessionPage | typeof MISSING> {
  const { path, language } = context;
  if ((path.item_url !== '' && !ID.test(path.item_url)) || path.url_parameter_3 !== '') return MISSING;
  const id = path.item_url === '' ? await latestSessionId() : Number(path.item_url);
  if (id === null) return MISSING;
  const { nextgenResult: session } = await loadQuery('resultById', { id });
  if (!session) return MISSING;
  const chosen = sessionClasses(session.rows).find(({ slug }) => slug === path.url_parameter_2) ?? null;
  if (path.url_parameter_2 !== '' && (chosen === null || !settings.show_class_filter)) return MISSING;
  const dates = await loadDates(language);
  const [moment, drivers, teams, entries, laps, [around, ahead]] = await Promise.all([
    loadMoment(session, language, dates),
    driverPages(),
    teamAddresses(session),
    loadEntries(session),
    chosen === null ? loadLaps(session) : [],
    loadRelated(session).then(async (found) => [found, await loadUpcoming(session, found, context)] as const),
  ]);
  const zone = session.round?.venue?.timezone;
  return {
    session,
    dateTime: whenOf(session, dates, language),
    statusSince: session.status_since === null ? '' : dates.dateTime(session.status_since, zone),
    sheet: makeSheet(shownRows(session, moment), chosen),
    laps,
    moment,
    hasReplay: !isUnderWay(session) && isReplayable(laps),
    around,
    ahead,
    entries,
    changes: shownChanges(session, dates),
    drivers,
    teams,
  };
}

/** While a session is under way its rows have additional data. */
const shownRows = (session: Result, moment: SessionMoment | null) =>
  isUnderWay(session) && moment !== null && moment.live.rows.length > 0 ? moment.live : session;

/** A day and time as the timetable writes them. */
const momentText = (instant: string, dates: DateFormatter, zone: string | undefined) =>
  `${dates.day(instant, zone)} ${dates.time(instant, zone)}`;

/** Day and time; for a session with a known end, from start to end, with the name of the circuit's time zone. */
function whenOf(
  { date, ends_at: end, round }: Result,
  dates: DateFormatter,
  language: AddressedContext['language'],
): string {
  if (date === null) return '';
  const zone = round?.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  if (end === null) return dates.dateTime(date, zone);
  return `${momentText(date, dates, zone)}–${dates.time(end, zone)} (${zoneName(zone, language, date)})`;
}

function shownChanges({ changes, round }: Result, dates: DateFormatter): ShownChange[] {
  const zone = round?.venue?.timezone;
  const momentOf = (instant: string) => (instant === '' ? '' : momentText(instant, dates, zone));
  return changes
    .map((change) => ({
      ...change,
      time: momentText(change.at, dates, zone),
      ...(change.kind === 'start' ? { before: momentOf(change.before), after: momentOf(change.after) } : {}),
    }))
    .toReversed();
}

/**
 * Spec point 2 lists /session without an ID among the pages: it shows the latest session. Null before the first session. Only rounds that
 * had not ended when the last one with results began are fetched.
 */
async function latestSessionId(): Promise<number | null> {
  const { nextgenRounds } = await loadQuery('roundHeads', {});
  const held = nextgenRounds.filter(({ resultsCount }) => resultsCount > 0);
  const last = held.at(-1);
  if (last === undefined) return null;
  const latest = held.filter(({ end_date }) => Date.parse(end_date) >= Date.parse(last.start_date));
  const answers = await Promise.all(
    [...new Set([...latest, last])].map(({ url }) => loadQuery('roundResults', { url })),
  );
  const dated = answers
    .flatMap(({ nextgenRound }) => nextgenRound?.results ?? [])
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? '') || a.sort_order - b.sort_order);
  return dated.at(-1)?.id ?? null;
}

async function loadEntries({ rows, round, category }: Result): Promise<readonly Entry[]> {
  if (rows.length > 0) return [];
  if (!round || !category || !hasExtension(await loadExtensions(), 'entries')) return [];
  const { nextgenRound } = await loadQuery('roundEntries', { url: round.url });
  const entries = nextgenRound?.entries ?? [];
  return takingPart(entries.filter((entry) => entry.category?.id === category.id));
}

async function loadLaps({ id, rows, is_a_race: isRace }: Result): Promise<readonly CarLaps[]> {
  if (!isRace || rows.length === 0 || !hasExtension(await loadExtensions(), 'session-laps')) return [];
  const { nextgenLaps } = await loadQuery('sessionLaps', { id });
  return lapsByCar(rows, nextgenLaps?.laps ?? []);
}

async function loadRelated({ id, round, category }: Result): Promise<RelatedSessions> {
  if (!round) return NONE_RELATED;
  if (hasExtension(await loadExtensions(), 'sessions')) {
    const { nextgenRound } = await loadQuery('roundTimetable', { url: round.url });
    return relatedSessions(id, nextgenRound?.sessions ?? []);
  }
  const { nextgenRound } = await loadQuery('roundResults', { url: round.url });
  const siblings = (nextgenRound?.results ?? []).filter((other) => other.category?.id === category?.id);
  return category ? { ...NONE_RELATED, siblings } : NONE_RELATED;
}

/** How many cars fit on a share card. */
const PODIUM = 3;

/** A result's share card: its podium, or that of the class named by the address; null before it. */
export function resultCard(page: SessionPage): ShareCard | null {
  const { session, sheet } = page;
  if (sheet.classified.length === 0) return null;
  const classes = sheet.classes.map(({ name }) => name);
  return {
    kind: 'result',
    // In the language of the content, as on all cards.
    name: [session.category?.name ?? '', session.session_name, sheet.chosen?.name ?? '']
      .filter((part) => part !== '')
      .join(' '),
    round: session.round?.name ?? '',
    date: session.date,
    zone: session.round?.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE,
    isProvisional: session.status === 'provisional',
    places: sheet.classified.slice(0, PODIUM).flatMap(({ row, place, time }) =>
      place === null
        ? []
        : {
            place,
            name: row.name,
            race_number: row.race_number,
            class: classes.length > 0 ? row.class : '',
            time,
            colour:
              classes.length > 0
                ? colourOnDark(row.class, classes, session.category?.class_colours ?? [])
                : '',
          },
    ),
    art: null,
  };
}

/** A session's metadata for search engines; the sheet of a single class is part of it and not listed by itself. */
export function sessionFacts(page: SessionPage, { t }: AddressedContext): PageFacts {
  const { session, sheet, dateTime } = page;
  const winner = sheet.classified[0]?.row.name;
  const title = [fullSessionName(session, t), session.round?.name ?? '']
    .filter((part) => part !== '')
    .join(' – ');
  return {
    title,
    description: [title, dateTime, winner ? t('results.wonBy', { name: winner }) : '']
      .filter((part) => part !== '')
      .join(' · '),
    index: sheet.chosen === null,
    share: resultCard(page),
  };
}
