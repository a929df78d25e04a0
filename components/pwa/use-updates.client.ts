'use client';

import { useEffect, useState } from 'react';
import { useOnNavigation } from '@/components/layout/use-on-navigation.client';
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
 * Registers the service worker, looks for updates, and tells when one waits. A navigation applies it in any case (spec point 2).
 * @param path the current path
 */
export function useUpdates(path: string): Updates {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    let isGone = false;
    void registerWorker().then((made) => {
      if (isGone) return;
      if (made) void activateWaiting(made);
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
  useOnNavigation(path, () => {
    // What is shown must not make way for the offline screen.
    if (registration && navigator.onLine) applyUpdate(registration);
  });

  return {
    isOffered,
    apply: () => {
      if (registration) applyUpdate(registration);
    },
    dismiss: () => setIsOffered(false),
  };
}
