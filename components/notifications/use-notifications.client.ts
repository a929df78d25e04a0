'use client';

import { useEffect } from 'react';
import { hasStoredNotifications, NOTIFICATIONS_EVENT } from '@/lib/notifications/keys';

const loadChoices = () => import(/* webpackChunkName: "notifications" */ '@/lib/notifications/follow-choices');

/** Keeps the server informed of what this browser wants to be notified of. The code for it comes for those who want anything. */
export function useNotifications(): void {
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isComing = false;
    let isOver = false;
    const look = () => {
      if (isComing || !hasStoredNotifications()) return;
      isComing = true;
      loadChoices().then(
        ({ followChoices }) => {
          if (!isOver) stop = followChoices();
        },
        (cause: unknown) => {
          // Without a connection. The next page, or the next change, tries again.
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
