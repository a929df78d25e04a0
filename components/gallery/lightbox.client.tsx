'use client';

import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { CoreIcon } from '@/components/ui/core-icon';
import { SWIPER_CONSTANTS } from '@/components/ui/carousel-settings';
import { useBackCloses } from '@/components/ui/use-back-closes.client';
import { PAGE_LOCK, useDocumentStyle } from '@/components/ui/use-document-style.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { LightboxImage, type LightboxPicture } from './lightbox-image.client';

type LightboxProps = {
  readonly pictures: readonly LightboxPicture[];
  /** Position of the first image shown, counted from 0. */
  readonly start: number;
  readonly onClose: () => void;
};

/** Minimum sideways swipe to change the image, in pixels. */
const SWIPE_LENGTH = 40;

/** Full-size images over the page: arrow keys, swipes and buttons navigate; Escape, Back and the button close. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef<number | null>(null);
  const [index, setIndex] = useState(start);
  const picture = pictures[index];
  const total = pictures.length;
  useBackCloses(true, onClose);
  useDocumentStyle(PAGE_LOCK);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // A page that was left stays in the document, hidden: an open dialog in it would hold the next page still.
    return () => element?.close();
  }, []);

  const turn = (step: number) => setIndex((current) => (current + step + total) % total);
  const isRtl = () => document.documentElement.dir === 'rtl';

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRtl() ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) turn(1);
    else if (event.key === backward) turn(-1);
    else if (event.key === 'Home') setIndex(0);
    else if (event.key === 'End') setIndex(total - 1);
    else return;
    event.preventDefault();
  };

  const onPointerUp = (event: PointerEvent) => {
    const from = pressedAt.current;
    pressedAt.current = null;
    if (from === null || Math.abs(event.clientX - from) < SWIPE_LENGTH + SWIPER_CONSTANTS.threshold) return;
    const leftwards = event.clientX < from;
    turn(leftwards === isRtl() ? -1 : 1);
  };

  // A click on the dialog itself is one outside the image and the buttons.
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    event.stopPropagation();
    if (event.target === event.currentTarget) dialog.current?.close();
  };

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
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <figure
        className="lightbox-figure"
        onPointerDown={(event) => {
          pressedAt.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          pressedAt.current = null;
        }}
      >
        <LightboxImage
          key={picture.src}
          picture={picture}
          waiting={t('islands.lightbox.loading')}
          failed={t('islands.lightbox.failed')}
        />
        <figcaption className="lightbox-caption" aria-live="polite">
          <span className="lightbox-words">
            {picture.caption === '' ? null : <strong>{picture.caption}</strong>}
            {picture.subcaption === '' ? null : <span className="text-muted">{picture.subcaption}</span>}
          </span>
          {total > 1 ? (
            <span className="numeric text-muted">
              {t('islands.lightbox.position', { index: index + 1, total })}
            </span>
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
        <button
          type="button"
          className="icon-btn"
          onClick={() => dialog.current?.close()}
          aria-label={t('islands.lightbox.close')}
        >
          <CoreIcon name="close" />
        </button>
      </div>
    </dialog>
  );
}
