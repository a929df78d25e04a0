'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';

const loadLightbox = withTexts(() =>
  import('./lightbox.client').then((module) => ({ default: module.Lightbox })),
);

const LINKS = 'a[data-lightbox]';

/**
 * Opens linked images in a lightbox, whose code loads on the first click. If it fails to load, the link opens its image. An image that the
 * browser cannot show is removed from the grid and logged (spec point 8).
 */
export function LightboxLinks({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ links: readonly HTMLAnchorElement[]; index: number } | null>(null);
  const close = useCallback(() => setShown(null), []);
  const { Island: Lightbox, hasFailed, want } = useIsland(loadLightbox);

  useEffect(() => {
    const link = shown?.links[shown.index];
    if (hasFailed && link) location.assign(link.href);
  }, [hasFailed, shown]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) skipPicture(target);
    };
    // Load errors don't bubble, but can be caught in the capture phase.
    element.addEventListener('error', onError, true);
    for (const image of element.querySelectorAll('img')) {
      if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) skipPicture(image);
    }
    return () => element.removeEventListener('error', onError, true);
  }, []);

  const open = (event: MouseEvent<HTMLDivElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(LINKS)].filter(
      (link) => link.closest('[hidden]') === null,
    );
    const index = pressed === null ? -1 : links.indexOf(pressed);
    if (index === -1) return;
    event.preventDefault();
    want();
    setShown({ links, index });
  };

  return (
    // The links inside receive the clicks and keys; the box only listens for all of them.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={box} onClick={open}>
      {children}
      {shown && Lightbox ? <Lightbox links={shown.links} start={shown.index} onClose={close} /> : null}
    </div>
  );
}

function skipPicture(image: HTMLImageElement) {
  const item = image.closest('li');
  if (!item || item.hidden) return;
  item.hidden = true;
  // eslint-disable-next-line no-console -- spec point 8: an image that cannot be decoded is logged
  console.warn(`An image could not be loaded: ${image.currentSrc}`);
}
