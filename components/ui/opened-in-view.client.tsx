'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { prefersReducedMotion } from './reduced-motion';

/** Scrolls an item of an accordion into view when it is opened (spec point 4). Its content needs no React. */
export function OpenedInView({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // A toggle doesn't bubble, but can be caught in the capture phase.
    element.addEventListener('toggle', showOpened, true);
    return () => element.removeEventListener('toggle', showOpened, true);
  }, []);
  return <div ref={box}>{children}</div>;
}

function showOpened({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.accordion-item')) return;
  target.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
