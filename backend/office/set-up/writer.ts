import type { PayloadRequest } from 'payload';

/** Writes as the account of the request, in its transaction. */
export const writer = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const;
