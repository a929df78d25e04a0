'use client';

import { useEffect } from 'react';
import { hasStoredNotifications, NOTIFICATIONS_EVENT } from '@/lib/notifications/keys';

const loadNotifications = () =>
  import(/* webpackChunkName: "notifications" */ '@/lib/notifications/follow-choices');

/** Keeps the server informed of this browser's notification settings. Its code loads only for visitors who want notifications. */
export function useNotifications(): void {
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isComing = false;
    let isOver = false;
    const check = () => {
      if (isComing || !hasStoredNotifications()) return;
      isComing = true;
      loadNotifications().then(
        ({ followChoices }) => {
          if (!isOver) stop = followChoices();
        },
        (cause: unknown) => {
          // No connection. The next page or change tries again.
          isComing = false;
          window.reportError(cause);
        },
      );
    };
    check();
    addEventListener(NOTIFICATIONS_EVENT, check);
    return () => {
      isOver = true;
      removeEventListener(NOTIFICATIONS_EVENT, check);
      stop();
    };
  }, []);
}
