import type { CollectionBeforeChangeHook } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';

/** Keeps the former start of a published round whenever it moves. */
export const rememberStart: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const id = propertyOf(originalDoc, 'id');
  if (operation !== 'update' || data['_status'] !== 'published' || typeof id !== 'number') return data;
  const published = await req.payload.findByID({
    collection: 'rounds',
    id,
    depth: 0,
    disableErrors: true,
    select: { start_date: true, previous_start_date: true, _status: true },
    req,
  });
  if (published?._status !== 'published' || !data['start_date']) return data;
  const isMoved = Date.parse(published.start_date) !== new Date(data['start_date']).getTime();
  return {
    ...data,
    previous_start_date: isMoved ? published.start_date : (published.previous_start_date ?? null),
  };
};
