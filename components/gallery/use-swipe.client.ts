'use client';

import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { SWIPER_CONSTANTS } from '@/components/ui/carousel-settings';

/** Minimum sideways swipe, in pixels. */
const SWIPE_LENGTH = 40;

/** Whether the page is magnified: one finger then moves it. */
function useIsMagnified(): boolean {
  const [isMagnified, setIsMagnified] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const update = () => setIsMagnified(view.scale > 1.01);
    update();
    view.addEventListener('resize', update);
    return () => view.removeEventListener('resize', update);
  }, []);
  return isMagnified;
}

/**
 * Handlers for swiping sideways with one finger or the mouse. Pinching magnifies, as everywhere in the browser; a magnified image is
 * moved and not swiped.
 * @param onSwipe called with whether the swipe went to the left
 */
export function useSwipe(onSwipe: (isLeftwards: boolean) => void) {
  const isMagnified = useIsMagnified();
  const from = useRef<number | null>(null);
  const fingers = useRef(0);
  const release = () => {
    fingers.current = Math.max(0, fingers.current - 1);
    from.current = null;
  };
  return {
    'data-magnified': isMagnified ? '' : undefined,
    onPointerDown: ({ isPrimary, clientX }: PointerEvent) => {
      fingers.current = isPrimary ? 1 : fingers.current + 1;
      from.current = fingers.current === 1 ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const start = from.current;
      release();
      if (start === null || isMagnified) return;
      if (Math.abs(clientX - start) < SWIPE_LENGTH + SWIPER_CONSTANTS.threshold) return;
      onSwipe(clientX < start);
    },
    onPointerCancel: release,
  };
}
