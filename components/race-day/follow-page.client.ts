'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { roundAddress, sessionAddress, timetableAddress } from '@/lib/content/addresses';
import type { RaceDaySession } from '@/lib/season/race-day';
import { animateRows } from './animate-rows';
import { rememberPlace } from './remember-place';

/** How often the page of a session that is under way looks whether its sheet has moved on; also how soon one that failed is asked again. */
const LOOK_MS = 4_000;
/** Pages that hear of a change together must not ask together. */
const MOST_JITTER_MS = 500;

const UNDER_WAY: readonly (string | null)[] = ['running', 'suspended'];

const isAt = (path: string, address: string) => path === address || path.startsWith(`${address}/`);

/** The state of what an address shows, of a session or a timetable as a whole; '' if that isn't part of the race day. */
function stateAt(path: string, roundUrl: string, sessions: readonly RaceDaySession[]) {
  const session = sessions.find(({ id }) => isAt(path, sessionAddress(id)));
  if (session) {
    const { status, starts_at, status_note } = session;
    return {
      state: JSON.stringify([status, starts_at, status_note]),
      isUnderWay: UNDER_WAY.includes(status),
    };
  }
  const isTimetable = isAt(path, timetableAddress()) || isAt(path, roundAddress(roundUrl));
  const lines = sessions.map(({ id, status, starts_at, ends_at, previous_starts_at, status_note }) => [
    id,
    status,
    starts_at,
    ends_at,
    previous_starts_at,
    status_note,
  ]);
  return { state: isTimetable && lines.length > 0 ? JSON.stringify(lines) : '', isUnderWay: false };
}

type Shown = {
  readonly path: string;
  readonly state: string;
  readonly version: string | null;
  /** Whether the race day has moved on since the page was rendered. */
  readonly isOutdated: boolean;
};

/**
 * Keeps the open page of a session, a timetable or a round up to date: when the office or a timing system changes what it shows, and every
 * few seconds while a session is under way. The server is asked for the page's version first: without a connection the page stays as it is.
 */
export function useFreshPage(roundUrl: string, sessions: readonly RaceDaySession[]): void {
  const path = usePathname();
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const restorePlace = useRef<() => void>(undefined);
  const shown = useRef<Shown>(null);
  const { state, isUnderWay } = stateAt(path, roundUrl, sessions);

  useLayoutEffect(() => {
    if (isRefreshing) return;
    restorePlace.current?.();
    restorePlace.current = undefined;
  }, [isRefreshing]);
  useEffect(() => {
    if (state === '') return;
    const before = shown.current?.path === path ? shown.current : null;
    const isOutdated = before !== null && (before.isOutdated || before.state !== state);
    shown.current = { path, state, version: before?.version ?? null, isOutdated };
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (document.hidden) return;
      const answer = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      const version = answer?.ok ? answer.headers.get('etag') : null;
      if (isOver || version === null) return;
      const isShown = version === shown.current?.version;
      shown.current = { path, state, version, isOutdated: false };
      if (isShown) return;
      restorePlace.current = rememberPlace();
      startRefresh(() => router.refresh());
    };
    const lookIn = (ms: number) => {
      timer = setTimeout(() => {
        void look().finally(() => {
          if (isUnderWay || shown.current?.isOutdated) lookIn(LOOK_MS * (0.75 + Math.random() / 2));
        });
      }, ms);
    };
    if (isOutdated) lookIn(MOST_JITTER_MS * Math.random());
    else if (isUnderWay) lookIn(LOOK_MS * (0.75 + Math.random() / 2));
    const stopAnimating = isUnderWay ? animateRows() : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopAnimating?.();
    };
  }, [path, state, isUnderWay, router]);
}
