import { randomBytes } from 'node:crypto';

/* Calls of the contract as a browser makes them, handled in this process by the backend's own code. */

type Body = Readonly<Record<string, unknown>> | FormData;

/** A visitor with a browser and their own network address. */
export function newBrowser() {
  const address = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
  const fingerprint = randomBytes(16).toString('base64url').slice(0, 21);
  const send = async (
    method: string,
    path: string,
    body?: Body,
    token?: string,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const isForm = body instanceof FormData;
    // Only once the database exists: the calls read the configuration on import.
    const { answerCall } = await import('../../backend/app/api/rest.ts');
    return answerCall(
      new Request(`http://localhost:3000/api/v1${path}`, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...more,
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      }),
    );
  };
  return {
    fingerprint,
    get: (path: string, token?: string) => send('GET', path, undefined, token),
    /** Follows a link, as somebody who chose a language on the site. */
    open: (path: string, language = 'en') =>
      send('GET', path, undefined, undefined, {
        accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
        cookie: `lang=${language}`,
      }),
    post: (path: string, body: Body, token?: string) => send('POST', path, body, token),
  };
}
