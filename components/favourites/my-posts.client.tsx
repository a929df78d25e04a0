'use client';

import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MY_POSTS, MY_POSTS_ALONE, NO_POSTS } from '@/lib/favourites/attributes';
import { useTranslate } from '@/lib/i18n/use-translate';

type MyPostsProps = {
  /** Its place in the feed, before the lists. Newer content brings another one, and the choice stays. */
  readonly place: Element;
};

/**
 * A switch that shows only the posts about the visitor's categories. Which those are is decided by the favourites' CSS, so it also counts for
 * posts that are loaded or arrive later.
 */
export function MyPosts({ place }: MyPostsProps) {
  const t = useTranslate();
  const [isAlone, setIsAlone] = useState(false);
  useLayoutEffect(() => {
    place.setAttribute(MY_POSTS, isAlone ? MY_POSTS_ALONE : '');
    return () => place.setAttribute(MY_POSTS, '');
  }, [place, isAlone]);
  return createPortal(
    <>
      <button
        type="button"
        className="chip pressed-mark"
        aria-pressed={isAlone}
        data-print="hide"
        onClick={() => setIsAlone(!isAlone)}
      >
        {t('islands.favourites.categories')}
      </button>
      <p role="status" className="text-muted" {...{ [NO_POSTS]: '' }}>
        {isAlone ? t('islands.favourites.noPosts') : ''}
      </p>
    </>,
    place,
  );
}
