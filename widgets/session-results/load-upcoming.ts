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
import type { NearSession, RelatedSessions } from './related-sessions';
import { makeSheet, type Sheet, type SheetRow } from '@/lib/season/sheet';

/** An earlier session, with its sheet. */
export type EarlierSession = {
  readonly occasion: Occasion;
  readonly session: Pick<ResultSummary, 'id' | 'date' | 'session_name'>;
  readonly round: Pick<RoundSummary, 'name' | 'url'>;
  readonly sheet: Sheet;
};

/** What is known of an upcoming or current session: its time and, before it has a sheet, the grid and the previous result. */
export type UpcomingSession = {
  /** By the circuit's clock; `end` is '' if unknown. */
  readonly when: {
    readonly starts_at: string;
    readonly ends_at: string | null;
    readonly day: string;
    readonly start: string;
    readonly end: string;
    readonly zone: string;
  };
  /** The time of rendering, in epoch milliseconds. */
  readonly renderedAt: number;
  /** The countdown's text. */
  readonly messages: Messages;
  /** The order of the qualifying session that sets its grid. */
  readonly grid: { readonly session: NearSession; readonly places: readonly SheetRow[] } | null;
  readonly earlier: readonly EarlierSession[];
  /** Whether visitors can be notified of it. */
  readonly canNotify: boolean;
  /** Its round's broadcasters, if the where-to-watch page covers that round; otherwise null. */
  readonly broadcasters: readonly string[] | null;
};

/** More rounds aren't searched for a session of the same category. */
const MAX_ROUNDS = 2;

/** Whether it is upcoming or under way. */
function isAhead({ rows, session_status: status, round }: Result): boolean {
  if (status === 'running' || status === 'suspended') return true;
  const isOff = status === 'cancelled' || status === 'postponed' || (round !== null && !takesPlace(round));
  return rows.length === 0 && status !== 'finished' && !isOff;
}

/** A session page's content before its end; null afterwards, and if it will not take place. */
export async function loadUpcoming(
  session: Result,
  { gridFrom }: RelatedSessions,
  { language, now }: AddressedContext,
): Promise<UpcomingSession | null> {
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

async function loadGrid(session: NearSession): Promise<UpcomingSession['grid']> {
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

/** The first comparable session of these rounds. */
async function findEarlier(
  session: Result,
  rounds: readonly string[],
  occasion: Occasion,
): Promise<EarlierSession | null> {
  const answers = await Promise.all(
    rounds.slice(0, MAX_ROUNDS).map((url) => loadQuery('roundResults', { url })),
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

/** The where-to-watch page covers the current or next round. */
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
