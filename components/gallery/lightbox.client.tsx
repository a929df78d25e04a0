'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { isForBrowser } from '@/components/ui/key-for-browser';
import { useBackCloses } from '@/components/ui/use-back-closes.client';
import { useBackdropPress } from '@/components/ui/use-backdrop-press.client';
import { PAGE_LOCK, useDocumentStyle } from '@/components/ui/use-document-style.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { LightboxImage } from './lightbox-image.client';
import { pictureOf } from './lightbox-picture.client';
import { LightboxThumbnails } from './lightbox-thumbnails.client';
import { LightboxCaption } from './lightbox-caption.client';
import { useSwipe } from './use-swipe.client';

type LightboxProps = {
  /** The links of the grid. */
  readonly links: readonly HTMLAnchorElement[];
  /** Position of the first image shown, counted from 0. */
  readonly start: number;
  readonly onClose: () => void;
};

/**
 * Full-size images over the page: arrow keys, swipes, buttons and thumbnails navigate; Escape, Back and the button close. Pinching
 * magnifies.
 */
export function Lightbox({ links, start, onClose }: LightboxProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [pictures] = useState(() => links.map(pictureOf));
  const picture = pictures[index];
  const total = pictures.length;
  useBackCloses(true, onClose);
  useDocumentStyle(PAGE_LOCK);
  const press = useBackdropPress(() => dialog.current?.close());

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // A page that the visitor leaves stays in the document, hidden, and an open dialog in it would block the next page. It closes while
    // the page is still there, so that the focus returns to where it was.
    return () => element?.close();
  }, []);

  const turn = (step: number) => setIndex((current) => (current + step + total) % total);
  const isRtl = () => document.documentElement.dir === 'rtl';

  const onKeyDown = (event: KeyboardEvent) => {
    if (isForBrowser(event)) return;
    const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl() ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) turn(1);
    else if (event.key === backward) turn(-1);
    else if (event.key === 'Home') setIndex(0);
    else if (event.key === 'End') setIndex(total - 1);
    else return;
    event.preventDefault();
  };

  const swipe = useSwipe((isLeftwards) => turn(isLeftwards === isRtl() ? -1 : 1));
  const positionOf = (at: number) => t('islands.lightbox.position', { index: at + 1, total });

  if (!picture) return null;
  return (
    // Escape is the keyboard equivalent of a click on the backdrop; the dialog element handles it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="lightbox scheme-dark"
      aria-label={t('islands.lightbox.label')}
      onClose={(event) => {
        event.stopPropagation();
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={press.onPointerDown}
      onClick={(event) => {
        event.stopPropagation();
        press.onClick(event);
      }}
      onKeyDown={onKeyDown}
    >
      <figure className="lightbox-figure" {...swipe}>
        <LightboxImage
          key={picture.src}
          picture={picture}
          waiting={t('islands.lightbox.loading')}
          failed={t('islands.lightbox.failed')}
        />
        <figcaption className="lightbox-caption" aria-live="polite">
          <LightboxCaption picture={picture} />
          {total > 1 ? (
            <span className="numeric whitespace-nowrap text-muted">{positionOf(index)}</span>
          ) : null}
        </figcaption>
      </figure>
      <div className="lightbox-buttons">
        {total > 1 ? (
          <>
            <button
              type="button"
              className="icon-btn"
              onClick={() => turn(-1)}
              aria-label={t('islands.lightbox.previous')}
            >
              <CoreIcon name="arrow-left" mirrored />
            </button>
            <button
              type="button"
              className="icon-btn"
              onClick={() => turn(1)}
              aria-label={t('islands.lightbox.next')}
            >
              <CoreIcon name="arrow-right" mirrored />
            </button>
          </>
        ) : null}
        {picture.isDownloadable ? (
          <a
            href={picture.src}
            download={fileName(picture.src, index)}
            className="icon-btn"
            aria-label={t('islands.lightbox.download')}
          >
            <CoreIcon name="download" />
          </a>
        ) : null}
        <button
          type="button"
          className="icon-btn"
          onClick={() => dialog.current?.close()}
          aria-label={t('islands.lightbox.close')}
        >
          <CoreIcon name="close" />
        </button>
      </div>
      {total > 1 ? (
        <LightboxThumbnails
          pictures={pictures}
          index={index}
          label={t('islands.lightbox.all')}
          positionOf={positionOf}
          onChoose={setIndex}
        />
      ) : null}
    </dialog>
  );
}

/** The name of a downloaded file: 'photo-3.jpg'. */
const fileName = (src: string, index: number): string =>
  `photo-${String(index + 1)}.${/\.(\w+)$/.exec(src)?.[1] ?? 'jpg'}`;
