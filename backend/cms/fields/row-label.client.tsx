'use client';

import { useRowLabel } from '@payloadcms/ui';

/** Labels a row with its own values, so that a collapsed list is readable: '1 · 95 · Hinewai Dufour'. */
export function RowLabel({ names }: { names: readonly string[] }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const words = names
    .map((name) => data[name])
    .filter((value) => typeof value === 'number' || (typeof value === 'string' && value !== ''));
  return <span>{words.length > 0 ? words.join(' · ') : `Row ${(rowNumber ?? 0) + 1}`}</span>;
}
