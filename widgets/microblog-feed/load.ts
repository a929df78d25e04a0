import 'server-only';
import type { EmbeddedInPost } from '@/components/microblog/embedded-in-post';
import { postDays, type PostDay } from '@/components/microblog/post-days';
import { POST_IMAGE } from '@/lib/content/post-image';
import { type PostTime } from '@/components/microblog/post-view';
import { POSTS_PAGE, postAddress } from '@/lib/content/addresses';
import { expectChanges } from '@/lib/content/block-times';
import { loadExtensions, loadRest } from '@/lib/content/load';
import { loadDates } from '@/lib/content/load-dates';
import type { BlockSettings } from '@/lib/contract/block';
import type { microblogFeedBlock } from '@/lib/contract/blocks/site';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { isoDay } from '@/lib/dates/format';
import { CHAMPIONSHIP_TIME_ZONE, type DateFormatter } from '@/lib/dates/server';
import { zoneName } from '@/lib/dates/zone-name';
import type { ShownPosts } from '@/lib/season/newest-posts';
import type { LiveBlog, PostWithPage } from '@/lib/seo/live-blog';
import { postTitle } from '@/lib/seo/post-title';
import { MISSING, type AddressedContext } from '../define-widget';
import { readFeedAddress, type FeedFilter } from './feed-address';
import { liveBlog, loadFilters, loadRounds, zoneOfRound, type RoundName } from './feed-rounds';
import { loadEmbedded } from './load-embedded';

/** More would push the newest post off a phone's first screens. */
const MAX_PINNED = 3;

export type LoadedPost = {
  readonly post: MicroblogPost;
  readonly when: PostTime;
  /** Null if it has no page of its own. */
  readonly address: string | null;
  readonly embedded: EmbeddedInPost | null;
};

/** The clock of a list: the circuit's for a single round, otherwise the championship's. */
export type FeedClock = { readonly zone: string; readonly zoneName: string };

export type PostList = {
  readonly kind: 'list';
  /** Above the others, on a list's first page only; they belong to no day. */
  readonly pinned: readonly LoadedPost[];
  readonly days: readonly PostDay<LoadedPost>[];
  /** '' for all. */
  readonly tag: string;
  /** Whether the tag comes from the address, not from the editor. */
  readonly isTagPage: boolean;
  /** The list's round; null for all rounds. */
  readonly round: RoundName | null;
  /** The rounds by which the list can be filtered. */
  readonly rounds: readonly RoundName[];
  readonly page: number;
  readonly pageCount: number;
  readonly clock: FeedClock;
  /** The list that newer posts are compared with while the page is open; null if none are offered. */
  readonly shown: ShownPosts | null;
  /** Null unless a round is on and there are posts from today. */
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
 * A page of short posts, or a single post.
 * @returns MISSING for a post that doesn't exist, for a tag or a round without posts, and for a page beyond the last.
 */
export async function loadPosts(
  settings: Settings,
  context: AddressedContext,
): Promise<Posts | typeof MISSING> {
  const hasParts = hasExtension(await loadExtensions(), 'live-blog');
  const requested = readFeedAddress(context.path, settings.tag, hasParts);
  if (requested === null) return MISSING;
  if (requested.kind === 'post') return loadPost(requested.id, context);
  return loadList(settings, requested, hasParts, context);
}

async function loadPost(
  id: number,
  { language, now }: AddressedContext,
): Promise<SinglePost | typeof MISSING> {
  const [response, dates] = await Promise.all([
    loadRest('getMicroblogPost', { id, ...POST_IMAGE }),
    loadDates(language),
  ]);
  if (response === null) return MISSING;
  // Being pinned only concerns its place in lists.
  const post: PostWithPage = { ...response.item, id, is_pinned: false };
  const zone = await zoneOfRound(post.round?.url ?? '');
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
  const [response, pinnedPosts, rounds, dates] = await Promise.all([
    loadRest('listMicroblogPosts', { page_size: settings.page_size, page, ...filter }),
    hasParts && page === 1 ? loadPinned(filter, now) : [],
    hasParts ? loadRounds(now) : null,
    loadDates(language),
  ]);
  const found = response?.data ?? [];
  const isTagPage = isFeed && tag !== settings.tag && roundUrl === '';
  const round = rounds?.all.find(({ url }) => url === roundUrl) ?? null;
  if (roundUrl !== '' && round === null) return MISSING;
  if (found.length === 0 && (page > 1 || isTagPage || round !== null)) return MISSING;
  const zone = round?.venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;

  const dayName = (instant: string) =>
    isoDay(instant, zone).slice(0, 4) === isoDay(now, zone).slice(0, 4)
      ? dates.weekday(instant, zone)
      : dates.day(instant, zone);
  const isPinned = ({ id }: MicroblogPost) => id !== null && pinnedPosts.some((pinned) => pinned.id === id);
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
        // In the list it isn't marked as pinned: this is a later page, or the pin has ended.
        .map((post) =>
          load(
            { ...post, is_pinned: false },
            momentOf(post, dates, zone, () => ''),
          ),
        ),
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
    pageCount: Math.max(1, response?.num_pages ?? 1),
    clock: clockOf(zone, language, now),
    shown: hasParts && isFeed && page === 1 ? shownOf(pinnedPosts, found, { tag, round: roundUrl }) : null,
    live: isFeed && page === 1 && tag === '' && rounds ? liveBlog(rounds.on, roundUrl, all, now) : null,
  };
}

type Filter = { readonly tag?: string | undefined; readonly round?: string | undefined } & typeof POST_IMAGE;

/** The posts pinned at a moment, latest first. The page is rendered again when one of them is no longer pinned. */
async function loadPinned(filter: Filter, now: Date): Promise<readonly MicroblogPost[]> {
  const response = await loadRest('listMicroblogPosts', {
    page_size: MAX_PINNED,
    page: 1,
    pinned: 1,
    ...filter,
  });
  const pinned = (response?.data ?? []).filter(
    ({ is_pinned, pinned_until: until }) => is_pinned && (until === null || new Date(until) > now),
  );
  expectChanges(pinned.flatMap(({ pinned_until }) => pinned_until ?? []).toSorted());
  return pinned;
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

/** @param listed in the order of the list */
function shownOf(
  pinned: readonly MicroblogPost[],
  listed: readonly MicroblogPost[],
  filter: FeedFilter,
): ShownPosts {
  const [newest = null] = listed.flatMap(({ id, published_at: at }) =>
    id === null || at === null ? [] : [{ id, at }],
  );
  const ids = new Set([...pinned, ...listed].flatMap(({ id }) => id ?? []));
  return { ids: [...ids], newest, ...filter };
}
