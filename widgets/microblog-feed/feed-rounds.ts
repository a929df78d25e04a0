import 'server-only';
import { expectChanges } from '@/lib/content/block-times';
import { getSitemapEntry, loadQuery } from '@/lib/content/load';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { isoDay } from '@/lib/dates/format';
import { nextMidnight } from '@/lib/dates/midnight';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/dates/server';
import { seasonMoment } from '@/lib/season/moment';
import type { LiveBlog, PostWithPage } from '@/lib/seo/live-blog';
import { feedPageAddress } from './feed-address';

/** The latest rounds by which a list can be filtered. */
const MAX_ROUNDS = 8;

export type RoundName = { readonly name: string; readonly url: string };

const loadRoundDays = async () => (await loadQuery('roundDays', {})).nextgenRounds;

/** All rounds, those that have begun, latest first, and the current one. */
export async function loadRounds(now: Date) {
  const all = await loadRoundDays();
  const started = all
    .filter(({ start_date }) => new Date(start_date) <= now)
    .toSorted((a, b) => Date.parse(b.start_date) - Date.parse(a.start_date));
  return { all, started, on: seasonMoment(all, now).on };
}
type Rounds = Awaited<ReturnType<typeof loadRounds>>;

/** The time zone of a round's circuit, by its URL name; '' for the championship's. */
export async function zoneOfRound(round: string): Promise<string> {
  const found = round === '' ? undefined : (await loadRoundDays()).find(({ url }) => url === round);
  return found?.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
}

/** The latest rounds that have posts. */
export async function loadFilters(started: Rounds['started']): Promise<readonly RoundName[]> {
  const latest = started.slice(0, MAX_ROUNDS);
  const entries = await Promise.all(
    latest.map(({ url }) => getSitemapEntry(feedPageAddress({ tag: '', round: url }, 1))),
  );
  return latest.filter((_, index) => entries[index]?.found === true).map(({ name, url }) => ({ name, url }));
}

const hasPage = (post: MicroblogPost): post is PostWithPage => post.id !== null;

/** The posts of the current round, if any is from today. The page is rendered again at midnight. */
export function liveBlog(
  on: Rounds['on'],
  shownRound: string,
  posts: readonly MicroblogPost[],
  now: Date,
): LiveBlog | null {
  if (on === null || (shownRound !== '' && shownRound !== on.url)) return null;
  const zone = on.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
  expectChanges([nextMidnight(now, zone).toISOString()]);
  const own = [...new Map(posts.filter(hasPage).map((post) => [post.id, post])).values()]
    .filter(({ round }) => round?.url === on.url)
    .toSorted((a, b) => Date.parse(b.published_at ?? '') - Date.parse(a.published_at ?? ''));
  const isOfToday = ({ published_at: instant }: MicroblogPost) =>
    instant !== null && isoDay(instant, zone) === isoDay(now, zone);
  return own.some(isOfToday) ? { round: on, posts: own } : null;
}
