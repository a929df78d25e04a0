import { propertyOf } from '../../../lib/shared/record.ts';
import { refIn } from '../../cms/records/refs.ts';

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);

/** A value as it compares: the same instant may be a date or a text, the same relation an id or a record. */
function comparable(doc: unknown, name: string): string {
  const value = propertyOf(doc, name);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return isInstant(value) ? new Date(value).toISOString() : value;
  return String(refIn(doc, name) ?? '');
}

type Revised = { readonly revision?: number | null; readonly revised_at?: string | null };

/**
 * The revision of a published record, for calendar programs: one more than that of what visitors saw until now if one of `fields` differs.
 * Restoring an older version raises it, too.
 */
export function nextRevision(published: Revised, after: object, fields: readonly string[]): Revised {
  const isChanged = fields.some((name) => comparable(published, name) !== comparable(after, name));
  if (!isChanged) return { revision: published.revision ?? 0, revised_at: published.revised_at ?? null };
  // The real time: that of a preview or of the demo may lie anywhere.
  return { revision: (published.revision ?? 0) + 1, revised_at: new Date().toISOString() };
}
