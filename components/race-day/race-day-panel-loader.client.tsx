'use client';

import { useEffect } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import type { PanelLiveProps } from './race-day-panel-live.client';

const loadLive = () => import(/* webpackChunkName: "race-day-panel" */ './race-day-panel-live.client');

/** Shows the server's markup until the panel's script has loaded. */
export function RaceDayPanelLoader(props: PanelLiveProps) {
  const { Island, want } = useIsland(loadLive);
  useEffect(want, [want]);
  return Island ? <Island {...props} /> : props.children;
}
