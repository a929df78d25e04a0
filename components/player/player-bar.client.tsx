'use client';

import { CoreIcon } from '@/components/ui/core-icon';
import { SmartLink } from '@/components/ui/smart-link';
import { useDocumentStyle } from '@/components/ui/use-document-style.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { close } from './player';
import { PlayerControls } from './player-controls.client';
import type { Track } from './player-store';
import { BAR_SPACE } from './bar-space';

/** The player at the lower edge of the screen, on every page while an episode is loaded. */
export function PlayerBar({ track }: { readonly track: Track }) {
  const t = useTranslate();
  useDocumentStyle(BAR_SPACE);
  return (
    <section className="player-bar scheme-dark" aria-label={t('islands.player.label')} data-print="hide">
      <div className="container-site player-bar-row">
        {track.art === '' ? null : (
          <img src={track.art} alt="" width={56} height={56} className="player-bar-art" />
        )}
        <p className="player-bar-title">
          <SmartLink href={track.href}>{track.title}</SmartLink>
          <span>{track.artist}</span>
        </p>
        <PlayerControls track={track} />
        <button
          type="button"
          className="icon-btn player-bar-close"
          onClick={close}
          aria-label={t('islands.player.close')}
        >
          <CoreIcon name="close" />
        </button>
      </div>
    </section>
  );
}
