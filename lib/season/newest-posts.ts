import { MICROBLOG_PAGE_SIZE } from '@/lib/contract/limits';

/** How many of the newest posts open pages are informed about: as many as a page lists. */
export const NEWEST_POSTS = MICROBLOG_PAGE_SIZE;

/** What open pages receive about a post. They load the rest once somebody wants to read it. */
export type PostSummary = {
  readonly id: number;
  /** The instant of its publication, ISO 8601. */
  readonly at: string;
  /** URL name of its round; '' for none. */
  readonly round: string;
  readonly tags: readonly string[];
};

/** The first page of a list of posts, as it was rendered. */
export type ShownPosts = {
  readonly ids: readonly number[];
  /** The first post in list order: by publication, then by id. Null for an empty list. */
  readonly newest: Pick<PostSummary, 'id' | 'at'> | null;
  /** The list's filter; '' for all. */
  readonly tag: string;
  readonly round: string;
};

/** Whether post `a` comes above post `b` in a list. */
const isAbove = (a: Pick<PostSummary, 'id' | 'at'>, b: Pick<PostSummary, 'id' | 'at'>): boolean => {
  const later = Date.parse(a.at) - Date.parse(b.at);
  return later > 0 || (later === 0 && a.id > b.id);
};

/** The posts that belong at the top of a list but aren't on the page yet, newest first. Older posts that were added later don't count. */
export const newPosts = (
  posts: readonly PostSummary[],
  { ids, newest, tag, round }: ShownPosts,
): readonly PostSummary[] =>
  posts.filter(
    (post) =>
      !ids.includes(post.id) &&
      (newest === null || isAbove(post, newest)) &&
      (tag === '' || post.tags.includes(tag)) &&
      (round === '' || post.round === round),
  );
