import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { liveSessionSchema } from '../entities/live-session.ts';
import { wireId } from '../wire.ts';

/**
 * GET /nextgen/live/session/{id}: the current state of a published session. The site's server polls several times a second while somebody
 * follows the session, with the ETag of its latest copy: an unchanged one should cost little.
 */
export const getLiveSession = endpoint({
  method: 'GET',
  path: '/nextgen/live/session/{id}',
  auth: 'public',
  extension: 'session-live',
  input: z.object({ id: wireId() }),
  output: itemOf(liveSessionSchema),
});
