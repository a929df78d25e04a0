'use client';

import type { DefaultCellComponentProps } from 'payload';

/** A checkbox in a list: blank when off. */
export function YesCell({ cellData }: DefaultCellComponentProps) {
  return <span>{cellData === true ? 'Yes' : '—'}</span>;
}

/** An optional text in a list. */
export function TextCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' && cellData !== '' ? cellData : '—'}</span>;
}
