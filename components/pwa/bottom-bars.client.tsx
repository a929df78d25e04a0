'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** Custom property of <html>: how much of the screen's lower edge is taken, for what must keep clear of it (styles). */
const SPACE = '--bottom-bars';

/** Brings back into sight what has the keyboard and was covered by a bar that came. */
function keepFocusInSight(bars: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement?.matches(':focus-visible') || bars.contains(activeElement)) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  const edge = bars.getBoundingClientRect().top;
  // What is larger than the room above cannot be brought there.
  if (bottom > edge && bottom - top < edge) activeElement.scrollIntoView({ block: 'nearest' });
}

/** What stands at the lower edge of the screen (update, consent, no connection): one above the other, none over another. */
export function BottomBars({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bars = place.current;
    if (!bars) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(SPACE, `${String(bars.offsetHeight)}px`);
      keepFocusInSight(bars);
    });
    observer.observe(bars);
    return () => {
      observer.disconnect();
      style.removeProperty(SPACE);
    };
  }, []);
  return (
    <div ref={place} className="bottom-bars" data-print="hide">
      {children}
    </div>
  );
}
