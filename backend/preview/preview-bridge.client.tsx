'use client';

import { useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect } from 'react';
import { EDIT_BLOCK_MESSAGE, SHOW_BLOCK_MESSAGE } from '../../lib/contract/preview-messages.ts';

/** The list of blocks in the form of a page. */
const BLOCKS = 'blocks';
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
  const { getField, dispatchFields } = useForm();
  const { iframeRef, popupRef, previewWindowType, url, isLivePreviewing } = useLivePreviewContext();
  const site = typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null;

  useEffect(() => {
    if (site === null || !isLivePreviewing) return;
    const preview = () =>
      previewWindowType === 'popup' ? popupRef?.current : iframeRef.current?.contentWindow;

    const open = ({ origin, source, data }: MessageEvent<unknown>) => {
      const id = origin === site && source === preview() ? blockIdOf(data) : null;
      const rows = getField(BLOCKS)?.rows ?? [];
      const index = rows.findIndex((row) => row.id === id);
      if (id === null || index === -1) return;
      const updatedRows = rows.map((row) => (row.id === id ? { ...row, collapsed: false } : row));
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: BLOCKS, updatedRows });
      // Its fields are drawn once the row is open.
      requestAnimationFrame(() => {
        const row = document.getElementById(`${BLOCKS}-row-${String(index)}`);
        row?.scrollIntoView({ block: 'start' });
        row
          ?.querySelector<HTMLElement>('.collapsible__content :is(input, textarea, [contenteditable])')
          ?.focus();
      });
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
  }, [dispatchFields, getField, iframeRef, isLivePreviewing, popupRef, previewWindowType, site]);
  return null;
}
