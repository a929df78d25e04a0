import 'server-only';
import type { EmbeddedInPost } from '@/components/microblog/embedded-in-post';
import { postDays, type PostDay } from '@/components/microblog/post-days';
import { POST_IMAGE, type PostTime } from '@/components/microblog/post-view';
import { POSTS_PAGE, POSTS_FEED_ADDRESS, postAddress } from '@/lib/content/addresses';
import { expectChanges } from '@/lib/content/block-times';
import { getSitemapEntry, loadExtensions, loadQuery, loadRest } from '@/lib/content/load';
import { loadDates } from '@/lib/content/load-dates';
import type { BlockSettings } from '@/lib/contract/block';
import type { microblogFeedBlock } from '@/lib/contract/blocks/site';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { isoDay } from '@/lib/dates/format';
import { nextMidnight } from '@/lib/dates/midnight';
import { CHAMPIONSHIP_TIME_ZONE, type DateFormatter } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import { plainText } from '@/lib/html/plain-text';
import { seasonMoment } from '@/lib/season/moment';
import type { ShownPosts } from '@/lib/season/told-posts';
import { cutHeadline } from '@/lib/seo/headline';
import type { LiveBlog, PostWithPage } from '@/lib/seo/live-blog';
import { postTitle } from '@/lib/seo/post-title';
import type { ShareCard } from '@/lib/share-picture/card';
import { MISSING, type AddressedContext, type PageFacts } from '../define-widget';
import { feedPageAddress, readFeedAddress, type FeedFilter } from './feed-address';
import { loadEmbedded } from './load-embedded';

/** More would push the newest post off a phone's first screens. */
const MOST_PINNED = 3;
/** The latest rounds that a list can be narrowed to. */
const MOST_ROUNDS = 8;
/** As much of a post as search engines show. */
const DESCRIPTION_LENGTH = 160;

export type LoadedPost = {
  readonly post: MicroblogPost;
  readonly when: PostTime;
  /** Null if it has no page of its own. */
  readonly address: string | null;
  readonly embedded: EmbeddedInPost | null;
};

type RoundName = { readonly name: string; readonly url: string };

/** The clock of a list: the circuit's, of a list of one round; else the championship's. */
export type FeedClock = { readonly zone: string; readonly zoneName: string };

export type PostList = {
  readonly kind: 'list';
  /** Above the others, on a list's first page only; they are in no day. */
  readonly pinned: readonly LoadedPost[];
  readonly days: readonly PostDay<LoadedPost>[];
  /** '' for all. */
  readonly tag: string;
  /** Whether the address names the tag, not the editor. */
  readonly isTagPage: boolean;
  /** The round whose posts they are; null for those of all. */
  readonly round: RoundName | null;
  /** The rounds that the list can be narrowed to. */
  readonly rounds: readonly RoundName[];
  readonly page: number;
  readonly pageCount: number;
  readonly clock: FeedClock;
  /** What newer posts are compared with while the page is open; null if none are offered. */
  readonly shown: ShownPosts | null;
  /** Null unless a round is on and there are posts of today. */
  readonly live: LiveBlog | null;
};

export type SinglePost = {
  readonly kind: 'post';
  readonly post: LoadedPost & { readonly post: PostWithPage };
  readonly title: string;
  readonly clock: FeedClock;
};

export type Posts = PostList | SinglePost;

type Settings = BlockSettings<typeof microblogFeedBlock>;

/**
 * One page of short posts, or one post.
 * @returns MISSING for a post that doesn't exist, for a tag or a round that no post has, and for a page beyond the last.
 */
export async function loadPosts(
  settings: Settings,
  context: AddressedContext,
): Promise<Posts | typeof MISSING> {
  const hasParts = hasExtension(await loadExtensions(), 'live-blog');
  const asked = readFeedAddress(context.path, settings.tag, hasParts);
  if (asked === null) return MISSING;
  if (asked.kind === 'post') return loadPost(asked.id, context);
  return loadList(settings, asked, hasParts, context);
}

async function loadPost(
  id: number,
  { language, now }: AddressedContext,
): Promise<SinglePost | typeof MISSING> {
  const [answer, dates] = await Promise.all([
    loadRest('getMicroblogPost', { id, ...POST_IMAGE }),
    loadDates(language),
  ]);
  if (answer === null) return MISSING;
  const post: PostWithPage = { ...answer.item, id };
  const zone = await zoneOf(post.round?.url ?? '');
  return {
    kind: 'post',
    post: {
      post,
      when: momentOf(post, dates, zone, dates.day),
      address: null,
      embedded: await loadEmbedded(post),
    },
    title: postTitle(post),
    clock: clockOf(zone, language, now),
  };
}

type AskedList = FeedFilter & { readonly page: number };

async function loadList(
  settings: Settings,
  { tag, round: roundUrl, page }: AskedList,
  hasParts: boolean,
  { path, language, now }: AddressedContext,
): Promise<PostList | typeof MISSING> {
  const isFeed = path.page_url === POSTS_PAGE;
  const filter = {
    ...(tag === '' ? {} : { tag }),
    ...(roundUrl === '' ? {} : { round: roundUrl }),
    ...POST_IMAGE,
  };
  const [answer, pinnedPosts, rounds, dates] = await Promise.all([
    loadRest('listMicroblogPosts', { page_size: settings.page_size, page, ...filter }),
    hasParts && page === 1 ? loadPinned(filter, now) : [],
    hasParts ? loadRounds(now) : null,
    loadDates(language),
  ]);
  const found = answer?.data ?? [];
  const isTagPage = isFeed && tag !== settings.tag && roundUrl === '';
  const round = rounds?.all.find(({ url }) => url === roundUrl) ?? null;
  if (roundUrl !== '' && round === null) return MISSING;
  if (found.length === 0 && (page > 1 || isTagPage || round !== null)) return MISSING;
  const zone = round?.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;

  const dayName = (instant: string) =>
    isoDay(instant, zone).slice(0, 4) === isoDay(now, zone).slice(0, 4)
      ? dates.weekday(instant, zone)
      : dates.day(instant, zone);
  const isPinned = ({ id }: MicroblogPost) => id !== null && pinnedPosts.some((one) => one.id === id);
  const load = async (post: MicroblogPost, when: PostTime): Promise<LoadedPost> => ({
    post,
    when,
    address: hasParts && post.id !== null ? postAddress(post.id) : null,
    embedded: await loadEmbedded(post),
  });
  const [pinned, listed, filters] = await Promise.all([
    Promise.all(pinnedPosts.map((post) => load(post, momentOf(post, dates, zone, dayName)))),
    Promise.all(
      found
        .filter((post) => !isPinned(post))
        // In the list its pin says nothing: it is one of the later pages, or it ended.
        .map((post) => load({ ...post, is_pinned: false }, momentOf(post, dates, zone, () => ''))),
    ),
    isFeed && tag === '' && rounds ? loadFilters(rounds.started) : [],
  ]);
  const all = [...pinnedPosts, ...found];
  return {
    kind: 'list',
    pinned,
    days: postDays(listed, ({ post }) => post.published_at, {
      dayOf: (instant) => isoDay(instant, zone),
      titleOf: dayName,
    }),
    tag,
    isTagPage,
    round: round && { name: round.name, url: round.url },
    rounds: filters,
    page,
    pageCount: Math.max(1, answer?.num_pages ?? 1),
    clock: clockOf(zone, language, now),
    shown: hasParts && isFeed && page === 1 ? shownOf(all, { tag, round: roundUrl }) : null,
    live: isFeed && page === 1 && tag === '' && rounds ? liveBlog(rounds.on, roundUrl, all, now) : null,
  };
}

type Filter = { readonly tag?: string; readonly round?: string } & typeof POST_IMAGE;

/** The posts that are pinned at a moment, latest first. The page is made anew when one of them is pinned no longer. */
async function loadPinned(filter: Filter, now: Date): Promise<readonly MicroblogPost[]> {
  const answer = await loadRest('listMicroblogPosts', {
    page_size: MOST_PINNED,
    page: 1,
    pinned: 1,
    ...filter,
  });
  const pinned = (answer?.data ?? []).filter(
    ({ is_pinned, pinned_until: until }) => is_pinned && (until === null || new Date(until) > now),
  );
  expectChanges(pinned.flatMap(({ pinned_until }) => pinned_until ?? []).toSorted());
  return pinned;
}

const loadRoundDays = async () => (await loadQuery('roundDays', {})).nextgenRounds;

/** Every round, those that have begun, the latest first, and the one that is on. */
async function loadRounds(now: Date) {
  const all = await loadRoundDays();
  const started = all
    .filter(({ start_date }) => new Date(start_date) <= now)
    .toSorted((one, other) => Date.parse(other.start_date) - Date.parse(one.start_date));
  return { all, started, on: seasonMoment(all, now).on };
}
type Rounds = Awaited<ReturnType<typeof loadRounds>>;

async function zoneOf(round: string): Promise<string> {
  const found = round === '' ? undefined : (await loadRoundDays()).find(({ url }) => url === round);
  return found?.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
}

/** The latest rounds that have posts. */
async function loadFilters(started: Rounds['started']): Promise<readonly RoundName[]> {
  const latest = started.slice(0, MOST_ROUNDS);
  const entries = await Promise.all(
    latest.map(({ url }) => getSitemapEntry(feedPageAddress({ tag: '', round: url }, 1))),
  );
  return latest.filter((_, index) => entries[index]?.found === true).map(({ name, url }) => ({ name, url }));
}

const momentOf = (
  { published_at: instant }: MicroblogPost,
  dates: DateFormatter,
  zone: string,
  dayOf: (instant: string, zone: string) => string,
): PostTime =>
  instant === null ? { day: '', time: '' } : { day: dayOf(instant, zone), time: dates.time(instant, zone) };

const clockOf = (zone: string, language: Language, now: Date): FeedClock => ({
  zone,
  zoneName: zoneName(zone, language, now.toISOString()),
});

const hasPage = (post: MicroblogPost): post is PostWithPage => post.id !== null;

function shownOf(posts: readonly MicroblogPost[], filter: FeedFilter): ShownPosts {
  const [newest = null] = posts
    .flatMap(({ published_at }) => published_at ?? [])
    .toSorted((one, other) => Date.parse(other) - Date.parse(one));
  return { ids: [...new Set(posts.filter(hasPage).map(({ id }) => id))], newest, ...filter };
}

/** The posts of the round that is on, if any is of today. The page is made anew at midnight. */
function liveBlog(
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
    .toSorted((one, other) => Date.parse(other.published_at ?? '') - Date.parse(one.published_at ?? ''));
  const isOfToday = ({ published_at: instant }: MicroblogPost) =>
    instant !== null && isoDay(instant, zone) === isoDay(now, zone);
  return own.some(isOfToday) ? { round: on, posts: own } : null;
}

/** A post's first words, if it has no picture of its own. */
export function postCard(posts: Posts): ShareCard | null {
  if (posts.kind === 'list') return null;
  const { post } = posts.post;
  if (post.image ?? post.video?.slate) return null;
  return {
    kind: 'article',
    name: posts.title,
    group: post.round?.name ?? '',
    date: post.published_at,
    zone: posts.clock.zone,
    art: null,
  };
}

/** A title of its own for each post, tag, round and later page, and the feed of all posts. */
export function postsFacts(posts: Posts, context: AddressedContext): PageFacts {
  const feeds = [{ title: context.t('feed.posts'), href: POSTS_FEED_ADDRESS }];
  if (posts.kind === 'post') {
    const { post } = posts.post;
    return {
      feeds,
      title: posts.title,
      description: cutHeadline(plainText(post.content), DESCRIPTION_LENGTH),
      image: post.image ?? post.video?.slate ?? null,
      share: postCard(posts),
      type: 'article',
      publishedTime: post.published_at,
    };
  }
  if (context.path.page_url !== POSTS_PAGE) return { feeds };
  const { tag, round, isTagPage, page } = posts;
  const subject = round
    ? context.t('post.ofRound', { round: round.name })
    : isTagPage
      ? `#${tag}`
      : context.page.name;
  const title = page > 1 ? `${subject} – ${context.t('pagination.page', { page })}` : subject;
  // /feed/page/1 and /feed/{tag}/1 show what the address without the number shows.
  const number = round ? context.path.url_parameter_3 : context.path.url_parameter_2;
  const repeats = page === 1 && number !== '';
  return {
    feeds,
    ...(isTagPage || round || page > 1 ? { title } : {}),
    ...(repeats ? { index: false } : {}),
  };
}

