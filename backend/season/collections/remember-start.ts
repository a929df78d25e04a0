import type { CollectionBeforeChangeHook } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { nextRevision } from './next-revision.ts';

/** What a calendar shows of a round. */
const CALENDAR_FIELDS = ['name', 'start_date', 'end_date', 'venue', 'round_status', 'status_note'] as const;

/** Keeps the former start of a published round whenever it moves, and counts what its calendar entry went through. */
export const rememberStart: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const id = propertyOf(originalDoc, 'id');
  if (operation !== 'update' || data['_status'] !== 'published' || typeof id !== 'number') return data;
  const published = await req.payload.findByID({
    collection: 'rounds',
    id,
    depth: 0,
    disableErrors: true,
    select: {
      name: true,
      start_date: true,
      end_date: true,
      venue: true,
      round_status: true,
      status_note: true,
      previous_start_date: true,
      revision: true,
      revised_at: true,
      _status: true,
    },
    req,
  });
  if (published?._status !== 'published') return data;
  const revised = {
    ...data,
    ...nextRevision(published, { ...originalDoc, ...data }, CALENDAR_FIELDS),
  };
  if (!data['start_date']) return revised;
  const isMoved = Date.parse(published.start_date) !== new Date(data['start_date']).getTime();
  return {
    ...revised,
    previous_start_date: isMoved ? published.start_date : (published.previous_start_date ?? null),
  };
};
