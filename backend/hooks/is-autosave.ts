import type { PayloadRequest } from 'payload';

/** Whether a change is what a form keeps by itself while somebody types. Payload has read the query of its own calls already. */
export const isAutosave = ({ query }: PayloadRequest): boolean =>
  query['autosave'] === true || query['autosave'] === 'true';
