'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore, useTransition } from 'react';
import { sessionAddress } from '@/lib/season/addresses';
import { isAt, listsMark, marksOf, pageMark, type RaceDayMarks } from '@/lib/season/race-day-marks';
import { animateRows } from './animate-rows';
import { followedRaceDay, followRaceDay } from './follow-race-day';
import { isLivePage } from './live-page';
import { rememberPlace } from './remember-place';
import { useShownLists } from './shown-lists.client';

/** How often the page of a live session checks whether its sheet has changed. */
const CHECK_MS = 4_000;
/** Spread, so that pages notified of a change together don't all request it at once. */
const MAX_JITTER_MS = 500;
/** The waits before a page that is still outdated is fetched again: after the first, second, … attempt. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const MAX_WAIT_MS = 60_000;

/**
 * Keeps an open page up to date on a race day: its own mark is compared with the race day that it follows, and if they differ, it is
 * fetched again until they match. The page of a live session checks every few seconds whether its sheet has changed, unless it receives
 * that over the stream. The page's version is requested first, so that it stays as it is without a connection.
 * @param made what the page was made with; null for a page that doesn't follow the race day
 */
export function useFreshPage(made: RaceDayMarks | null): void {
  const path = usePathname();
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const restorePlace = useRef<() => void>(undefined);
  const seen = useRef({ path: '', version: '' });
  const followed = useSyncExternalStore(followRaceDay, followedRaceDay, () => null);
  const raceDay = made === null ? undefined : followed?.raceDay;
  const lists = useShownLists();
  const shown = made === null ? '' : `${pageMark(path, made)}\n${listsMark(lists)}`;
  const current =
    raceDay === undefined ? shown : `${pageMark(path, marksOf(raceDay))}\n${listsMark(lists, raceDay.lists)}`;
  const isUnderWay =
    raceDay?.sessions.some(
      ({ id, status }) => (status === 'running' || status === 'suspended') && isAt(path, sessionAddress(id)),
    ) ?? false;

  useLayoutEffect(() => {
    if (isRefreshing) return;
    restorePlace.current?.();
    restorePlace.current = undefined;
  }, [isRefreshing]);
  useEffect(() => {
    const isOutdated = shown !== current;
    if (!isOutdated && !isUnderWay) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const check = async () => {
      if (document.hidden || (!isOutdated && isLivePage())) return;
      const response = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      const version = response?.ok ? response.headers.get('etag') : null;
      if (isOver || version === null) return;
      const isSeen = seen.current.path === path && seen.current.version === version;
      if (isSeen && !isOutdated) return;
      seen.current = { path, version };
      tries += 1;
      restorePlace.current = rememberPlace();
      startRefresh(() => router.refresh());
    };
    const scheduleCheck = (ms: number) => {
      timer = setTimeout(() => {
        void check().finally(() => {
          if (isOver) return;
          const wait = isOutdated && tries > 0 ? (AGAIN_MS[tries - 1] ?? MAX_WAIT_MS) : CHECK_MS;
          scheduleCheck(wait * (0.75 + Math.random() / 2));
        });
      }, ms);
    };
    scheduleCheck(isOutdated ? MAX_JITTER_MS * Math.random() : CHECK_MS * (0.75 + Math.random() / 2));
    const stopAnimating = isUnderWay ? animateRows() : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopAnimating?.();
    };
  }, [path, shown, current, isUnderWay, router]);
}
