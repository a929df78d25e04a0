'use client';

import type { ReactNode } from 'react';
import { useRaceDay } from '@/components/race-day/use-race-day.client';

type SessionLiveProps = {
  readonly id: number;
  readonly roundUrl: string;
  /** The text while the session is running and the server has recently confirmed it. */
  readonly live: ReactNode;
  /** The session's status as rendered by the server. */
  readonly children: ReactNode;
};

/** 'Live', but only while it is; otherwise the status. Space for both is reserved from the start, so nothing moves. */
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
