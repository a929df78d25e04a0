import { z } from 'zod';
import { endpoint, type HttpMethod } from '../../../lib/contract/endpoint.ts';
import type { Route, RouteCall } from './handle.ts';

/**
 * A route that isn't a call of the contract: a page, a file, a payment gateway's webhook.
 * @param path below /api/v1, with segments in braces
 * @param maxBodyBytes largest request body, if it may exceed the usual 1 MB
 */
export const rawRoute = (
  method: HttpMethod,
  path: string,
  run: (call: RouteCall) => Promise<Response>,
  maxBodyBytes?: number,
): Route => ({
  endpoint: endpoint({
    method,
    path,
    auth: 'none',
    input: z.unknown(),
    output: z.unknown(),
    ...(maxBodyBytes === undefined ? {} : { maxBodyBytes }),
  }),
  run,
});
