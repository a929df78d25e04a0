'use client';

import { useForm, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** The moments of a history are stored as instants; people read them by their own clock. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const inWords = (value: string | number): string =>
  typeof value === 'string' && INSTANT.test(value)
    ? new Date(value).toLocaleString('en-NZ', { dateStyle: 'medium', timeStyle: 'short' })
    : String(value);

/** Labels a row with its own values, so that a collapsed list is readable: '1 · 95 · Hinewai Dufour'. A new row is open. */
export function RowLabel({ names }: { names: readonly string[] }) {
  const { data, path, rowNumber } = useRowLabel<Record<string, unknown>>();
  const words = names
    .map((name) => data[name])
    .filter(
      (value): value is string | number =>
        typeof value === 'number' || (typeof value === 'string' && value !== ''),
    );
  useOpenWhenNew(path, words.length === 0);
  return <span>{words.length > 0 ? words.map(inWords).join(' · ') : `Row ${(rowNumber ?? 0) + 1}`}</span>;
}

/** Payload collapses rows that are added to a collapsed list as soon as the server knows them. Only once: the editor may close it again. */
export function useOpenWhenNew(path: string, isEmpty: boolean): void {
  const { dispatchFields, getField } = useForm();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const end = path.lastIndexOf('.');
    const list = path.slice(0, end);
    const at = Number(path.slice(end + 1));
    const rows = getField(list)?.rows ?? [];
    if (!isEmpty || rows[at]?.collapsed !== true) return;
    const updatedRows = rows.map((row, index) => (index === at ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  });
}
