'use client';

import { useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A collection's name as in the navigation: 'row-pages' → 'Page with rows (older)'. */
export function ModelCell({ cellData }: DefaultCellComponentProps) {
  const { config } = useConfig();
  const model = textOf(cellData);
  const collection = config.collections.find(({ slug }) => slug === model);
  const label = collection?.labels.singular ?? config.globals.find(({ slug }) => slug === model)?.label;
  return <span>{textOf(label) || model}</span>;
}

/** An entry's record, as a link if it may still exist. */
export function RecordCell({ cellData, rowData }: DefaultCellComponentProps) {
  const row: Readonly<Record<string, unknown>> = rowData;
  const [model, id] = [textOf(row['model']), textOf(row['document_id'])];
  const title = textOf(cellData) || (id === '' ? '' : `No. ${id}`);
  if (id === '' || row['action'] === 'deleted') return <span>{title}</span>;
  return <a href={`/admin/collections/${model}/${id}`}>{title}</a>;
}

/** Field names in readable form; empty if none were recorded. */
export function ChangedCell({ cellData }: DefaultCellComponentProps) {
  return <span>{textOf(cellData).replaceAll('_', ' ')}</span>;
}
