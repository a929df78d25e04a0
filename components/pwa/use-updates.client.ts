'use client';

import { useEffect, useRef, useState } from 'react';
import {
  activateUpdate,
  applyUpdate,
  checkForUpdate,
  onWaitingUpdate,
  registerWorker,
  UPDATE_CHECK_MS,
} from '@/lib/pwa/registration';

type Updates = { readonly isOffered: boolean; readonly apply: () => void; readonly dismiss: () => void };

/**
 * Registers the service worker, looks for updates, and tells when one waits. A navigation applies it in any case (spec point 2).
 * @param path the current path
 */
export function useUpdates(path: string): Updates {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [isOffered, setIsOffered] = useState(false);
  const shownPath = useRef(path);

  useEffect(() => {
    let isGone = false;
    void registerWorker().then((made) => {
      if (isGone) return;
      // This page came after the update did, so there is nothing to load again.
      if (made) activateUpdate(made);
      setRegistration(made);
    });
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    if (!registration) return;
    const stop = onWaitingUpdate(registration, () => setIsOffered(true));
    // Whatever put the update in charge, there is nothing left to offer.
    const withdraw = () => setIsOffered(false);
    navigator.serviceWorker.addEventListener('controllerchange', withdraw);
    const timer = setInterval(() => void checkForUpdate(registration), UPDATE_CHECK_MS);
    return () => {
      stop();
      clearInterval(timer);
      navigator.serviceWorker.removeEventListener('controllerchange', withdraw);
    };
  }, [registration]);
  useEffect(() => {
    const before = shownPath.current;
    shownPath.current = path;
    if (before !== '' && before !== path && registration) applyUpdate(registration);
  }, [path, registration]);

  return {
    isOffered,
    apply: () => {
      if (registration) applyUpdate(registration);
    },
    dismiss: () => setIsOffered(false),
  };
}
