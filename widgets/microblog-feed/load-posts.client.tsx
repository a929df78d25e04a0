'use client';

import { PostCard } from '@/components/microblog/post-card';
import { PostDay } from '@/components/microblog/post-day';
import { postDays } from '@/components/microblog/post-days';
import { POST_IMAGE } from '@/lib/content/post-image';
import { postAnchor, type PostView, type PostLabels } from '@/components/microblog/post-view';
import type { HeadingLevel } from '@/components/ui/heading';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { ApiFailure } from '@/lib/api/errors';
import { postAddress } from '@/lib/content/addresses';
import { championshipNow } from '@/lib/content/client-clock';
import { listMicroblogPosts } from '@/lib/contract/endpoints/content';
import type { MicroblogPost } from '@/lib/contract/entities/news';
import { browserClock } from '@/lib/dates/browser-clock';
import { browserDay } from '@/lib/dates/browser-moment';
import { htmlNodes } from '@/lib/html/html-nodes';
import { sortableDay } from '@/lib/shared/date-forms';
import type { ReactNode } from 'react';
import { feedPageAddress, type FeedFilter } from './feed-address';
import { loadEmbeds } from './load-embeds.client';

export type FeedPosition = {
  readonly filter: FeedFilter;
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly language: string;
  /** IANA name of the time zone of the list's times. */
  readonly zone: string;
  /** The last day of the preceding list, y-MM-dd; '' for none. */
  readonly lastDay: string;
  /** Posts already on the page: newer ones on top may have moved them to a later page. */
  readonly known: readonly number[];
  /** Whether posts have pages of their own. */
  readonly hasAddresses: boolean;
  readonly dayLevel: HeadingLevel;
};

type PostPage = Pick<FeedPosition, 'pageCount' | 'lastDay'> & {
  readonly posts: ReactNode;
  readonly ids: readonly number[];
};

/**
 * Fetches a page of posts and renders it by day. Loaded on demand only, because it includes the contract's schemas.
 * @throws ApiFailure if the content server doesn't respond as it should
 */
export async function loadPostPage(position: FeedPosition, labels: PostLabels): Promise<PostPage> {
  const { filter, page, pageSize, language, zone, known, hasAddresses, dayLevel } = position;
  const { tag, round } = filter;
  const result = await createContractCalls(browserApi()).call(listMicroblogPosts, {
    page,
    page_size: pageSize,
    ...(tag === '' ? {} : { tag }),
    ...(round === '' ? {} : { round }),
    ...POST_IMAGE,
  });
  if (!result.ok) throw new ApiFailure(result.error);
  const { data, num_pages: pageCount } = result.value;
  const listed = data.filter(({ id }) => id === null || !known.includes(id));
  const withEmbeds = listed.flatMap((post) => (post.id !== null && hasEmbed(post) ? [post.id] : []));
  const embeds =
    withEmbeds.length === 0 ? NO_EMBEDS : await loadEmbeds(feedPageAddress(filter, page), withEmbeds);
  const clock = browserClock(language, zone);
  const thisYear = sortableDay(new Date(championshipNow()), zone).slice(0, 4);
  const dayOf = (instant: string) => sortableDay(instant, zone);
  const days = postDays(listed, ({ published_at }) => published_at, {
    dayOf,
    titleOf: (instant) =>
      dayOf(instant).startsWith(thisYear) ? clock.weekday(instant) : browserDay(instant, language, zone),
  });
  const viewOf = (post: Omit<MicroblogPost, 'content'>): PostView => ({
    ...post,
    is_pinned: false,
    when: { day: '', time: post.published_at === null ? '' : clock.time(post.published_at) },
    address: hasAddresses && post.id !== null ? postAddress(post.id) : null,
  });
  return {
    pageCount,
    ids: listed.flatMap(({ id }) => id ?? []),
    lastDay: days.at(-1)?.id ?? position.lastDay,
    posts: days.map(({ id: day, title, posts }, at) => (
      <PostDay
        key={`${day} ${String(at)}`}
        id={day}
        title={title}
        level={dayLevel}
        isContinued={at === 0 && day === position.lastDay}
      >
        {posts.map(({ content, ...post }, index) => (
          <li key={post.id ?? `${page}.${index}`} id={post.id === null ? undefined : postAnchor(post.id)}>
            <PostCard
              post={viewOf(post)}
              labels={labels}
              namesRound={round === ''}
              embed={embedOf(embeds.get(post.id ?? 0) ?? '')}
            >
              {htmlNodes(content)}
            </PostCard>
          </li>
        ))}
      </PostDay>
    )),
  };
}

const hasEmbed = ({ session, championship }: MicroblogPost) => session !== null || championship !== '';
const NO_EMBEDS: ReadonlyMap<number, string> = new Map();
const embedOf = (html: string) => (html === '' ? null : <div dangerouslySetInnerHTML={{ __html: html }} />);
