'use client';

import { useTranslate } from '@/lib/i18n/use-translate';
import { CoreIcon } from './core-icon';

/** Closes one of the dark notices at the edge of the window. */
export function DismissButton({ onDismiss }: { readonly onDismiss: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className="icon-btn scheme-dark"
      onClick={onDismiss}
      aria-label={t('islands.update.dismiss')}
    >
      <CoreIcon name="close" />
    </button>
  );
}
