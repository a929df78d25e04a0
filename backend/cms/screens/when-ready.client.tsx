'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

/** Whether this page's code runs in the browser yet. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** A form, once its code is there: what is typed or chosen earlier would be lost without a word. */
export const WhenReady = ({ children }: { readonly children: ReactNode }) =>
  useIsReady() ? children : <p>Loading…</p>;
