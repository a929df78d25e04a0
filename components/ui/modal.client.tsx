'use client';

import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { CoreIcon } from './core-icon';
import { useBackCloses } from './use-back-closes.client';
import { useBackdropPress } from './use-backdrop-press.client';
import { PAGE_LOCK, useDocumentStyle } from './use-document-style.client';

type ModalProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** As high and wide as the screen allows; otherwise the body is at most 500 px high (spec point 9). */
  readonly fullHeight?: boolean;
  /** Closes by itself after this time. */
  readonly timeoutMs?: number | undefined;
  /** '#name' of the address at which it is open (useBackCloses). */
  readonly anchor?: string;
  readonly children: ReactNode;
};

/**
 * A dialog over the page. It closes with its button, Escape, Back, a press outside it or its timeout (spec point 4), and the focus
 * returns to where it was.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  fullHeight = false,
  timeoutMs,
  anchor,
  children,
}: ModalProps) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(isOpen, onClose, anchor);
  useDocumentStyle(isOpen ? PAGE_LOCK : '');
  const press = useBackdropPress(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === element.open) return;
    if (isOpen) element.showModal();
    else element.close();
    // A page that the visitor leaves stays in the document, hidden, and an open dialog in it would block the next page.
    return () => element.close();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || timeoutMs === undefined) return;
    const timer = setTimeout(onClose, timeoutMs);
    return () => clearTimeout(timer);
  }, [isOpen, timeoutMs, onClose]);

  return (
    // Escape is the keyboard equivalent of a click on the backdrop; the dialog element handles it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="modal own-surface"
      data-full={fullHeight ? '' : undefined}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={press.onPointerDown}
      onClick={press.onClick}
    >
      {isOpen ? (
        <div>
          <div className="flex items-center justify-between gap-4 py-2 ps-5 pe-2">
            <h2 id={titleId} className="display text-title-sm">
              {title}
            </h2>
            <button
              type="button"
              className="icon-btn"
              onClick={onClose}
              aria-label={t('islands.modal.close')}
            >
              <CoreIcon name="close" />
            </button>
          </div>
          {/* A scrollable box is focusable, so that the keyboard can scroll it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className="modal-body" tabIndex={0}>
            {children}
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
