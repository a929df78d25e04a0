'use client';

import type { ReactNode } from 'react';
import { PostCard } from '@/components/microblog/post-card';
import { POST_IMAGE } from '@/components/microblog/post-view';
import type { PostWords } from '@/components/microblog/post-view';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { ApiFailure } from '@/lib/api/errors';
import { listMicroblogPosts } from '@/lib/contract/endpoints/content';
import { browserMoment } from '@/lib/dates/browser-moment';
import { htmlNodes } from '@/lib/html/html-nodes';

export type FeedPosition = {
  /** '' for all. */
  readonly tag: string;
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly language: string;
};

type PostPage = { readonly posts: ReactNode; readonly pageCount: number };

/**
 * Fetches one page of posts and draws it as list items. Fetched on demand only: it brings the contract's schemas along.
 * @throws ApiFailure when the content server does not answer as it should
 */
export async function loadPostPage(position: FeedPosition, words: PostWords): Promise<PostPage> {
  const { tag, page, pageSize, language } = position;
  const answer = await createContractCalls(browserApi()).call(listMicroblogPosts, {
    page,
    page_size: pageSize,
    ...(tag === '' ? {} : { tag }),
    ...POST_IMAGE,
  });
  if (!answer.ok) throw new ApiFailure(answer.error);
  const { data, num_pages: pageCount } = answer.value;
  return {
    pageCount,
    posts: data.map(({ content, ...post }, index) => (
      <li key={post.id ?? `${page}.${index}`}>
        <PostCard post={{ ...post, when: browserMoment(post.published_at, language) }} words={words}>
          {htmlNodes(content)}
        </PostCard>
      </li>
    )),
  };
}
