'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDocumentStyle } from '@/components/ui/use-document-style.client';

/** The height covered at the bottom of the screen, for everything that must avoid it (styles). */
const spaceFor = (height: number) => (height === 0 ? '' : `:root{--bottom-bars:${String(height)}px}`);

/** Scrolls the focused element back into view if a new bar covers it. */
function keepFocusInSight(bars: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement?.matches(':focus-visible') || bars.contains(activeElement)) return;
  const { top, bottom } = activeElement.getBoundingClientRect();
  const edge = bars.getBoundingClientRect().top;
  // An element larger than the remaining space can't be shown in full.
  if (bottom > edge && bottom - top < edge) activeElement.scrollIntoView({ block: 'nearest' });
}

/** The bars at the bottom of the screen (update, consent, offline): stacked, none covering another. */
export function BottomBars({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useDocumentStyle(spaceFor(height));
  useEffect(() => {
    const bars = place.current;
    if (!bars) return;
    const observer = new ResizeObserver(() => setHeight(bars.offsetHeight));
    observer.observe(bars);
    return () => observer.disconnect();
  }, []);
  // Only once the space has been reserved, because the browser keeps it free when it scrolls.
  useEffect(() => {
    if (height > 0 && place.current) keepFocusInSight(place.current);
  }, [height]);
  return (
    <div ref={place} className="bottom-bars" data-print="hide">
      {children}
    </div>
  );
}
