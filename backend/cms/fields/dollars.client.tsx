'use client';

import { FieldLabel, useField } from '@payloadcms/ui';
import type { DefaultCellComponentProps, NumberFieldClientProps } from 'payload';

const DOLLARS = new Intl.NumberFormat('en-NZ', { style: 'currency', currency: 'NZD' });

/** Cents as a dollar amount; a dash for none. */
const inDollars = (cents: unknown): string => (typeof cents === 'number' ? DOLLARS.format(cents / 100) : '—');

/** An amount of cents in a list cell. */
export function DollarsCell({ cellData }: DefaultCellComponentProps) {
  return <span className="figure">{inDollars(cellData)}</span>;
}

/** An amount of cents in a record's form, read-only. */
export function DollarsField({ field, path }: NumberFieldClientProps) {
  const { value } = useField<number>({ path });
  const { label } = field;
  return (
    <div className="field-type">
      <FieldLabel label={label ?? field.name} path={path} />
      <p className="figure">{inDollars(value)}</p>
    </div>
  );
}
