import 'server-only';
import { POST_IMAGE } from '@/lib/content/post-image';
import { type PostTime } from '@/components/microblog/post-view';
import { loadExtensions, loadRest } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import type { DateFormatter } from '@/lib/dates/server';
import type { ShownPosts } from '@/lib/season/newest-posts';
import { postTitle } from '@/lib/seo/post-title';

/** How many posts a round's page shows; its feed has all of them. */
const POSTS = 3;
/** The length of each excerpt in characters. */
const TEXT_LENGTH = 160;

type RoundPost = {
  readonly id: number;
  readonly text: string;
  readonly instant: string | null;
  readonly when: PostTime;
};

export type RoundPostsPart = {
  /** Newest first; at least one. */
  readonly posts: readonly RoundPost[];
  readonly shown: ShownPosts;
};

/** The newest short posts of a round; null without any, or if the content server doesn't assign posts to rounds. */
export async function loadRoundPosts(
  round: string,
  zone: string,
  dates: DateFormatter,
): Promise<RoundPostsPart | null> {
  if (!hasExtension(await loadExtensions(), 'live-blog')) return null;
  const response = await loadRest('listMicroblogPosts', { page_size: POSTS, page: 1, round, ...POST_IMAGE });
  const posts = (response?.data ?? []).flatMap((post): RoundPost[] => {
    const { id, published_at: instant } = post;
    if (id === null) return [];
    const when =
      instant === null
        ? { day: '', time: '' }
        : { day: dates.weekday(instant, zone), time: dates.time(instant, zone) };
    return [{ id, text: postTitle(post, TEXT_LENGTH), instant, when }];
  });
  const [first] = posts;
  if (first === undefined) return null;
  return {
    posts,
    shown: {
      ids: posts.map(({ id }) => id),
      newest: first.instant === null ? null : { id: first.id, at: first.instant },
      tag: '',
      round,
    },
  };
}
