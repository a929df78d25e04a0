'use client';

import { useEffect } from 'react';
import { hasPacks } from '@/lib/pwa/packs/has-packs';

const loadRenewal = () => import(/* webpackChunkName: "weekend-packs" */ './renew-weekends');

/**
 * Whenever there is a connection, removes weekend packs whose round is over and renews the others. Its code only loads for visitors with a
 * pack.
 */
export function useWeekendPacks(): void {
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState === 'hidden' || !(await hasPacks())) return;
      const { renewWeekends } = await loadRenewal();
      await renewWeekends();
    };
    const start = () => {
      check().catch((cause: unknown) => window.reportError(cause));
    };
    start();
    addEventListener('online', start);
    document.addEventListener('visibilitychange', start);
    return () => {
      removeEventListener('online', start);
      document.removeEventListener('visibilitychange', start);
    };
  }, []);
}
