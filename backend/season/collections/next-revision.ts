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
type Stored = Revised & { readonly _status?: 'draft' | 'published' | null };

const MINUTE_MS = 60_000;

/**
 * The lowest revision of a change made at a moment: the minutes since 1970 that have begun. Counting on from there, a revision rises even if
 * the database was restored from an older backup. It fits the 32 bits of an iCalendar integer for some thousand years.
 */
export const leastRevision = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS) + 1;

/** The revision that is stored, for a save that a calendar doesn't show. What an older version or a form says of it doesn't count. */
export const sameRevision = ({ revision, revised_at }: Revised): Revised => ({
  revision: revision ?? 0,
  revised_at: revised_at ?? null,
});

/**
 * The revision of a record that is being published: a higher one than ever before if one of `fields` differs from what visitors saw until now,
 * or if they saw nothing, because it may have changed since they did.
 */
export function nextRevision(stored: Stored, after: object, fields: readonly string[]): Revised {
  const isChanged =
    stored._status !== 'published' ||
    fields.some((name) => comparable(stored, name) !== comparable(after, name));
  if (!isChanged) return sameRevision(stored);
  // The real time: that of a preview or of the demo may lie anywhere.
  const now = new Date();
  return {
    revision: Math.max((stored.revision ?? 0) + 1, leastRevision(now)),
    revised_at: now.toISOString(),
  };
}
