import { z } from 'zod';
import { AUTHORIZE_SCOPE, SITE_CLIENT_ID } from '../../../../lib/contract/authorization.ts';

/** The only place the authorize endpoint redirects to: this path on one of our own sites. */
const RETURN_PATH = '/auth';
export const redirectAddress = (site: string): string => `${site}${RETURN_PATH}`;

const unreserved = (min: number, max: number) => z.string().regex(new RegExp(`^[\\w.~-]{${min},${max}}$`));

const clientSchema = z.object({ client_id: z.literal(SITE_CLIENT_ID), redirect_uri: z.string() });

const requestSchema = z
  .object({
    redirect_uri: z.string(),
    response_type: z.literal('code').default('code'),
    scope: z.literal(AUTHORIZE_SCOPE),
    state: unreserved(8, 200),
    nonce: unreserved(8, 200).optional(),
    code_challenge: unreserved(43, 43).optional(),
    code_challenge_method: z.literal('S256').optional(),
    identity_provider: z.literal('google').optional(),
  })
  .refine(
    ({ code_challenge, code_challenge_method }) =>
      (code_challenge === undefined) === (code_challenge_method === undefined),
  );

/**
 * A site's request to the authorize endpoint (RFC 6749). With a challenge (PKCE, RFC 7636), only the holder of its verifier can exchange the
 * code; the specification's parameters have none.
 */
export type AuthorizeRequest = z.output<typeof requestSchema>;

/** `foreign`: not our client or redirect URI, so the browser must not be redirected. `bad`: reported to the client by a redirect. */
export type ReadRequest =
  | { readonly kind: 'good'; readonly request: AuthorizeRequest }
  | { readonly kind: 'bad'; readonly redirectUri: string; readonly state: string }
  | { readonly kind: 'foreign' };

/**
 * Parses the parameters of an authorize request.
 * @param sites our own sites' addresses
 */
export function readAuthorizeRequest(given: URLSearchParams, sites: readonly string[]): ReadRequest {
  const values = Object.fromEntries(given);
  const client = clientSchema.safeParse(values);
  if (!client.success || !sites.map(redirectAddress).includes(client.data.redirect_uri))
    return { kind: 'foreign' };
  const parsed = requestSchema.safeParse(values);
  if (parsed.success) return { kind: 'good', request: parsed.data };
  return {
    kind: 'bad',
    redirectUri: client.data.redirect_uri,
    state: requestSchema.shape.state.safeParse(values['state']).data ?? '',
  };
}

/** The same request as parameters, for the form that returns it. */
export const requestParameters = (request: AuthorizeRequest): [string, string][] => [
  ['client_id', SITE_CLIENT_ID],
  ...Object.entries(request).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
];

/** The redirect with the result: /auth of the requesting site, with a code or an error. */
export function returnAddress(redirectUri: string, result: Readonly<Record<string, string>>): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(result)) if (value !== '') address.searchParams.set(name, value);
  return address.href;
}
