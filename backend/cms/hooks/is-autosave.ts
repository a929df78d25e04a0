import type { PayloadRequest } from 'payload';

/** Whether a request is a form's autosave. Payload has already parsed the query of its own requests. */
export const isAutosave = ({ query }: PayloadRequest): boolean =>
  query['autosave'] === true || query['autosave'] === 'true';
