'use client';

import { useForm } from '@payloadcms/ui';
import { useCallback } from 'react';
import { EDIT_BLOCK_MESSAGE, SHOW_BLOCK_MESSAGE } from '../../../lib/contract/preview-messages.ts';
import { BLOCKS, useOpenBlock } from './open-in-form.ts';
import { textOfMessage, usePreviewMessages } from './use-preview-messages.ts';

const ROW = /^blocks-row-(\d+)$/;

/** Number of the block whose fields contain this element; null outside of all blocks. */
function rowOf(element: EventTarget | null): number | null {
  for (let at = element instanceof Element ? element : null; at !== null; at = at.parentElement) {
    const match = ROW.exec(at.id);
    if (match) return Number(match[1]);
  }
  return null;
}

/** Connects a page's form with its preview: clicking a block there opens its fields here, and editing its fields highlights it there. */
export function PreviewBridge() {
  const { getField } = useForm();
  const openBlock = useOpenBlock();
  const onMessage = useCallback(
    (data: unknown) => {
      const id = textOfMessage(data, EDIT_BLOCK_MESSAGE, 'id');
      const index = getField(BLOCKS)?.rows?.findIndex((row) => row.id === id) ?? -1;
      if (id !== null && index !== -1) openBlock(index);
    },
    [getField, openBlock],
  );
  const onFocus = useCallback(
    (target: EventTarget | null) => {
      const index = rowOf(target);
      const id = index === null ? undefined : getField(BLOCKS)?.rows?.[index]?.id;
      return id === undefined ? null : { type: SHOW_BLOCK_MESSAGE, id };
    },
    [getField],
  );
  usePreviewMessages({ onMessage, onFocus });
  return null;
}
