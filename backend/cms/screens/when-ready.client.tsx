'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

/** Whether this page's code is already running in the browser. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** A form that appears once its code has loaded: earlier input would silently be lost. */
export const WhenReady = ({ children }: { readonly children: ReactNode }) =>
  useIsReady() ? children : <p>Loading…</p>;
