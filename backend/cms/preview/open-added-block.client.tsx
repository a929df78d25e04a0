'use client';

import { useFormFields } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { BLOCK_PARAMETER } from './block-parameter.ts';
import { BLOCKS, useOpenBlock } from './open-in-form.ts';

/** What a person does with a form. */
const PRESSES = ['pointerdown', 'keydown'] as const;

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
  const isOpen = useFormFields(([fields]) => fields[BLOCKS]?.rows?.[place]?.collapsed === false);
  const isTouched = useRef(false);
  useEffect(() => {
    const touch = () => {
      isTouched.current = true;
    };
    for (const event of PRESSES) addEventListener(event, touch, true);
    return () => {
      for (const event of PRESSES) removeEventListener(event, touch, true);
    };
  }, []);
  useEffect(() => {
    if (place < 0 || isOpen) return;
    // A form that is just mounted has its rows only after the effects of its parts. Again if it is redrawn with the rows as they are stored,
    // unless somebody has pressed something meanwhile.
    const frame = requestAnimationFrame(() => {
      if (!isTouched.current) openBlock(place);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, isOpen, openBlock]);
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
