'use client';

import { MAIN_ID } from './main-id';
import { useTranslate } from '@/lib/i18n/use-translate';
import { CoreIcon } from './core-icon';

/** Closes one of the dark notices at the edge of the window. The button disappears with it, so the page gets the focus. */
export function DismissButton({ onDismiss }: { readonly onDismiss: () => void }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className="icon-btn scheme-dark"
      onClick={() => {
        onDismiss();
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }}
      aria-label={t('islands.update.dismiss')}
    >
      <CoreIcon name="close" />
    </button>
  );
}
