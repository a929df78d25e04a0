import { createHash, randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { EVENT_HOST } from './fixtures/site-fixtures.ts';
import { givePassword, newVisitor, renew, signUp, tokensOf, type Visitor } from './harness/accounts.ts';
import { post } from './harness/client.ts';
import { mostlyOnOneServer, onEachServer, type ContentServer } from './harness/servers.ts';

const PASSWORD = 'Ruapuna-1967';
/** The site that the tested backend belongs to (its default). */
const RETURN = 'http://localhost:3000/auth';

const pair = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

function parametersOf(challenge: string, more: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    client_id: 'site',
    redirect_uri: RETURN,
    response_type: 'code',
    scope: 'all',
    state: 'state-of-the-browser',
    nonce: 'nonce-of-the-browser',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });
}

const open = (server: ContentServer, parameters: URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/v1/authorize?${parameters.toString()}`, { redirect: 'manual', headers });

/** Opens the form as a browser does and fills it in. */
async function submit(
  server: ContentServer,
  parameters: URLSearchParams,
  typed: { email: string; password: string },
  hasCookie = true,
) {
  const page = await open(server, parameters);
  const html = await page.text();
  const hidden = [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return fetch(`${server.url}/api/v1/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([...hidden, ...Object.entries(typed)]),
    headers: hasCookie ? { cookie } : {},
  });
}

/** The request with no more than the specification's parameters. */
const plainParameters = () =>
  new URLSearchParams({
    client_id: 'site',
    redirect_uri: RETURN,
    scope: 'all',
    state: 'state-of-the-browser',
    nonce: 'nonce-of-the-browser',
  });

const locationOf = (response: Response) => new URL(response.headers.get('location') ?? 'none:');

const exchange = (visitor: Visitor, code: string, code_verifier: string, redirect_uri = RETURN) =>
  visitor.post('/authtoken', {
    grant_type: 'authorization_code',
    code,
    client_id: 'site',
    redirect_uri,
    code_verifier,
    fingerprint: visitor.fingerprint,
  });

/** The token call with exactly the specification's three fields. */
const exchangePlainly = (visitor: Visitor, code: string, client_id = 'site') =>
  visitor.post('/authtoken', { grant_type: 'authorization_code', code, client_id });

mostlyOnOneServer('the authorize page', (server) => {
  const withPassword = async () => {
    const visitor = newVisitor(server);
    await givePassword(visitor, await signUp(server, visitor), PASSWORD);
    return visitor;
  };

  test("is a form in the visitor’s language that can't be framed, run scripts or be cached", async () => {
    const page = await open(server, parametersOf(pair().challenge), {
      cookie: 'lang=ar',
      'accept-language': 'de',
    });
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
    expect(await page.text()).toContain('<html lang="ar" dir="rtl">');
    const german = await open(server, parametersOf(pair().challenge), {
      'accept-language': 'de-AT,en;q=0.5',
    });
    expect(await german.text()).toContain('Passwort');
  });

  test('redirects nobody to a foreign address', async () => {
    const { challenge } = pair();
    const foreign = [
      'https://evil.test/auth',
      `${RETURN}/..`,
      `${RETURN}?x`,
      'http://localhost:3000@evil.test/auth',
      `https://${EVENT_HOST}/auth`,
      `http://${EVENT_HOST}:81/auth`,
      'http://unlisted.example.org/auth',
    ];
    for (const redirect_uri of foreign) {
      const page = await open(server, parametersOf(challenge, { redirect_uri }));
      expect([page.status, page.headers.get('location')]).toEqual([400, null]);
    }
    const page = await open(server, parametersOf(challenge, { client_id: 'other' }));
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
  });

  test("a request from a configured event site returns there, and one from elsewhere doesn't", async () => {
    const visitor = await withPassword();
    const { verifier, challenge } = pair();
    const redirect_uri = `http://${EVENT_HOST}/auth`;
    const parameters = parametersOf(challenge, { redirect_uri });
    const typed = { email: visitor.email, password: PASSWORD };
    const back = locationOf(await submit(server, parameters, typed));
    expect(`${back.origin}${back.pathname}`).toBe(redirect_uri);
    const code = back.searchParams.get('code') ?? '';
    expect((await exchange(visitor, code, verifier)).status).toBe(401);

    const again = locationOf(await submit(server, parameters, typed)).searchParams.get('code') ?? '';
    tokensOf(await exchange(visitor, again, verifier, redirect_uri));
    const google = await open(server, parametersOf(challenge, { redirect_uri, identity_provider: 'google' }));
    expect(locationOf(google).searchParams.get('redirect_uri')).toBe(
      `http://${EVENT_HOST}/api/v1/authorize/google`,
    );
  });

  test('tells the site about half a challenge, an empty one, another method or another scope', async () => {
    const half = ['code_challenge', 'code_challenge_method'].map((name) => {
      const parameters = parametersOf(pair().challenge);
      parameters.delete(name);
      return parameters;
    });
    for (const parameters of [
      ...half,
      parametersOf(''),
      parametersOf(pair().challenge, { scope: 'admin' }),
      parametersOf(pair().challenge, { code_challenge_method: 'plain' }),
      parametersOf(pair().challenge, { response_type: 'token' }),
    ]) {
      const answer = await open(server, parameters);
      expect(answer.status).toBe(303);
      expect(locationOf(answer).href).toBe(`${RETURN}?error=invalid_request&state=state-of-the-browser`);
    }
  });

  test('gives a code for the right password, which the holder of the verifier can exchange once (spec 7.17, 7.18)', async () => {
    const visitor = await withPassword();
    const { verifier, challenge } = pair();
    const answer = await submit(server, parametersOf(challenge), {
      email: visitor.email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(303);
    const back = locationOf(answer);
    expect(`${back.origin}${back.pathname}`).toBe(RETURN);
    expect(back.searchParams.get('state')).toBe('state-of-the-browser');
    const code = back.searchParams.get('code') ?? '';
    const { access_token } = tokensOf(await exchange(visitor, code, verifier));
    expect((await visitor.get('/cognito/user/authUser', {}, access_token)).json).toMatchObject({
      email: visitor.email,
    });
    expect((await exchange(visitor, code, verifier)).status).toBe(401);
  });

  test('a code with the wrong verifier is rejected and used up', async () => {
    const visitor = await withPassword();
    const { verifier, challenge } = pair();
    const answer = await submit(server, parametersOf(challenge), {
      email: visitor.email,
      password: PASSWORD,
    });
    const code = locationOf(answer).searchParams.get('code') ?? '';
    expect((await exchange(visitor, code, pair().verifier)).status).toBe(401);
    expect((await exchange(visitor, code, verifier)).status).toBe(401);
  });

  /** A code for a request, from the form filled in. */
  const codeFor = async (visitor: Visitor, parameters: URLSearchParams) => {
    const typed = { email: visitor.email, password: PASSWORD };
    return locationOf(await submit(server, parameters, typed)).searchParams.get('code') ?? '';
  };

  test("takes the specification's parameters alone, and the code its three fields, once (spec 7.17, 7.18)", async () => {
    const visitor = await withPassword();
    const code = await codeFor(visitor, plainParameters());
    const { access_token } = tokensOf(await exchangePlainly(visitor, code));
    expect((await visitor.get('/cognito/user/authUser', {}, access_token)).json).toMatchObject({
      email: visitor.email,
    });
    expect((await exchangePlainly(visitor, code)).status).toBe(401);
  });

  test('a session without a browser id belongs to the browser that first renews it', async () => {
    const visitor = await withPassword();
    const code = await codeFor(visitor, plainParameters());
    const { refresh_token } = tokensOf(await exchangePlainly(visitor, code));
    const renewed = tokensOf(await renew(visitor, refresh_token));
    const again = tokensOf(await renew(visitor, renewed.refresh_token));
    const thief = newVisitor(server);
    expect((await renew(thief, again.refresh_token)).status).toBe(401);
    expect((await renew(visitor, again.refresh_token)).status).toBe(401);
  });

  test('a code for a request with a challenge is worth nothing without its verifier, and the other way round', async () => {
    const visitor = await withPassword();
    const { verifier, challenge } = pair();
    const withChallenge = await codeFor(visitor, parametersOf(challenge));
    expect((await exchangePlainly(visitor, withChallenge)).status).toBe(401);
    expect((await exchange(visitor, withChallenge, verifier)).status).toBe(401);
    // Somebody may have taken the challenge out of the request on its way.
    const without = await codeFor(visitor, plainParameters());
    expect((await exchange(visitor, without, verifier)).status).toBe(401);
  });

  test('a code that comes back ends the session that it began', async () => {
    const visitor = await withPassword();
    const code = await codeFor(visitor, plainParameters());
    const { access_token, refresh_token } = tokensOf(await exchangePlainly(visitor, code));
    expect((await exchangePlainly(newVisitor(server), code)).status).toBe(401);
    expect((await visitor.get('/cognito/user/authUser', {}, access_token)).status).toBe(401);
    expect((await renew(visitor, refresh_token)).status).toBe(401);
  });

  test('a code is for the client and the site that requested it', async () => {
    const visitor = await withPassword();
    const code = await codeFor(visitor, plainParameters());
    expect((await exchangePlainly(visitor, code, 'another')).status).toBe(401);

    const redirect_uri = `http://${EVENT_HOST}/auth`;
    const eventParameters = () => {
      const parameters = plainParameters();
      parameters.set('redirect_uri', redirect_uri);
      return parameters;
    };
    const elsewhere = await codeFor(visitor, eventParameters());
    expect((await exchangePlainly(visitor, elsewhere)).status).toBe(401);
    const there = await codeFor(visitor, eventParameters());
    const given = { grant_type: 'authorization_code', code: there, client_id: 'site' };
    tokensOf(await post(server, '/api/v1/authtoken', given, { 'X-Forwarded-Host': EVENT_HOST }));
  });

  test('a wrong password shows the form again with what was typed, and a form without its cookie is rejected', async () => {
    const visitor = await withPassword();
    const wrong = await submit(server, parametersOf(pair().challenge), {
      email: visitor.email,
      password: 'wrong',
    });
    expect(wrong.status).toBe(401);
    const html = await wrong.text();
    expect(html).toContain(`value="${visitor.email}"`);
    expect(html).toContain('role="alert"');
    const forged = await submit(
      server,
      parametersOf(pair().challenge),
      { email: visitor.email, password: PASSWORD },
      false,
    );
    expect([forged.status, forged.headers.get('location')]).toEqual([403, null]);
  });

  test('typed HTML is shown as text', async () => {
    const answer = await submit(server, parametersOf(pair().challenge), {
      email: '"><script>1</script>',
      password: 'x',
    });
    expect(await answer.text()).not.toContain('<script>');
  });
});

onEachServer('signing in with Google', (server) => {
  type Said = {
    readonly email: string;
    readonly email_verified?: boolean;
    readonly sub?: string;
    readonly aud?: string;
    readonly nonce?: string;
  };

  /** Goes to the fake Google and returns with its answer. */
  async function comeBack(challenge: string, said: Said, state?: string): Promise<URL> {
    const there = await open(server, parametersOf(challenge, { identity_provider: 'google' }));
    const cookie = there.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const asked = locationOf(there).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    const identity = { nonce: asked.get('nonce'), email_verified: true, sub: `sub-${said.email}`, ...said };
    const prepared = await fetch(`${inject('googleUrl')}/prepare`, {
      method: 'POST',
      body: JSON.stringify(identity),
    });
    const { code } = z.object({ code: z.string() }).parse(await prepared.json());
    const query = new URLSearchParams({ code, state: state ?? asked.get('state') ?? '' });
    return locationOf(
      await fetch(`${server.url}/api/v1/authorize/google?${query.toString()}`, {
        redirect: 'manual',
        headers: { cookie },
      }),
    );
  }

  test('creates an account for a verified address, and finds it again', async () => {
    const visitor = newVisitor(server);
    const ids = [];
    for (let time = 0; time < 2; time += 1) {
      const { verifier, challenge } = pair();
      const back = await comeBack(challenge, { email: visitor.email });
      expect(back.searchParams.get('state')).toBe('state-of-the-browser');
      const { access_token } = tokensOf(
        await exchange(visitor, back.searchParams.get('code') ?? '', verifier),
      );
      const user = await visitor.get('/cognito/user/authUser', {}, access_token);
      expect(user.json).toMatchObject({ email: visitor.email, first_name: 'Mere', has_password: false });
      ids.push(Reflect.get(Object(user.json), 'id'));
    }
    expect(ids[0]).toBe(ids[1]);
  });

  test('rejects an unverified address, another nonce, another client’s token and another state', async () => {
    const { email } = newVisitor(server);
    const { challenge } = pair();
    const attempts = [
      comeBack(challenge, { email, email_verified: false }),
      comeBack(challenge, { email, nonce: 'another' }),
      comeBack(challenge, { email, aud: 'another-client' }),
      comeBack(challenge, { email }, 'another-state'),
    ];
    for (const back of await Promise.all(attempts))
      expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual([
        'access_denied',
        null,
      ]);
  });
});
