'use client';

import { useEffect } from 'react';
import { useIdle } from '@/components/ui/use-idle.client';
import { useIsland } from '@/components/ui/use-island.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import type { LivePostsProps } from './live-posts-view.client';

const loadView = withTexts(() => import(/* webpackChunkName: "live-posts" */ './live-posts-view.client'));

/** What a script adds to posts: their ages, the device's share dialog, and those published while the page is open. */
export function LivePosts(props: LivePostsProps) {
  const isIdle = useIdle();
  const { Island, want } = useIsland(loadView);
  useEffect(() => {
    if (isIdle) want();
  }, [isIdle, want]);
  return Island ? <Island {...props} /> : null;
}
