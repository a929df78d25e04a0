'use client';

import type { DefaultCellComponentProps } from 'payload';

/** A yes or no in a list; a no is nothing to look at. */
export function YesCell({ cellData }: DefaultCellComponentProps) {
  return <span>{cellData === true ? 'Yes' : '—'}</span>;
}

/** A text in a list that may be missing. */
export function TextCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' && cellData !== '' ? cellData : '—'}</span>;
}
