'use client';

import { useEffect } from 'react';
import { LoadFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { useDocumentStyle } from '@/components/ui/use-document-style.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { BAR_SPACE } from './bar-space';
import { usePlayer } from './use-player';

/** Whatever is playing has already loaded this code. */
const close = () => void import('./player').then((player) => player.close());
const loadBar = withTexts(() =>
  import('./player-bar.client').then((module) => ({ default: module.PlayerBar })),
);

/** Reserves the player's place on every page. Its code loads once something plays. */
export function PlayerHost() {
  const track = usePlayer((state) => state.track);
  const isPanelInView = usePlayer((state) => state.isPanelInView);
  const { Island: PlayerBar, hasFailed, want } = useIsland(loadBar);
  const isNeeded = track !== null && !isPanelInView;
  useEffect(() => {
    if (isNeeded) want();
  }, [isNeeded, track, want]);
  if (!isNeeded) return null;
  if (PlayerBar) return <PlayerBar track={track} />;
  return hasFailed ? <BarFailed /> : null;
}

/** The audio may still be playing, and has to be stoppable. */
function BarFailed() {
  const t = useTranslate();
  useDocumentStyle(BAR_SPACE);
  return (
    <div className="player-bar scheme-dark" data-print="hide">
      <div className="container-site flex items-center justify-between gap-4 py-3">
        <LoadFailed />
        <button type="button" className="btn" data-colour="plain" data-size="small" onClick={close}>
          {t('islands.modal.close')}
        </button>
      </div>
    </div>
  );
}
