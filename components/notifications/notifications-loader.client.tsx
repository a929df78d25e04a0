'use client';

import { useEffect } from 'react';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';

const loadSection = withTexts(
  () => import(/* webpackChunkName: "notifications" */ './notifications-section.client'),
);

/** The visitor's notification settings. They are stored in this browser, so the server doesn't know them. */
export function NotificationsLoader() {
  const { Island: NotificationsSection, hasFailed, want } = useIsland(loadSection);
  useEffect(want, [want]);
  if (hasFailed) return <LoadFailed />;
  return NotificationsSection ? <NotificationsSection /> : null;
}
