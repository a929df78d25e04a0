'use client';

import { useEffect } from 'react';
import { canShareByDevice, shareByDevice } from '@/components/share/share-by-device';
import type { ShownPosts } from '@/lib/season/newest-posts';
import { NewPosts } from './new-posts.client';
import { SHARE_MARK } from './post-view';
import { showAges } from './show-times';

export type LivePostsProps = {
  /** The page's list, if newer posts go on top of it; otherwise null. */
  readonly shown: ShownPosts | null;
};

/** How often the ages of posts are updated. */
const AGES_MS = 30_000;

export default function LivePostsView({ shown }: LivePostsProps) {
  // After every render, because newly fetched posts come without their age.
  useEffect(() => {
    showAges();
    const timer = setInterval(showAges, AGES_MS);
    document.addEventListener('visibilitychange', showAges);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', showAges);
    };
  });
  useEffect(() => {
    document.addEventListener('click', shareOnClick);
    return () => document.removeEventListener('click', shareOnClick);
  }, []);
  return shown === null ? null : <NewPosts shown={shown} />;
}

/** A post's share link opens the device's own share dialog, if there is one. */
function shareOnClick(event: MouseEvent): void {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${SHARE_MARK}]`) : null;
  const isForBrowser = button !== 0 || defaultPrevented || metaKey || ctrlKey || shiftKey || altKey;
  if (link === null || isForBrowser || !canShareByDevice()) return;
  event.preventDefault();
  const url = new URL(link.href);
  url.hash = '';
  void shareByDevice({ url: url.href, title: document.title }).then((isShared) => {
    if (!isShared) location.assign(link.href);
  });
}
