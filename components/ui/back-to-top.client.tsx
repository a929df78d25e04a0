'use client';

import { useEffect, useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { CoreIcon } from './core-icon';
import { prefersReducedMotion } from './reduced-motion';

/** The button appears below this many pixels (spec point 9). */
export const BACK_TO_TOP_THRESHOLD_PX = 100;

/** A button that scrolls back to the top of the page, shown once the visitor has scrolled. */
export function BackToTop() {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = () => setIsShown(window.scrollY > BACK_TO_TOP_THRESHOLD_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  const toTop = () => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  return (
    <button
      type="button"
      className="back-to-top"
      data-shown={isShown ? '' : undefined}
      data-print="hide"
      onClick={toTop}
      aria-label={t('islands.backToTop')}
    >
      <CoreIcon name="arrow-up" />
    </button>
  );
}
