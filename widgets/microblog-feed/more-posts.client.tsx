'use client';

import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { focusFirstPost } from '@/components/microblog/focus-post';
import type { PostLabels } from '@/components/microblog/post-view';
import type { FeedPosition } from './load-posts.client';

type MorePostsProps = {
  /** The next page's own address, for browsers without a script. */
  readonly href: string;
  readonly start: FeedPosition;
  readonly labels: PostLabels & { readonly more: string; readonly loaded: string; readonly failed: string };
};

type State = Pick<FeedPosition, 'page' | 'pageCount' | 'lastDay' | 'known'> & {
  readonly pages: readonly ReactNode[];
  readonly status: 'idle' | 'loading' | 'failed';
};

/** Appends the next page of posts while there is one (spec point 2). Its code loads on the first click. */
export function MorePosts({ href, start, labels }: MorePostsProps) {
  const { page, pageCount, lastDay, known } = start;
  const [state, setState] = useState<State>({ page, pageCount, lastDay, known, pages: [], status: 'idle' });
  const added = useRef<HTMLDivElement>(null);

  // Keyboard and screen reader users continue at the first new post; its times are shown like the others'.
  const count = state.pages.length;
  useEffect(() => {
    if (count === 0) return;
    const last = added.current?.querySelectorAll('[data-more]')[count - 1];
    focusFirstPost([...(last?.querySelectorAll<HTMLElement>('.post-grid > li') ?? [])], {
      preventScroll: true,
    });
    import('@/components/microblog/show-times').then(
      ({ showTimes }) => showTimes(),
      (cause: unknown) => window.reportError(cause),
    );
  }, [count]);

  const loadMore = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (state.status === 'loading') return;
    setState({ ...state, status: 'loading' });
    const next = { page: state.page + 1, lastDay: state.lastDay, known: state.known };
    const loaded = await import('./load-posts.client')
      .then(({ loadPostPage }) => loadPostPage({ ...start, ...next }, labels))
      .catch((cause: unknown) => {
        window.reportError(cause);
        return null;
      });
    if (loaded === null) return setState({ ...state, status: 'failed' });
    setState({
      page: next.page,
      pageCount: loaded.pageCount,
      lastDay: loaded.lastDay,
      known: [...state.known, ...loaded.ids],
      pages: [...state.pages, loaded.posts],
      status: 'idle',
    });
  };

  return (
    <div ref={added}>
      {state.pages.map((posts, index) => (
        <div key={index} data-more="">
          {posts}
        </div>
      ))}
      <p role="status" className={state.status === 'failed' ? 'mt-6 text-center' : 'sr-only'}>
        {state.status === 'failed'
          ? labels.failed
          : count > 0 && state.status === 'idle'
            ? labels.loaded
            : ''}
      </p>
      {state.page < state.pageCount ? (
        <p className="mt-8 text-center">
          {/* A link to a real page, so that it works without scripts, too. */}
          <a
            href={href}
            rel="next"
            className="btn"
            aria-busy={state.status === 'loading'}
            onClick={(event) => void loadMore(event)}
          >
            {labels.more}
          </a>
        </p>
      ) : null}
    </div>
  );
}
