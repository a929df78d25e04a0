'use client';

import { useEffect } from 'react';
import { hasStoredNotifications, NOTIFICATIONS_EVENT } from '@/lib/notifications/keys';

const loadWishes = () => import(/* webpackChunkName: "notifications" */ '@/lib/notifications/follow-wishes');

/** Keeps the server informed of this browser's notification settings. Its code loads only for visitors who want notifications. */
export function useNotifications(): void {
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isComing = false;
    let isOver = false;
    const look = () => {
      if (isComing || !hasStoredNotifications()) return;
      isComing = true;
      loadWishes().then(
        ({ followWishes }) => {
          if (!isOver) stop = followWishes();
        },
        (cause: unknown) => {
          // No connection. The next page or change tries again.
          isComing = false;
          window.reportError(cause);
        },
      );
    };
    look();
    addEventListener(NOTIFICATIONS_EVENT, look);
    return () => {
      isOver = true;
      removeEventListener(NOTIFICATIONS_EVENT, look);
      stop();
    };
  }, []);
}
