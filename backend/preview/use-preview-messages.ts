'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';

type Talk = {
  /** Takes what the preview says. */
  readonly onMessage: (data: unknown) => void;
  /** What to tell the preview when this part of the form is used; null for nothing. */
  readonly onFocus: (target: EventTarget | null) => object | null;
};

/** Lets a form and the preview beside it talk. Messages count only from the site's own window and origin. */
export function usePreviewMessages({ onMessage, onFocus }: Talk): void {
  const { iframeRef, popupRef, previewWindowType, url, isLivePreviewing } = useLivePreviewContext();
  const site = typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null;

  useEffect(() => {
    if (site === null || !isLivePreviewing) return;
    const preview = () =>
      previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow;
    const take = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === site && source === preview()) onMessage(data);
    };
    const tell = ({ target }: FocusEvent) => {
      const message = onFocus(target);
      if (message !== null) preview()?.postMessage(message, site);
    };
    window.addEventListener('message', take);
    document.addEventListener('focusin', tell);
    return () => {
      window.removeEventListener('message', take);
      document.removeEventListener('focusin', tell);
    };
  }, [iframeRef, isLivePreviewing, onFocus, onMessage, popupRef, previewWindowType, site]);
}

/** A text that a message of the given type carries; null for every other message. */
export function textOfMessage(data: unknown, type: string, key: string): string | null {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== type) return null;
  const text: unknown = Reflect.get(data, key);
  return typeof text === 'string' ? text : null;
}
