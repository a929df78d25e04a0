import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { liveSessionSchema } from '../entities/live-session.ts';
import { wireInt } from '../wire.ts';

/**
 * GET /nextgen/live/session/{id}: a published session as it stands at the moment. The site's server asks several times a second while somebody
 * follows the session, with the ETag of what it has: an unchanged one should cost little.
 */
export const getLiveSession = endpoint({
  method: 'GET',
  path: '/nextgen/live/session/{id}',
  auth: 'public',
  extension: 'session-live',
  input: z.object({ id: wireInt({ min: 1 }) }),
  output: itemOf(liveSessionSchema),
});
