import { handleEndpoints, type Payload } from 'payload';
import { signedHeaders } from '../../lib/shared/node/signed-call.ts';
import { config } from '../../backend/kernel/config.ts';

/**
 * Calls an endpoint that only the site may call, signed as the site signs.
 * @param secret another than the installation's, for a call that somebody else makes
 * @returns the status
 */
export async function callAsSite(
  payload: Payload,
  path: string,
  body: object,
  secret: string = config().siteSecret,
): Promise<number> {
  const text = JSON.stringify(body);
  const request = new Request(`http://localhost:4000${path}`, {
    method: 'POST',
    headers: signedHeaders(secret, path, text),
    body: text,
  });
  return (await handleEndpoints({ config: payload.config, request })).status;
}
