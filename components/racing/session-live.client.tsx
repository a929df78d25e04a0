'use client';

import type { ReactNode } from 'react';
import { useRaceDay } from '@/components/race-day/use-race-day.client';

type SessionLiveProps = {
  readonly id: number;
  readonly roundUrl: string;
  /** What it says while the session runs and the server has lately confirmed it. */
  readonly live: ReactNode;
  /** The session's status, as the page was made. */
  readonly children: ReactNode;
};

/** Live, but only when it is: otherwise the status. Both have their room from the start, so nothing moves. */
export function SessionLive({ id, roundUrl, live, children }: SessionLiveProps) {
  const shown = useRaceDay(roundUrl);
  const isLive =
    shown !== null &&
    shown.isConfirmed &&
    shown.sessions.some((session) => session.id === id && session.status === 'running');
  return (
    <span className="either">
      <span data-shown={!isLive}>{children}</span>
      <span data-shown={isLive}>{live}</span>
    </span>
  );
}
