'use client';

import type { MouseEvent, ReactNode } from 'react';

/** A product's thumbnails: a click scrolls the large image into view without moving the page. Without scripts they are anchors. */
export function PhotoSteps({ children }: { readonly children: ReactNode }) {
  const show = (event: MouseEvent<HTMLDivElement>) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    const photo = link && document.getElementById(link.hash.slice(1));
    if (!photo) return;
    event.preventDefault();
    const strip = photo.parentElement;
    // Offsets are signed the same way in both reading directions.
    strip?.scrollTo({ left: photo.offsetLeft - strip.offsetLeft });
    for (const other of event.currentTarget.querySelectorAll('a[aria-current]'))
      other.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
  };
  return (
    // The links inside receive the clicks and keys; the box only listens for all of them.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div onClick={show}>{children}</div>
  );
}
