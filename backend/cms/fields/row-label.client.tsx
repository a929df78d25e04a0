'use client';

import { useForm, useRowLabel } from '@payloadcms/ui';
import { Fragment, useEffect, useRef } from 'react';
import { zoneName } from '../../../lib/shared/date-forms.ts';
import { isInstant, writeMoment } from './read-moment.ts';
import { useVenueZone } from './use-venue-zone.ts';

/** A time in a history, by the same clock and in the same format as the record's fields. */
function Moment({ instant }: { readonly instant: string }) {
  const { timeZone } = useVenueZone();
  return (
    <>
      {writeMoment(instant, timeZone)} <small>{zoneName('en', instant, timeZone)}</small>
    </>
  );
}

/** Labels a row with its own values, so that a collapsed list is readable: '1 · 95 · Hinewai Dufour'. A new row is open. */
export function RowLabel({ names }: { names: readonly string[] }) {
  const { data, path, rowNumber } = useRowLabel<Record<string, unknown>>();
  const values = names
    .map((name) => data[name])
    .filter(
      (value): value is string | number =>
        typeof value === 'number' || (typeof value === 'string' && value !== ''),
    );
  useOpenWhenNew(path, values.length === 0);
  if (values.length === 0) return <span>{`Row ${(rowNumber ?? 0) + 1}`}</span>;
  return (
    <span>
      {values.map((value, index) => (
        <Fragment key={index}>
          {index === 0 ? null : ' · '}
          {typeof value === 'string' && isInstant(value) ? <Moment instant={value} /> : value}
        </Fragment>
      ))}
    </span>
  );
}

/** Payload collapses rows added to a collapsed list as soon as the server knows them. Opened only once: the editor may close it again. */
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
