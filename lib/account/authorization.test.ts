import { expect, test } from 'vitest';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { beginAuthorization, challengeOf, readAuthorizationReturn } from './authorization';

const ORIGIN = 'https://www.example.nz';

async function begin() {
  const tabStorage = createMemoryStorage();
  let state = '';
  const address = await beginAuthorization({
    baseUrl: ORIGIN,
    origin: ORIGIN,
    tabStorage,
    rememberState: (made) => {
      state = made;
    },
    identityProvider: 'google',
  });
  return { tabStorage, state, address: new URL(address) };
}

test('computes the challenge of the example in RFC 7636', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('sends the visitor to the authorize endpoint with every parameter of the specification (spec 7.18)', async () => {
  const { address, state } = await begin();
  expect(address.pathname).toBe('/api/v1/authorize');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'site',
    redirect_uri: 'https://www.example.nz/auth',
    scope: 'all',
    state,
    nonce: expect.stringMatching(/^[\w-]{22}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    identity_provider: 'google',
  });
  expect(state).toMatch(/^[\w-]{22}$/);
});

test('returns code and verifier for the right state, once', async () => {
  const { tabStorage, state, address } = await begin();
  const query = new URLSearchParams({ code: 'c-1', state });
  const found = readAuthorizationReturn(query, state, tabStorage);
  expect(found).toMatchObject({ kind: 'code', code: 'c-1' });
  if (found.kind === 'code')
    expect(await challengeOf(found.verifier)).toBe(address.searchParams.get('code_challenge'));
  expect(readAuthorizationReturn(query, state, tabStorage)).toEqual({ kind: 'refused' });
});

test.each([
  ['another state', 'other', 'state-1'],
  ['no remembered state', 'state-1', null],
])('stops at %s (spec 5.1)', (_what, state, expected) => {
  const query = new URLSearchParams({ code: 'c-1', state });
  expect(readAuthorizationReturn(query, expected, createMemoryStorage())).toEqual({ kind: 'badState' });
});

test('distinguishes a refusal from a bad state', async () => {
  const { tabStorage, state } = await begin();
  const query = new URLSearchParams({ error: 'access_denied', state });
  expect(readAuthorizationReturn(query, state, tabStorage)).toEqual({ kind: 'refused' });
});
