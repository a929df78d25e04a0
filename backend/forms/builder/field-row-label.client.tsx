'use client';

import { useRowLabel } from '@payloadcms/ui';
import { textIn } from '../../../lib/shared/record.ts';
import { useOpenWhenNew } from '../../cms/fields/row-label.client.tsx';
import { kindOf, rowNotes } from './field-kinds.ts';
import { KindPicture } from './kind-field.client.tsx';

/** A field in a form's list: its kind, its label, and whether it must be filled in. */
export function FieldRowLabel() {
  const { data, path, rowNumber } = useRowLabel<Record<string, unknown>>();
  const label = textIn(data, 'label');
  useOpenWhenNew(path, label === '');
  const kind = kindOf(data);
  return (
    <span className="form-field-label">
      {kind ? <KindPicture kind={kind} /> : null}
      <strong>{label || `Field ${String((rowNumber ?? 0) + 1)}`}</strong>
      <span>{rowNotes(data)}</span>
    </span>
  );
}
