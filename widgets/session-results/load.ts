import 'server-only';
import { driverPages } from '@/lib/seo/driver-pages';
import { loadQuery } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { sessionResultsBlock } from '@/lib/contract/blocks/site';
import type { Result, ResultSummary } from '@/lib/contract/entities/racing';
import { getDates } from '@/lib/dates/server';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { sessionClasses } from './classes';
import { makeSheet, type Sheet } from './sheet';

export type SessionPage = {
  readonly session: Result;
  /** Day and time of day at the circuit; '' without a date. */
  readonly dateTime: string;
  /** Since when the sheet has its status, in the circuit's time; '' if unknown. */
  readonly statusSince: string;
  readonly sheet: Sheet;
  /** The sessions of the same category at the same round, this one among them. */
  readonly siblings: readonly ResultSummary[];
  /** Addresses of drivers' pages by full name. */
  readonly drivers: ReadonlyMap<string, string>;
};

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
  const [dates, drivers, siblings] = await Promise.all([
    getDates(language),
    driverPages(),
    siblingsOf(session),
  ]);
  return {
    session,
    dateTime: session.date === null ? '' : dates.dateTime(session.date, session.round?.venue?.timezone),
    statusSince:
      session.status_since === null
        ? ''
        : dates.dateTime(session.status_since, session.round?.venue?.timezone),
    sheet: makeSheet(session, chosen),
    siblings,
    drivers,
  };
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

async function siblingsOf({ round, category }: Result): Promise<readonly ResultSummary[]> {
  if (!round) return [];
  const { nextgenRound } = await loadQuery('roundResults', { url: round.url });
  return (nextgenRound?.results ?? []).filter((other) => other.category?.id === category?.id);
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
