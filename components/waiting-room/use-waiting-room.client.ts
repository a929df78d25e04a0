'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import { storeQueueTicket, queueTicket } from '@/lib/cart/queue-ticket';
import { getWaitingRoom, leaveWaitingRoom } from '@/lib/contract/endpoints/cart';
import type { WaitingRoom } from '@/lib/contract/entities/cart';
import { browserApi } from '@/lib/session/browser-api';

/** After a failed call. */
const RETRY_S = 10;
/** Many visitors poll for the first time at the same moment, so their polls are spread over time. */
const JITTER = 0.2;
const jittered = (seconds: number) => seconds * 1000 * (1 - JITTER + 2 * JITTER * Math.random());

export type RoomVisit = {
  /** The server's last response; null until it is known. */
  readonly room: WaitingRoom | null;
  readonly error: ApiError | null;
  readonly hasLeft: boolean;
  readonly refresh: () => void;
  readonly leave: () => Promise<void>;
};

/** Visits the waiting room: takes a place, and polls for as long as the screen is open. */
export function useWaitingRoom(): RoomVisit {
  const [room, setRoom] = useState<WaitingRoom | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const [looks, setLooks] = useState(0);
  const dueAt = useRef(0);
  const refresh = useCallback(() => {
    setHasLeft(false);
    setLooks((before) => before + 1);
  }, []);

  useEffect(() => {
    if (hasLeft) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (seconds: number) => {
      const ms = jittered(seconds);
      dueAt.current = Date.now() + ms;
      timer = setTimeout(() => void ask(), ms);
    };
    const ask = async () => {
      clearTimeout(timer);
      const result = await createContractCalls(browserApi()).call(getWaitingRoom, { ticket: queueTicket() });
      if (stop.signal.aborted) return;
      setError(result.ok ? null : result.error);
      if (result.ok) {
        storeQueueTicket(result.value.ticket);
        setRoom(result.value);
      }
      const failed =
        result.ok || result.error.kind !== 'rateLimited' ? RETRY_S : result.error.retryAfterSeconds;
      again(result.ok ? result.value.poll_seconds : failed);
    };
    void ask();
    // A hidden tab's timers are slowed down; a returning visitor sees the current state at once.
    const onShown = () => {
      if (document.visibilityState === 'visible' && Date.now() >= dueAt.current) void ask();
    };
    document.addEventListener('visibilitychange', onShown, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [looks, hasLeft]);

  const leave = async () => {
    const left = await createContractCalls(browserApi()).call(leaveWaitingRoom, { ticket: queueTicket() });
    setError(left.ok ? null : left.error);
    if (!left.ok) return;
    storeQueueTicket('');
    setRoom(null);
    setHasLeft(true);
  };
  return { room, error, hasLeft, refresh, leave };
}
