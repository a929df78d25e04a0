'use client';

import { useForm } from '@payloadcms/ui';
import { useCallback } from 'react';
import { openTab } from './open-tab.ts';

/** The list of blocks in the form of a page. */
export const BLOCKS = 'blocks';
/** The tab that holds it. */
const BLOCKS_TAB = 'Blocks';

const FIRST_FIELD = '.collapsible__content :is(input, textarea, [contenteditable])';

/** Opens the fields of a block, by its place from 0, and begins at the first of them. */
export function useOpenBlock(): (index: number) => void {
  const { getField, dispatchFields } = useForm();
  return useCallback(
    (index) => {
      const rows = getField(BLOCKS)?.rows ?? [];
      if (rows[index] === undefined) return;
      const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row));
      if (document.getElementById(`${BLOCKS}-row-${String(index)}`) === null) openTab(BLOCKS_TAB);
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path: BLOCKS, updatedRows });
      // Its fields are drawn once the row is open.
      requestAnimationFrame(() => {
        const row = document.getElementById(`${BLOCKS}-row-${String(index)}`);
        row?.scrollIntoView({ block: 'start' });
        row?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
      });
    },
    [dispatchFields, getField],
  );
}
