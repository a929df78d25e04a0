'use client';

import { useFormFields } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { BLOCK_PARAMETER } from './block-parameter.ts';
import { BLOCKS, useOpenBlock } from './open-in-form.ts';

/** The zero-based position of the block in an address; -1 for none. */
const placeOf = (wanted: string, ids: readonly string[]): number =>
  ids.includes(wanted) ? ids.indexOf(wanted) : /^\d{1,3}$/.test(wanted) ? Number(wanted) - 1 : -1;

/**
 * Expands a block as soon as it is added or duplicated, ready to be filled in, and the block in the screen's address. Several at once (a
 * template) stay collapsed.
 */
export function OpenAddedBlock() {
  const ids = useFormFields(([fields]) => fields[BLOCKS]?.rows?.map(({ id }) => id).join(' '));
  const before = useRef<ReadonlySet<string> | null>(null);
  const openBlock = useOpenBlock();
  const wanted = useSearchParams().get(BLOCK_PARAMETER);
  const place = wanted === null || !ids ? -1 : placeOf(wanted, ids.split(' '));
  const isOpened = useRef(false);
  useEffect(() => {
    if (place < 0 || isOpened.current) return;
    isOpened.current = true;
    openBlock(place);
  }, [place, openBlock]);
  useEffect(() => {
    if (ids === undefined) return;
    const now = ids === '' ? [] : ids.split(' ');
    const known = before.current;
    before.current = new Set(now);
    const added = known === null ? [] : now.filter((id) => !known.has(id));
    if (added.length === 1 && now.length === (known?.size ?? 0) + 1) openBlock(now.indexOf(added[0] ?? ''));
  }, [ids, openBlock]);
  return null;
}
