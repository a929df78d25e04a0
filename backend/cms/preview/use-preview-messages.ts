'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { propertyOf } from '../../../lib/shared/record.ts';

type MessageOptions = {
  /** Handles messages from the preview. */
  readonly onMessage: (data: unknown) => void;
  /** The message to send to the preview when this part of the form is used; null for none. */
  readonly onFocus: (target: EventTarget | null) => object | null;
};

/** Exchanges messages between a form and the preview beside it. Only messages from the site's own window and origin count. */
export function usePreviewMessages({ onMessage, onFocus }: MessageOptions): void {
  const { iframeRef, popupRef, previewWindowType, url, isLivePreviewing } = useLivePreviewContext();
  const site = typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null;

  useEffect(() => {
    if (site === null || !isLivePreviewing) return;
    const preview = () =>
      previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow;
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === site && source === preview()) onMessage(data);
    };
    const notify = ({ target }: FocusEvent) => {
      const message = onFocus(target);
      if (message !== null) preview()?.postMessage(message, site);
    };
    window.addEventListener('message', take);
    document.addEventListener('focusin', notify);
    return () => {
      window.removeEventListener('message', take);
      document.removeEventListener('focusin', notify);
    };
  }, [iframeRef, isLivePreviewing, onFocus, onMessage, popupRef, previewWindowType, site]);
}

/** The text in a message of the given type; null for any other message. */
export function textOfMessage(data: unknown, type: string, key: string): string | null {
  if (propertyOf(data, 'type') !== type) return null;
  const text = propertyOf(data, key);
  return typeof text === 'string' ? text : null;
}
