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
  /** The instant of the newest; null for an empty list. */
  readonly newest: string | null;
  /** What the list is narrowed to; '' for all. */
  readonly tag: string;
  readonly round: string;
};

/** The posts that belong on top of a list and that the page doesn't show yet, newest first. An older one that was added later is none. */
export const newPosts = (
  told: readonly ToldPost[],
  { ids, newest, tag, round }: ShownPosts,
): readonly ToldPost[] =>
  told.filter(
    (post) =>
      !ids.includes(post.id) &&
      (newest === null || Date.parse(post.at) >= Date.parse(newest)) &&
      (tag === '' || post.tags.includes(tag)) &&
      (round === '' || post.round === round),
  );
