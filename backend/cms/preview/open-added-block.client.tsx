'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { BLOCKS, useOpenBlock } from './open-in-form.ts';

/** Expands a block as soon as it is added or duplicated, ready to be filled in. Several at once (a template) stay collapsed. */
export function OpenAddedBlock() {
  const ids = useFormFields(([fields]) => fields[BLOCKS]?.rows?.map(({ id }) => id).join(' '));
  const before = useRef<ReadonlySet<string> | null>(null);
  const openBlock = useOpenBlock();
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
