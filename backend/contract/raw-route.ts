import { z } from 'zod';
import { endpoint, type HttpMethod } from '../../lib/contract/endpoint.ts';
import type { Route, RouteCall } from './handle.ts';

/**
 * A path that answers something else than a call of the contract: a page, a file, a message of a payment gateway.
 * @param path below /api/v1, with segments in braces
 */
export const rawRoute = (
  method: HttpMethod,
  path: string,
  run: (call: RouteCall) => Promise<Response>,
): Route => ({
  endpoint: endpoint({ method, path, auth: 'none', input: z.unknown(), output: z.unknown() }),
  run,
});
