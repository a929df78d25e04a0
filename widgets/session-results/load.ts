import 'server-only';
import { driverPages } from '@/lib/seo/driver-pages';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import { zoneName } from '@/lib/dates/zone-name';
import type { BlockSettings } from '@/lib/contract/block';
import type { sessionResultsBlock } from '@/lib/contract/blocks/site';
import type { Result, SessionChange } from '@/lib/contract/entities/racing';
import { CHAMPIONSHIP_TIME_ZONE, getDates, type DateFormatter } from '@/lib/dates/server';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { sessionClasses } from './classes';
import { NOTHING_AROUND, sessionsAround, type SessionsAround } from './sessions-around';
import { makeSheet, type Sheet } from './sheet';

export type SessionPage = {
  readonly session: Result;
  /** Day and time of day at the circuit; '' without a date. */
  readonly dateTime: string;
  /** Since when the sheet has its status, in the circuit's time; '' if unknown. */
  readonly statusSince: string;
  readonly sheet: Sheet;
  readonly around: SessionsAround;
  /** What changed since it was published, newest first. */
  readonly changes: readonly ShownChange[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
};

/** A change of a session with its moments in the circuit's time. */
export type ShownChange = SessionChange & { readonly time: string };

/** Ids are whole numbers that a database can hold. */
const ID = /^[1-9]\d{0,8}$/;

/** The session that the address names: /session/{id}, or one class of it: /session/{id}/{class}; the latest at /session. */
export async function loadSession(
  settings: BlockSettings<typeof sessionResultsBlock>,
  { path, language }: AddressedContext,
): Promise<SessionPage | typeof MISSING> {
  if ((path.item_url !== '' && !ID.test(path.item_url)) || path.url_parameter_3 !== '') return MISSING;
  const id = path.item_url === '' ? await latestSessionId() : Number(path.item_url);
  if (id === null) return MISSING;
  const { nextgenResult: session } = await loadQuery('resultById', { id });
  if (!session) return MISSING;
  const chosen = sessionClasses(session.rows).find(({ slug }) => slug === path.url_parameter_2) ?? null;
  if (path.url_parameter_2 !== '' && (chosen === null || !settings.show_class_filter)) return MISSING;
  const [dates, drivers, around] = await Promise.all([
    getDates(language),
    driverPages(),
    loadAround(session),
  ]);
  const zone = session.round?.venue?.timezone;
  return {
    session,
    dateTime: whenOf(session, dates, language),
    statusSince: session.status_since === null ? '' : dates.dateTime(session.status_since, zone),
    sheet: makeSheet(session, chosen),
    around,
    changes: shownChanges(session, dates),
    drivers,
  };
}

/** A day and the time as the timetable writes it. */
const momentText = (instant: string, dates: DateFormatter, zone: string | undefined) =>
  `${dates.day(instant, zone)} ${dates.time(instant, zone)}`;

/** Day and time; for a session whose end is known from start to end, with the name of the circuit's time zone. */
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

/** Spec point 2 lists /session without an id among the pages: it shows the latest session. Null before the first session. */
async function latestSessionId(): Promise<number | null> {
  const { nextgenRounds } = await loadQuery('roundsWithResults', {});
  const dated = nextgenRounds
    .flatMap(({ results }) => results)
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? '') || a.sort_order - b.sort_order);
  return dated.at(-1)?.id ?? null;
}

async function loadAround({ id, round, category }: Result): Promise<SessionsAround> {
  if (!round) return NOTHING_AROUND;
  if (hasExtension(await loadExtensions(), 'sessions')) {
    const { nextgenRound } = await loadQuery('roundTimetable', { url: round.url });
    return sessionsAround(id, nextgenRound?.sessions ?? []);
  }
  const { nextgenRound } = await loadQuery('roundResults', { url: round.url });
  const siblings = (nextgenRound?.results ?? []).filter((other) => other.category?.id === category?.id);
  return category ? { ...NOTHING_AROUND, siblings } : NOTHING_AROUND;
}

/** The name of a session as its heading has it: 'GT Championship Race 2'. */
export const sessionName = ({ session }: Pick<SessionPage, 'session'>) =>
  [session.category?.name ?? '', session.session_name].filter((part) => part !== '').join(' ');

/** What search engines are told of a session; the sheet of one class is a part of it and not listed by itself. */
export function sessionFacts(page: SessionPage, { t }: AddressedContext): PageFacts {
  const { session, sheet, dateTime } = page;
  const winner = sheet.classified[0]?.row.name;
  const title = [sessionName(page), session.round?.name ?? ''].filter((part) => part !== '').join(' – ');
  return {
    title,
    description: [title, dateTime, winner ? t('results.wonBy', { name: winner }) : '']
      .filter((part) => part !== '')
      .join(' · '),
    index: sheet.chosen === null,
  };
}
