'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Whether the page is about to reload because this account has just taken over the record. */
let isTakingOver = false;

/** Keeps the lock while the form that took a record over reloads. */
export const keepLockOnLeave = (): void => {
  isTakingOver = true;
};

/** The query for the lock of a form on a record or a global; null for an unsaved record. */
function lockOf(
  id?: number | string,
  collectionSlug?: string,
  globalSlug?: string,
): Record<string, string> | null {
  if (globalSlug !== undefined) return { 'where[globalSlug][equals]': globalSlug };
  if (id === undefined || collectionSlug === undefined) return null;
  return {
    'where[document.relationTo][equals]': collectionSlug,
    'where[document.value][equals]': String(id),
  };
}

/** Releases the lock of a record or a global as soon as its form is left. */
export function ReleaseLock() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { user } = useAuth();
  const userId = user?.id;

  useEffect(() => {
    const lock = lockOf(id, collectionSlug, globalSlug);
    if (lock === null || userId === undefined) return;
    const own = new URLSearchParams({ ...lock, 'where[user.value][equals]': String(userId) });
    const release = () => {
      if (isTakingOver) return;
      // The lock also expires by itself, so a failed request doesn't matter.
      fetch(`/api/payload-locked-documents?${own}`, { method: 'DELETE', keepalive: true }).catch(
        () => undefined,
      );
    };
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      release();
    };
  }, [collectionSlug, globalSlug, id, userId]);
  return null;
}
