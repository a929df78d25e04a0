'use client';

import { useEffect, useRef } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { DismissButton } from './dismiss-button.client';

/** The notice disappears by itself after this time (spec point 9). */
const UPDATE_NOTICE_MS = 6000;

type UpdateNoticeProps = {
  readonly isShown: boolean;
  readonly onUpdate: () => void;
  readonly onDismiss: () => void;
};

/**
 * 'New content available' with an Update button; shown until dismissed or for 6 seconds (spec point 2), and for 6 more after the pointer
 * or the keyboard was on it: it must not disappear while somebody reaches for it.
 */
export function UpdateNotice({ isShown, onUpdate, onDismiss }: UpdateNoticeProps) {
  const t = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => {
      const isInUse = place.current?.matches(':hover') || place.current?.contains(document.activeElement);
      if (!isInUse) onDismiss();
    }, UPDATE_NOTICE_MS);
    return () => clearInterval(timer);
  }, [isShown, onDismiss]);

  return (
    <div ref={place} role="status">
      {isShown ? (
        <div className="update-notice">
          <span>{t('islands.update.message')}</span>
          <button type="button" className="btn" data-size="small" onClick={onUpdate}>
            {t('islands.update.action')}
          </button>
          <DismissButton onDismiss={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}
