'use client';

import { useFormFields } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { BLOCK_PARAMETER } from './block-parameter.ts';
import { BLOCKS, useOpenBlock } from './open-in-form.ts';

/**
 * Expands a block as soon as it is added or duplicated, ready to be filled in, and the one that the screen's address names. Several at once
 * (a template) stay collapsed.
 */
export function OpenAddedBlock() {
  const ids = useFormFields(([fields]) => fields[BLOCKS]?.rows?.map(({ id }) => id).join(' '));
  const before = useRef<ReadonlySet<string> | null>(null);
  const openBlock = useOpenBlock();
  const wanted = Number(useSearchParams().get(BLOCK_PARAMETER));
  const isLoaded = ids !== undefined && ids !== '';
  useEffect(() => {
    if (isLoaded && wanted > 0) openBlock(wanted - 1);
  }, [isLoaded, wanted, openBlock]);
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
