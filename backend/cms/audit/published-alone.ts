import type { PayloadRequest } from 'payload';

/** The key of the mark for a record in a request's context; a new record has no id yet. */
const noteOf = (id: unknown): string => `published alone: ${typeof id === 'number' ? String(id) : 'new'}`;

/** Marks that a request publishes a record that needed a second person. @param id undefined for a new record */
export function notePublishedAlone(req: PayloadRequest, id: unknown): void {
  req.context[noteOf(id)] = true;
}

/** Whether a request published a record that needed a second person, for the audit trail. */
export const isPublishedAlone = (req: PayloadRequest, operation: 'create' | 'update', id: unknown): boolean =>
  req.context[noteOf(operation === 'create' ? null : id)] === true;
