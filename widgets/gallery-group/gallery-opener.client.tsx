'use client';

import { useCallback, useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useIsland } from '@/components/ui/use-island.client';
import { withTexts } from '@/lib/i18n/load-later-texts.client';
import type { GalleryTexts, OfferedGallery } from './gallery-dialog.client';

const loadDialog = withTexts(() =>
  import('./gallery-dialog.client').then((module) => ({ default: module.GalleryDialog })),
);

type GalleryOpenerProps = {
  readonly galleries: readonly OfferedGallery[];
  readonly texts: GalleryTexts;
  /** The tiles: links with `data-gallery`. */
  readonly children: ReactNode;
};

/**
 * Opens the gallery of a clicked tile over the page, and the one named by the fragment. If its code fails to load, the link opens the
 * gallery's page, or a message is shown if there is none.
 */
export function GalleryOpener({ galleries, texts, children }: GalleryOpenerProps) {
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = galleries.find(({ id }) => id === shownId);
  const { Island: GalleryDialog, hasFailed, want } = useIsland(loadDialog);

  useEffect(() => {
    const followAddress = () => {
      const named = galleries.find(({ anchor }) => location.hash === `#${anchor}`);
      if (!named) return;
      want();
      setShownId(named.id);
    };
    followAddress();
    window.addEventListener('hashchange', followAddress);
    return () => window.removeEventListener('hashchange', followAddress);
  }, [galleries, want]);

  useEffect(() => {
    if (!hasFailed || shownId === null) return;
    const link = document.querySelector<HTMLAnchorElement>(`a[data-gallery="${String(shownId)}"]`);
    if (link && link.pathname !== location.pathname) location.assign(link.href);
  }, [hasFailed, shownId]);

  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-gallery]') : null;
    const pressed = galleries.find(({ id }) => link?.dataset['gallery'] === String(id));
    if (!pressed) return;
    event.preventDefault();
    want();
    setShownId(pressed.id);
  };

  const close = useCallback(() => setShownId(null), []);

  return (
    <>
      {/* The links inside are what is clicked or activated by key; the box only listens for all of them. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div onClick={press}>{children}</div>
      {shown && GalleryDialog ? (
        <GalleryDialog key={shown.id} gallery={shown} texts={texts} onClose={close} />
      ) : null}
      <p role="alert" className="mt-4 text-center empty:hidden">
        {shown && hasFailed ? texts.failed : null}
      </p>
    </>
  );
}
