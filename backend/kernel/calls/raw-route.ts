import { z } from 'zod';
import { endpoint, type HttpMethod } from '../../../lib/contract/endpoint.ts';
import { acceptsHtml } from '../../../lib/shared/accepts-html.ts';
import { failurePage } from '../http/failure-page.ts';
import { logFault } from '../log/log-fault.ts';
import { languageOfRequest } from '../messages/language.ts';
import type { Route, RouteCall } from './handle.ts';

/**
 * A route that isn't a call of the contract: a page, a file, a payment gateway's webhook. If it fails, people who opened it in a browser get
 * a page, and programs the wire format.
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
  run: async (call) => {
    try {
      return await run(call);
    } catch (error) {
      const { request } = call;
      if (!acceptsHtml(request.headers.get('accept'))) throw error;
      logFault(request.method, new URL(request.url).pathname, error);
      return failurePage(error, languageOfRequest(request));
    }
  },
});
