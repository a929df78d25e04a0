'use client';

import { useEffect, useRef, useState } from 'react';
import {
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
      if (!isGone) setRegistration(made);
    });
    return () => {
      isGone = true;
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
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (registration) applyUpdate(registration);
  }, [path, registration]);

  return {
    isOffered,
    apply: () => {
      if (registration) applyUpdate(registration);
    },
    dismiss: () => setIsOffered(false),
  };
}
