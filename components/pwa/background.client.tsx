'use client';

import { Suspense, useEffect } from 'react';
import { lazyOrNothing } from '@/components/ui/lazy-or-nothing';
import { useCurrentPath } from '@/components/layout/current-path.client';
import { UpdateNotice } from '@/components/ui/update-notice.client';
import type { Trackers } from '@/lib/consent/trackers';
import { BottomBars } from './bottom-bars.client';
import { OfflineBar } from './offline-bar.client';
import { useFocusOnNavigation } from './use-focus-on-navigation.client';
import { useKeptPages } from './use-kept-pages.client';
import { useUpdates } from './use-updates.client';

const Consent = lazyOrNothing(() => import('@/components/consent/consent.client'));

export type BackgroundProps = {
  /** The measuring services that the site has set up; null for none. */
  readonly trackers: Trackers | null;
  /** Where errors are reported; null for nowhere. */
  readonly sentryDsn: string | null;
  readonly release: string;
};

/** What runs beside every page, loaded when the browser is idle: offline copies, updates, consent, error reports. */
export default function Background({ trackers, sentryDsn, release }: BackgroundProps) {
  const path = useCurrentPath();
  const updates = useUpdates(path);
  useKeptPages(path);
  useFocusOnNavigation(path);
  useEffect(() => {
    if (sentryDsn === null) return;
    // The whole condition falls away on the server, and the library with it.
    if (typeof window !== 'undefined')
      import('@/lib/telemetry/browser').then(
        ({ startTelemetry }) => startTelemetry(sentryDsn, release),
        // What cannot be reported elsewhere is at least told to the browser.
        (cause: unknown) => window.reportError(cause),
      );
  }, [sentryDsn, release]);

  return (
    <BottomBars>
      <UpdateNotice isShown={updates.isOffered} onUpdate={updates.apply} onDismiss={updates.dismiss} />
      {trackers ? (
        <Suspense>
          <Consent trackers={trackers} />
        </Suspense>
      ) : null}
      <OfflineBar key={path} />
    </BottomBars>
  );
}
