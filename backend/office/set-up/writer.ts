import type { PayloadRequest } from 'payload';

/** Options for writing as the request's account, in its transaction. */
export const writer = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, req }) as const;
