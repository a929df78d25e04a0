'use client';

import { useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { EDIT_BLOCK_MESSAGE, SHOW_BLOCK_MESSAGE } from '../../lib/contract/preview-messages.ts';
import { BLOCKS, useOpenBlock } from './open-block.ts';

const ROW = /^blocks-row-(\d+)$/;

const blockIdOf = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== EDIT_BLOCK_MESSAGE)
    return null;
  const id: unknown = Reflect.get(data, 'id');
  return typeof id === 'string' ? id : null;
};

/** Number of the block whose fields hold this element; null outside of all blocks. */
function rowOf(element: EventTarget | null): number | null {
  for (let at = element instanceof Element ? element : null; at !== null; at = at.parentElement) {
    const match = ROW.exec(at.id);
    if (match) return Number(match[1]);
  }
  return null;
}

/**
 * Ties the form of a page to its preview: a click on a block there opens its fields here, and using its fields marks it there.
 * Messages count only from the site's own window and origin.
 */
export function PreviewBridge() {
  const { getField } = useForm();
  const openBlock = useOpenBlock();
  const { iframeRef, popupRef, previewWindowType, url, isLivePreviewing } = useLivePreviewContext();
  const site = typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null;

  useEffect(() => {
    if (site === null || !isLivePreviewing) return;
    const preview = () =>
      previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow;

    const open = ({ origin, source, data }: MessageEvent<unknown>) => {
      const id = origin === site && source === preview() ? blockIdOf(data) : null;
      const index = getField(BLOCKS)?.rows?.findIndex((row) => row.id === id) ?? -1;
      if (id !== null && index !== -1) openBlock(index);
    };
    const show = ({ target }: FocusEvent) => {
      const index = rowOf(target);
      const id = index === null ? undefined : getField(BLOCKS)?.rows?.[index]?.id;
      if (id !== undefined) preview()?.postMessage({ type: SHOW_BLOCK_MESSAGE, id }, site);
    };
    window.addEventListener('message', open);
    document.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('message', open);
      document.removeEventListener('focusin', show);
    };
  }, [getField, iframeRef, isLivePreviewing, openBlock, popupRef, previewWindowType, site]);
  return null;
}
