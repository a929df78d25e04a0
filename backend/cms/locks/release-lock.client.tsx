'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Whether the page is about to be loaded again by whoever just took the record over. */
let isTakingOver = false;

/** Keeps the lock while the form that took a record over loads again. */
export const keepLockOnLeave = (): void => {
  isTakingOver = true;
};

/** Releases a record's lock as soon as its form is left. */
export function ReleaseLock() {
  const { id, collectionSlug } = useDocumentInfo();
  const { user } = useAuth();
  const userId = user?.id;

  useEffect(() => {
    if (id === undefined || collectionSlug === undefined || userId === undefined) return;
    const own = new URLSearchParams({
      'where[document.relationTo][equals]': collectionSlug,
      'where[document.value][equals]': String(id),
      'where[user.value][equals]': String(userId),
    });
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
  }, [collectionSlug, id, userId]);
  return null;
}
