import { MICROBLOG_PAGE_SIZE } from '@/lib/contract/limits';

/** Of so many posts, the newest, open pages are told: as many as a page lists. */
export const TOLD_POSTS = MICROBLOG_PAGE_SIZE;

/** What open pages are told of a post. They ask for the rest once somebody wants to read it. */
export type ToldPost = {
  readonly id: number;
  /** The instant of its publication, ISO 8601. */
  readonly at: string;
  /** URL name of its round; '' for none. */
  readonly round: string;
  readonly tags: readonly string[];
};

/** The first page of a list of posts, as it was made. */
export type ShownPosts = {
  readonly ids: readonly number[];
  /** The first in the order of lists: by publication, and then by id. Null for an empty list. */
  readonly newest: Pick<ToldPost, 'id' | 'at'> | null;
  /** What the list is narrowed to; '' for all. */
  readonly tag: string;
  readonly round: string;
};

/** Whether a post stands above another in a list. */
const isAbove = (one: Pick<ToldPost, 'id' | 'at'>, other: Pick<ToldPost, 'id' | 'at'>): boolean => {
  const later = Date.parse(one.at) - Date.parse(other.at);
  return later > 0 || (later === 0 && one.id > other.id);
};

/** The posts that belong on top of a list and that the page doesn't show yet, newest first. An older one that was added later is none. */
export const newPosts = (
  told: readonly ToldPost[],
  { ids, newest, tag, round }: ShownPosts,
): readonly ToldPost[] =>
  told.filter(
    (post) =>
      !ids.includes(post.id) &&
      (newest === null || isAbove(post, newest)) &&
      (tag === '' || post.tags.includes(tag)) &&
      (round === '' || post.round === round),
  );
