import { propertyOf } from '../../../lib/shared/record.ts';
import { refIds, type Ref } from '../../cms/records/refs.ts';
import type { Result } from '../../payload-types.ts';
import type { Context } from './session-validation.ts';

type Sheet = Pick<Result, 'has_sheet' | 'classification'>;

/** Whether a sheet is official, amended or not: its rows then only change by an amendment. */
export const isFinal = ({ has_sheet, classification }: Sheet): boolean =>
  has_sheet === true && (classification === 'official' || classification === 'amended');

const isRef = (value: unknown): value is Ref => typeof value === 'number' || typeof value === 'object';
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false;

/** A row's content in comparable form: without its id, and with all blank values the same. */
const contentOf = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .map(([name, value]: [string, unknown]) => [
        name,
        Array.isArray(value) ? refIds(value.filter(isRef)).join() : value,
      ])
      .filter(([name, value]) => name !== 'id' && !isBlank(value))
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );

/** Whether two sheets have the same content, row by row. */
function isSameSheet(before: Result['rows'], after: unknown): boolean {
  const rows = (given: unknown) =>
    (Array.isArray(given) ? given : []).map((row: unknown) =>
      typeof row === 'object' && row !== null ? contentOf(row) : '',
    );
  return rows(before).join('\n') === rows(after).join('\n');
}

/** Whether a note is a reason that visitors haven't read yet. */
export const isNewReason = (note: string | null | undefined, before: string | null | undefined): boolean =>
  Boolean(note?.trim()) && note?.trim() !== before?.trim();

const EXAMPLE = 'such as “Car 21: 5 s, track limits, stewards’ decision 14”';

/** An amendment says what was decided, and the rows of an official sheet only change with a new one. */
export async function validateReason(
  value: string | null | undefined,
  { data, id, req }: Context,
): Promise<string | true> {
  const classification = propertyOf(data, 'classification');
  const isAmended = classification === 'amended';
  if (isAmended && !value?.trim()) return `Say what was amended and why, ${EXAMPLE}.`;
  // Making a sheet provisional again is explicit, and is in the history.
  if (id === undefined || (!isAmended && classification !== 'official')) return true;
  // The whole record: a selection of rows comes without their drivers.
  const published = await req.payload.findByID({
    collection: 'results',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (published?._status !== 'published' || !isFinal(published)) return true;
  if (isSameSheet(published.rows, propertyOf(data, 'rows'))) return true;
  if (isAmended && isNewReason(value, published.classification_note)) return true;
  return `The rows of an ${String(published.classification)} sheet have changed: choose “Amended”, and say again what was amended and why, ${EXAMPLE}.`;
}
