'use client';

import { useEffect, useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { ARROW_UP } from './arrow-up-path';
import { IconShape } from './icon-shape';
import { prefersReducedMotion } from './reduced-motion';

/** The button appears below this many pixels (spec point 9). */
const BACK_TO_TOP_THRESHOLD_PX = 100;

/** The distance from the page's end at which it disappears: the height of the button with the space below it. */
const END_PX = 64;

/** Whether the footer's end is in view, where the button would cover the last links. */
function isAtEnd(): boolean {
  const end = document.querySelector('.site-footer')?.getBoundingClientRect().bottom;
  return end !== undefined && end <= window.innerHeight + END_PX;
}

/** A button that scrolls back to the top of the page, shown once the visitor has scrolled, but not over the end of the footer. */
export function BackToTop() {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = () => setIsShown(window.scrollY > BACK_TO_TOP_THRESHOLD_PX && !isAtEnd());
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
      <IconShape path={ARROW_UP} isSolid={false} />
    </button>
  );
}
