'use client';

import { lazy, Suspense } from 'react';
import { usePlayer } from './use-player';

const PlayerBar = lazy(() => import('./player-bar.client').then((module) => ({ default: module.PlayerBar })));

/** Holds the place of the player on every page. Its code is fetched once something plays. */
export function PlayerHost() {
  const track = usePlayer((state) => state.track);
  const isPanelInView = usePlayer((state) => state.isPanelInView);
  if (!track || isPanelInView) return null;
  return (
    <Suspense fallback={null}>
      <PlayerBar track={track} />
    </Suspense>
  );
}
