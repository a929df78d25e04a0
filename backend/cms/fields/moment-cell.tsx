import type { ReactNode } from 'react';
import type { DefaultServerCellComponentProps } from 'payload';
import { zoneName } from '../../../lib/shared/date-forms.ts';
import { propertyOf, textOf } from '../../../lib/shared/record.ts';
import { isInstant, writeMoment } from './read-moment.ts';
import { zoneOf } from './venue-zone.ts';

/** A date and time in a list, by the same clock and in the same format as in the record (docs/decisions/0091). */
export async function MomentCell(cell: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, link, payload, rowData } = cell;
  const value: unknown = cellData;
  const instant = value instanceof Date ? value.toISOString() : textOf(value);
  if (!isInstant(instant))
    return link ? (
      <RecordLink slug={collectionSlug} row={rowData}>
        No date
      </RecordLink>
    ) : (
      '—'
    );
  const zone = await zoneOf(payload, rowData);
  const shown = (
    <>
      {writeMoment(instant, zone)} <small>{zoneName('en', instant, zone)}</small>
    </>
  );
  return link ? (
    <RecordLink slug={collectionSlug} row={rowData}>
      {shown}
    </RecordLink>
  ) : (
    <span>{shown}</span>
  );
}

/** If the date is the first column, it links to the record. */
function RecordLink({
  slug,
  row,
  children,
}: {
  readonly slug: string;
  readonly row: unknown;
  readonly children: ReactNode;
}) {
  return <a href={`/admin/collections/${slug}/${String(propertyOf(row, 'id'))}`}>{children}</a>;
}
