'use client';

import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';
import { followLiveSession, type FollowedSession } from './follow-live-session';

/** The shortest interval between updates for visitors who prefer reduced motion. */
const CALM_MS = 3_000;

/**
 * A session's live state for as long as the page is open.
 * @param hasSheet whether the page has the session's sheet, and not only race control's messages
 * @param isWanted false for a page that need not follow it
 * @returns null until the server has sent it
 */
export function useLiveSession(
  id: number,
  { hasSheet, isWanted }: { readonly hasSheet: boolean; readonly isWanted: boolean },
): FollowedSession | null {
  const [followed, setFollowed] = useState<FollowedSession | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const pauseMs = prefersReducedMotion() ? CALM_MS : 0;
    let latest: FollowedSession | null = null;
    let shownAt = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      shownAt = performance.now();
      setFollowed(latest);
    };
    const end = followLiveSession(id, hasSheet, (next) => {
      latest = next;
      timer ??= setTimeout(show, Math.max(0, shownAt + pauseMs - performance.now()));
    });
    return () => {
      clearTimeout(timer);
      end();
      setFollowed(null);
    };
  }, [id, hasSheet, isWanted]);
  return followed;
}
