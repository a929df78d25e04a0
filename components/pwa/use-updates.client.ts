'use client';

import { useEffect, useRef, useState } from 'react';
import { useOnNavigation } from '@/components/ui/use-on-navigation.client';
import {
  activateWaiting,
  applyUpdate,
  checkForUpdate,
  onWaitingUpdate,
  registerWorker,
  UPDATE_CHECK_MS,
} from '@/lib/pwa/registration';

type Updates = { readonly isOffered: boolean; readonly apply: () => void; readonly dismiss: () => void };

/**
 * Registers the service worker, checks for updates, and reports a waiting one. A navigation always applies it (spec point 2).
 * @param path the current path
 */
export function useUpdates(path: string): Updates {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [isOffered, setIsOffered] = useState(false);
  /** Whether another tab activated an update: this page is then of the previous build. */
  const isOutdated = useRef(false);

  useEffect(() => {
    let isGone = false;
    let before = navigator.serviceWorker?.controller ?? null;
    let isFollowing = false;
    const follow = () => {
      isOutdated.current ||= before !== null && !isFollowing;
      before = navigator.serviceWorker.controller;
      isFollowing = false;
      // However the update was activated, there is nothing left to offer.
      setIsOffered(false);
    };
    navigator.serviceWorker?.addEventListener('controllerchange', follow);
    void registerWorker().then((made) => {
      if (isGone) return;
      // The page is newer than the waiting worker, and activates it by itself.
      isFollowing = Boolean(made?.waiting);
      if (made) void activateWaiting(made);
      setRegistration(made);
    });
    return () => {
      isGone = true;
      navigator.serviceWorker?.removeEventListener('controllerchange', follow);
    };
  }, []);
  useEffect(() => {
    if (!registration) return;
    const stop = onWaitingUpdate(registration, () => setIsOffered(true));
    const timer = setInterval(() => void checkForUpdate(registration), UPDATE_CHECK_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [registration]);
  useOnNavigation(path, () => {
    // The current page must not be replaced by the offline screen.
    if (registration && navigator.onLine) applyUpdate(registration, isOutdated.current);
  });

  return {
    isOffered,
    apply: () => {
      if (registration) applyUpdate(registration);
    },
    dismiss: () => setIsOffered(false),
  };
}
