import type { CollectionBeforeChangeHook } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { refId, refIn } from '../../cms/records/refs.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { nextRevision, sameRevision } from './next-revision.ts';
import { raiseSessionsOfRound } from './raise-revisions.ts';

/** What calendars show of a round. */
const CALENDAR_FIELDS = [
  'name',
  'url',
  'start_date',
  'end_date',
  'venue',
  'series',
  'round_status',
  'status_note',
] as const;

/** Keeps the previous start and circuit of a published round whenever it moves, and counts the revisions of its calendar entries. */
export const rememberStart: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const id = propertyOf(originalDoc, 'id');
  if (operation !== 'update' || typeof id !== 'number') return data;
  // A change of its circuit's name may raise the revision at the same time.
  await lockRow(req, 'rounds', id);
  const stored = await req.payload.findByID({
    collection: 'rounds',
    id,
    depth: 0,
    disableErrors: true,
    select: {
      name: true,
      url: true,
      start_date: true,
      end_date: true,
      venue: true,
      series: true,
      round_status: true,
      status_note: true,
      previous_start_date: true,
      previous_venue: true,
      revision: true,
      revised_at: true,
      holders_told: true,
      _status: true,
    },
    req,
  });
  if (stored === null) return data;
  // Written separately from the form, whose value may be older.
  const unedited = { holders_told: stored.holders_told ?? null };
  if (data['_status'] !== 'published') return { ...data, ...unedited, ...sameRevision(stored) };
  const after = { ...originalDoc, ...data };
  const revised = nextRevision(stored, after, CALENDAR_FIELDS);
  if (revised.revision !== (stored.revision ?? 0)) await raiseSessionsOfRound(req, id);
  if (stored._status !== 'published') return { ...data, ...unedited, ...revised };
  const start = propertyOf(after, 'start_date');
  const isMoved =
    (typeof start === 'string' || start instanceof Date) &&
    Date.parse(stored.start_date) !== new Date(start).getTime();
  const isElsewhere = refIn(after, 'venue') !== refId(stored.venue);
  return {
    ...data,
    ...unedited,
    ...revised,
    previous_start_date: isMoved ? stored.start_date : (stored.previous_start_date ?? null),
    previous_venue: isElsewhere ? refId(stored.venue) : refId(stored.previous_venue),
  };
};
