import 'server-only';
import { createHash } from 'node:crypto';
import { cache } from 'react';
import { POST_IMAGE } from '@/lib/content/post-image';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadQuery, loadRenderTime, loadRest } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import { editorAddress } from '@/lib/contract/link-address';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/time-zone';
import { seasonMoment } from '@/lib/season/moment';
import type { FollowedList, ListMarks, RaceDay, RaceDaySession } from '@/lib/season/race-day';
import { roundDays } from '@/lib/season/round-days';
import { NEWEST_POSTS, type PostSummary } from '@/lib/season/newest-posts';

/** How long before its first day a round is sent to open pages, so that a page that is offline in the morning knows about it. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

const NO_RACE_DAY: RaceDay = { round: null, sessions: [] };

/** Length of a mark. One change in a thousand million would go unnoticed until the page is loaded again. */
const MARK_LETTERS = 5;
const markOf = (...shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, MARK_LETTERS);

const safe = (link: string) => editorAddress(link) ?? '';

const loadMoment = async (now: Date) => seasonMoment((await loadQuery('roundDays', {})).nextgenRounds, now);

/** The round that is on or next, with the start and end of its days; null without one, or without timetables. */
async function findRound(now: Date) {
  if (!hasExtension(await loadExtensions(), 'sessions')) return null;
  const { on, next } = await loadMoment(now);
  const round = on ?? next;
  return round && { round, ...roundDays(round) };
}

/** The race day for open pages at a moment: the round that is on or begins within a day, with all of its sessions. */
export async function loadRaceDay(now: Date): Promise<RaceDay> {
  const found = await findRound(now);
  if (found === null || found.from.getTime() - AHEAD_MS > now.getTime()) return NO_RACE_DAY;
  const { round, from, until } = found;
  const { nextgenRound } = await loadQuery('raceDay', { url: round.url });
  const sessions = (nextgenRound?.sessions ?? []).flatMap((session): RaceDaySession[] => {
    const { id, session_name, category, kind, starts_at, ends_at, session_status } = session;
    if (starts_at === null) return [];
    // While it is under way its rows change ten times a second, and only its own page looks for them.
    const isUnderWay = session_status === 'running' || session_status === 'suspended';
    const { updated_at, has_sheet, classification, notice, ...planned } = session;
    const written = isUnderWay ? '' : updated_at;
    return [
      {
        mark: has_sheet
          ? `${markOf(planned)}.${markOf(classification, written)}`
          : markOf(planned, classification, written) + (notice === null ? '' : `~${markOf(notice)}`),
        id,
        name: session_name,
        category: category && { name: category.name, url: category.url },
        kind,
        starts_at,
        ends_at,
        status: session_status,
        status_note: session.status_note,
        ...(notice === null ? {} : { notice: notice.text }),
        previous_starts_at: session.previous_starts_at,
        live_timing_link: safe(session.live_timing_link),
        streams: session.streams.flatMap(({ name, link }) =>
          safe(link) === '' ? [] : [{ name, link: safe(link) }],
        ),
      },
    ];
  });
  if (sessions.length === 0) return NO_RACE_DAY;
  return {
    round: {
      name: round.name,
      url: round.url,
      time_zone: round.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE,
      from: from.toISOString(),
      until: until.toISOString(),
      broadcast_link: safe(nextgenRound?.broadcast_link ?? ''),
      mark: markOf(round, nextgenRound?.status_note, nextgenRound?.broadcast_link),
    },
    sessions,
  };
}

/** How many of the newest articles count for the mark of lists. Editing an older one changes no open page. */
const MARKED_NEWS = 24;

/** Marks of the lists that a page shows, or of all. A page without lists has none, or it would be rendered again with each article. */
export async function loadListMarks(round: string, lists: readonly FollowedList[]): Promise<ListMarks> {
  const hasEntries = lists.includes('entries') && hasExtension(await loadExtensions(), 'entries');
  const [entered, written] = await Promise.all([
    hasEntries ? loadQuery('roundEntries', { url: round }) : null,
    lists.includes('news') ? loadQuery('recentArticles', { first: MARKED_NEWS, byGroup: null }) : null,
  ]);
  return {
    ...(entered === null ? {} : { entries: markOf(entered.nextgenRound?.entries) }),
    ...(written === null ? {} : { news: markOf(written.cognitoArticles) }),
  };
}

/** The newest posts, for open pages; undefined if the content server gives posts neither ids nor rounds. */
export async function loadNewestPosts(): Promise<readonly PostSummary[] | undefined> {
  if (!hasExtension(await loadExtensions(), 'live-blog')) return undefined;
  // The same call as that of the feed's first page.
  const answer = await loadRest('listMicroblogPosts', { page_size: NEWEST_POSTS, page: 1, ...POST_IMAGE });
  return (answer?.data ?? []).flatMap(({ id, published_at: at, round, tags }) =>
    id === null || at === null ? [] : [{ id, at, round: round?.url ?? '', tags }],
  );
}

type RaceDayOfPage = RaceDay & {
  /** Whether a round is on or ahead. */
  readonly isAhead: boolean;
  readonly changesAt: string | null;
};

/**
 * The race day for a cached page. The page is rendered again when a round comes near, and at the season's next moment: when a round's week or
 * first day begins, and when its racing or last day is over. Loaded once per request: the bar and the page's lists share it.
 * @returns also the next of these instants, for pages that stay open; null if there is none
 */
export const loadRaceDayForPage = cache(async (): Promise<RaceDayOfPage> => {
  const now = new Date(await loadRenderTime());
  const [{ changesAt: momentEnds }, found] = await Promise.all([loadMoment(now), findRound(now)]);
  const nearAt = found === null ? null : new Date(found.from.getTime() - AHEAD_MS);
  const [change] = [momentEnds, nearAt]
    .filter((instant) => instant !== null && instant > now)
    .toSorted((a, b) => Number(a) - Number(b));
  const changesAt = change?.toISOString() ?? null;
  if (changesAt !== null) expectChanges([changesAt]);
  return { ...(await loadRaceDay(now)), isAhead: found !== null, changesAt };
});
