import type { CollectionBeforeChangeHook } from 'payload';
import { contentNow } from '../../kernel/clock.ts';

/** Sets the date of a session's status when it changes, so that readers see since when it applies. A new record may bring its own date. */
export const dateStatus: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before: unknown = originalDoc?.classification ?? null;
  const status: unknown = data['classification'] ?? before;
  const isDatedAlready = operation === 'create' && Boolean(data['classified_since']);
  if (status === before || isDatedAlready) return data;
  return { ...data, classified_since: contentNow().toISOString() };
};
