import { z } from 'zod';
import { endpoint } from '../../../lib/contract/endpoint.ts';
import { AUTHORIZE_PATH } from '../../../lib/contract/authorization.ts';
import { authorizeForm, authorizePage, type AuthorizeCall } from '../account/authorize/authorize.ts';
import { GOOGLE_RETURN_PATH } from '../account/authorize/google.ts';
import { googleReturn } from '../account/authorize/google-return.ts';
import { clientAddress } from '../../kernel/limiter/client-address.ts';
import type { Route } from '../../kernel/calls/handle.ts';

/** A page for browsers: it neither accepts nor returns JSON, so it isn't in the contract's list of calls. */
const page = (
  method: 'GET' | 'POST',
  path: string,
  answer: (call: AuthorizeCall) => Promise<Response>,
): Route => ({
  endpoint: endpoint({ method, path, auth: 'none', input: z.object({}), output: z.object({}) }),
  run: ({ request, payload }) => answer({ request, payload, address: clientAddress(request) }),
});

/** The authorize endpoint (spec point 7) with its form and the return from Google. */
export const AUTHORIZE_ROUTES: readonly Route[] = [
  page('GET', AUTHORIZE_PATH, authorizePage),
  page('POST', AUTHORIZE_PATH, authorizeForm),
  page('GET', GOOGLE_RETURN_PATH, googleReturn),
];
