'use client';

import { Suspense, useEffect } from 'react';
import { FavouriteStars } from '@/components/favourites/favourite-stars.client';
import { useNotifications } from '@/components/notifications/use-notifications.client';
import { SpoilerShield } from '@/components/spoilers/spoiler-shield.client';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { useCurrentPath } from '@/components/ui/current-path.client';
import { UpdateNotice } from '@/components/ui/update-notice.client';
import type { Trackers } from '@/lib/consent/trackers';
import { MARKS } from '@/lib/telemetry/marks';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import { BottomBars } from './bottom-bars.client';
import { OfflineBar } from './offline-bar.client';
import { useFocusOnNavigation } from './use-focus-on-navigation.client';
import { useStoredPages } from './use-stored-pages.client';
import { useUpdates } from './use-updates.client';
import { useWeekendPacks } from './use-weekend-packs.client';
import { useWholeFocus } from './use-whole-focus.client';

const Consent = lazyOptional(withTexts(() => import('@/components/consent/consent.client')));

export type BackgroundProps = {
  /** The analytics services that the site has set up; null for none. */
  readonly trackers: Trackers | null;
  /** The share of pages whose speed is measured, if the visitor agrees. */
  readonly speedShare: number;
  /** Where errors are reported; null for nowhere. */
  readonly sentryDsn: string | null;
  readonly release: string;
};

/** The background tasks of every page, loaded when the browser is idle: offline copies, updates, notifications, consent, stars, spoiler shield, error reporting. */
export default function Background({ trackers, speedShare, sentryDsn, release }: BackgroundProps) {
  const path = useCurrentPath();
  const updates = useUpdates(path);
  useStoredPages(path);
  useWeekendPacks();
  useNotifications();
  useFocusOnNavigation(path);
  useWholeFocus();
  useEffect(() => {
    performance.mark(MARKS.settled);
  }, []);
  useEffect(() => {
    if (sentryDsn === null) return;
    // The whole condition is removed on the server, and the library with it.
    if (typeof window !== 'undefined')
      import('@/lib/telemetry/browser').then(
        ({ startTelemetry }) => startTelemetry(sentryDsn, release),
        // If it can't be reported elsewhere, at least the browser's console gets it.
        (cause: unknown) => window.reportError(cause),
      );
  }, [sentryDsn, release]);

  return (
    <BottomBars>
      <UpdateNotice isShown={updates.isOffered} onUpdate={updates.apply} onDismiss={updates.dismiss} />
      {trackers !== null || speedShare > 0 ? (
        <Suspense>
          <Consent trackers={trackers} speedShare={speedShare} />
        </Suspense>
      ) : null}
      <FavouriteStars />
      <SpoilerShield />
      <OfflineBar key={path} />
    </BottomBars>
  );
}
