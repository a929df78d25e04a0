import { propertyOf } from '../../../lib/shared/record.ts';
import { refIn } from '../../cms/records/refs.ts';

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT/.test(value);

/** A comparable form of a value: the same instant may be a date or a text, the same relation an id or a record. */
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
 * The lowest revision for a change at a given time: the whole minutes since 1970. Counting on from there, revisions rise even if the
 * database was restored from an older backup. Fits the 32 bits of an iCalendar integer for thousands of years.
 */
export const leastRevision = (now: Date): number => Math.floor(now.getTime() / MINUTE_MS) + 1;

/** The stored revision, for a save that calendars don't show. Whatever an older version or a form sends for it is ignored. */
export const sameRevision = ({ revision, revised_at }: Revised): Revised => ({
  revision: revision ?? 0,
  revised_at: revised_at ?? null,
});

/**
 * The revision of a record that is being published. It is raised if any of `fields` differs from what visitors have seen, or if they saw
 * nothing, because it may have changed since they last did.
 */
export function nextRevision(stored: Stored, after: object, fields: readonly string[]): Revised {
  const isChanged =
    stored._status !== 'published' ||
    fields.some((name) => comparable(stored, name) !== comparable(after, name));
  if (!isChanged) return sameRevision(stored);
  // The real time: a preview or the demo may have any other.
  const now = new Date();
  return {
    revision: Math.max((stored.revision ?? 0) + 1, leastRevision(now)),
    revised_at: now.toISOString(),
  };
}
