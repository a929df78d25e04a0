import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** What the stand-in says about the person who signs in. */
export type Identity = {
  readonly nonce: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly sub: string;
  readonly aud?: string;
};

export const GOOGLE_CLIENT = { id: 'championship-client', secret: 'championship-secret' } as const;

/** The texts of the account chooser. */
export const CONSENT = { email: 'Google address', agree: 'Continue to the site', deny: 'Cancel' } as const;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

/** A page like Google's account chooser, which asks for an address and leads back with a code or a refusal. */
function consentPage(parameters: URLSearchParams): string {
  const denied = new URL(parameters.get('redirect_uri') ?? 'none:');
  denied.searchParams.set('error', 'access_denied');
  denied.searchParams.set('state', parameters.get('state') ?? '');
  const hiddenFields = ['redirect_uri', 'state', 'nonce'].map(
    (name) => `<input type="hidden" name="${name}" value="${escaped(parameters.get(name) ?? '')}">`,
  );
  return `<!doctype html><title>Sign in</title><form action="/consent">${hiddenFields.join('')}
<label>${CONSENT.email} <input name="email" type="email"></label>
<button>${CONSENT.agree}</button> <a href="${escaped(denied.href)}">${CONSENT.deny}</a></form>`;
}

/**
 * Starts a stand-in for Google's sign-in, with discovery, an account chooser, a public key and signed id tokens. POST /prepare with
 * an identity returns a code that the token endpoint exchanges for it.
 */
export async function startGoogleStandIn(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const prepared = new Map<string, Identity>();
  let url = '';

  const idToken = ({ aud = GOOGLE_CLIENT.id, sub, ...claims }: Identity) =>
    new SignJWT({ ...claims, given_name: 'Mere', family_name: 'Hohepa' })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(url)
      .setAudience(aud)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);

  const prepare = (identity: Identity): string => {
    const code = `code-${String(prepared.size)}`;
    prepared.set(code, identity);
    return code;
  };
  const consented = (form: URLSearchParams): string => {
    const email = form.get('email') ?? '';
    const nonce = form.get('nonce') ?? '';
    const back = new URL(form.get('redirect_uri') ?? 'none:');
    back.searchParams.set('code', prepare({ nonce, email, email_verified: true, sub: `sub-${email}` }));
    back.searchParams.set('state', form.get('state') ?? '');
    return back.href;
  };

  const answer = async (path: string, body: string): Promise<unknown> => {
    if (path === '/.well-known/openid-configuration')
      return {
        issuer: url,
        authorization_endpoint: `${url}/sign-in`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
      };
    if (path === '/keys') return { keys: [key] };
    if (path === '/prepare') return { code: prepare(JSON.parse(body)) };
    const form = new URLSearchParams(body);
    const identity = prepared.get(form.get('code') ?? '');
    const isGood =
      identity && form.get('client_secret') === GOOGLE_CLIENT.secret && form.has('code_verifier');
    return path === '/token' && isGood ? { id_token: await idToken(identity) } : null;
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', url);
      if (pathname === '/sign-in')
        return response.writeHead(200, { 'content-type': 'text/html' }).end(consentPage(searchParams));
      if (pathname === '/consent')
        return response.writeHead(302, { location: consented(searchParams) }).end();
      return void answer(request.url ?? '', Buffer.concat(chunks).toString()).then((found) => {
        response.writeHead(found === null ? 400 : 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(found));
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
  return { url, stop: () => new Promise((closed) => server.close(() => closed())) };
}
