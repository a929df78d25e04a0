import 'server-only';
import { currentRound } from '@/components/racing/current-round';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import type { Result, ResultSummary, RoundSummary } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';
import { takesPlace } from '@/lib/season/takes-place';
import { loadDates } from '@/lib/content/load-dates';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { AddressedContext } from '../define-widget';
import { earlierRounds, earlierSession, type Occasion } from './earlier-sessions';
import type { NearSession, SessionsAround } from './sessions-around';
import { makeSheet, type Sheet, type SheetRow } from '@/lib/season/sheet';

/** A session that was held before, with its sheet. */
export type EarlierSession = {
  readonly occasion: Occasion;
  readonly session: Pick<ResultSummary, 'id' | 'date' | 'session_name'>;
  readonly round: Pick<RoundSummary, 'name' | 'url'>;
  readonly sheet: Sheet;
};

/** What is known of a session that is to come or on: when it is, and, before it has a sheet, who starts where and how it was before. */
export type SessionAhead = {
  /** By the clock at the circuit; `end` is '' if it is unknown. */
  readonly when: {
    readonly starts_at: string;
    readonly ends_at: string | null;
    readonly day: string;
    readonly start: string;
    readonly end: string;
    readonly zone: string;
  };
  /** The moment of the rendering, epoch milliseconds. */
  readonly renderedAt: number;
  /** What the countdown says. */
  readonly messages: Messages;
  /** The order of the qualifying session that it starts from. */
  readonly grid: { readonly session: NearSession; readonly places: readonly SheetRow[] } | null;
  readonly earlier: readonly EarlierSession[];
  /** Whether visitors can be notified of it. */
  readonly canNotify: boolean;
  /** Who shows its round, if that is the one of the page of where to watch; else null. */
  readonly broadcasters: readonly string[] | null;
};

/** More rounds are not looked through for a session of the same category. */
const MOST_ROUNDS = 2;

/** Whether it is still to come, or on. */
function isAhead({ rows, session_status: status, round }: Result): boolean {
  if (status === 'running' || status === 'suspended') return true;
  const isOff = status === 'cancelled' || status === 'postponed' || (round !== null && !takesPlace(round));
  return rows.length === 0 && status !== 'finished' && !isOff;
}

/** What a session's page has before its end; null from then on, and if there will be none. */
export async function loadAhead(
  session: Result,
  { gridFrom }: SessionsAround,
  { language, now }: AddressedContext,
): Promise<SessionAhead | null> {
  const { date, ends_at: end, round } = session;
  if (date === null || !isAhead(session)) return null;
  const hasSheet = session.rows.length > 0;
  const zone = round?.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  const [dates, extensions, messages, grid, earlier, broadcasters] = await Promise.all([
    loadDates(language),
    loadExtensions(),
    getIslandMessages(language, ['raceDay']),
    gridFrom === null || hasSheet ? null : loadGrid(gridFrom),
    hasSheet ? [] : loadEarlier(session),
    loadBroadcasters(session, now),
  ]);
  return {
    when: {
      starts_at: date,
      ends_at: end,
      day: dates.weekday(date, zone),
      start: dates.time(date, zone),
      end: end === null ? '' : dates.time(end, zone),
      zone: zoneName(zone, language, date),
    },
    renderedAt: now.getTime(),
    messages,
    grid,
    earlier,
    canNotify: hasExtension(extensions, 'notifications') && now.getTime() < Date.parse(date),
    broadcasters,
  };
}

async function loadGrid(session: NearSession): Promise<SessionAhead['grid']> {
  const { nextgenResult: qualifying } = await loadQuery('resultById', { id: session.id });
  if (!qualifying) return null;
  const places = makeSheet(qualifying, null).classified;
  return places.length === 0 ? null : { session, places };
}

async function loadEarlier(session: Result): Promise<readonly EarlierSession[]> {
  if (!session.round || !session.category) return [];
  const { nextgenRounds } = await loadQuery('roundHeads', {});
  const { sameRound, roundBefore, sameCircuit } = earlierRounds(session.round.url, nextgenRounds);
  const found = await Promise.all([
    findEarlier(session, sameRound, 'sameRound'),
    findEarlier(session, roundBefore, 'roundBefore'),
    findEarlier(session, sameCircuit, 'sameCircuit'),
  ]);
  return found.filter(
    (each, index): each is EarlierSession =>
      each !== null && found.findIndex((other) => other?.session.id === each.session.id) === index,
  );
}

/** The session of the first of these rounds that has one to compare with. */
async function findEarlier(
  session: Result,
  rounds: readonly string[],
  occasion: Occasion,
): Promise<EarlierSession | null> {
  const answers = await Promise.all(
    rounds.slice(0, MOST_ROUNDS).map((url) => loadQuery('roundResults', { url })),
  );
  for (const { nextgenRound: round } of answers) {
    const listed = earlierSession(session, round?.results ?? [], occasion);
    if (!round || !listed) continue;
    const { nextgenResult: result } = await loadQuery('resultById', { id: listed.id });
    const sheet = result && makeSheet(result, null);
    if (sheet && sheet.classified.length > 0) return { occasion, session: listed, round, sheet };
  }
  return null;
}

/** The page of where to watch is about the round that is on or next. */
async function loadBroadcasters({ round }: Result, now: Date): Promise<readonly string[] | null> {
  if (!round || !hasExtension(await loadExtensions(), 'broadcasts')) return null;
  const { nextgenRounds } = await loadQuery('roundDays', {});
  const current = currentRound(nextgenRounds, now);
  if (current?.round.url !== round.url) return null;
  if (current.until !== null) expectChanges([current.until.toISOString()]);
  const { nextgenRound } = await loadQuery('roundBroadcasts', { url: round.url });
  const names = (nextgenRound?.broadcasts ?? []).map(({ broadcaster }) => broadcaster);
  return names.length === 0 ? null : [...new Set(names)];
}
