import { expect, test } from 'vitest';
import { createMemoryStorage, type TextStorage } from '@/lib/persistence/text-storage';
import {
  BLANK_PROFILE,
  BLANK_SESSION,
  createSessionStore,
  isAdmin,
  isLoggedIn,
  selectDisplayName,
  SESSION_KEY,
} from '@/lib/session/store';

const TOKENS = { access_token: 'a', refresh_token: 'r' };
const PROFILE = {
  ...BLANK_PROFILE,
  id: 7,
  first_name: 'Mere',
  last_name: 'Tawhai',
  email: 'mere@example.nz',
};

/** A tab: its store in a storage that it may share with others, and storage errors. */
function openTab(storage: TextStorage = createMemoryStorage()) {
  const refusals: unknown[] = [];
  const session = createSessionStore(storage, { report: (cause) => refusals.push(cause) });
  return { session, storage, refusals };
}

test('is anonymous, but not known, before storage was read (spec 4.1)', () => {
  const storage = createMemoryStorage();
  openTab(storage).session.setTokens(TOKENS);

  const { session } = openTab(storage);
  expect(session.getState()).toEqual(BLANK_SESSION);
  expect(session.isKnown()).toBe(false);

  session.rehydrate();
  expect(session.isKnown()).toBe(true);
  expect(isLoggedIn(session.getState())).toBe(true);
  expect(isLoggedIn(session.getInitialState())).toBe(false);
});

test('keeps every field across visits, but never a typed password (spec 3.1, 3.2, 3.4)', () => {
  const { session, storage } = openTab();
  session.setTokens(TOKENS);
  session.setProfile({ ...PROFILE, newpassword: 'secret-1' });
  session.rememberRedirect('/profile?tab=cars#photo');
  session.setOauth2State('state-1');
  session.setBaseKey('other');
  const fingerprint = session.ensureFingerprint();

  const later = openTab(storage).session;
  later.rehydrate();
  expect(later.getState()).toEqual({
    ...TOKENS,
    redirect_after_login: '/profile?tab=cars#photo',
    auth_fingerprint: fingerprint,
    oauth2_state: 'state-1',
    link_active: true,
    baseURL: 'other',
    profile: PROFILE,
  });
  expect(storage.getItem(SESSION_KEY)).not.toContain('secret-1');
});

test('creates a 21-character fingerprint once, and keeps it after signing out (spec 3.3)', () => {
  const { session } = openTab();
  const fingerprint = session.ensureFingerprint();
  expect(fingerprint).toMatch(/^[\w-]{21}$/);
  session.logout();
  expect(session.ensureFingerprint()).toBe(fingerprint);
});

test('signing out writes a blank session, which other tabs adopt (spec 4.3)', () => {
  const { session, storage } = openTab();
  session.setTokens(TOKENS);
  session.setProfile(PROFILE);
  session.rememberRedirect('/profile');
  const other = openTab(storage).session;
  other.rehydrate();

  session.logout();
  other.rehydrate();

  expect(storage.getItem(SESSION_KEY)).not.toBeNull();
  expect(session.getState()).toEqual(BLANK_SESSION);
  expect(other.getState()).toEqual(BLANK_SESSION);
});

test.each([
  ['broken text', '{"state":'],
  ['another version', JSON.stringify({ state: { access_token: 'a' }, version: 99 })],
  ['no session', '"hello"'],
])('resets a storage that contains %s', (_what, stored) => {
  const { session, storage } = openTab();
  storage.setItem(SESSION_KEY, stored);
  session.rehydrate();
  expect(session.getState()).toEqual(BLANK_SESSION);
  expect(session.isKnown()).toBe(true);
  expect(storage.getItem(SESSION_KEY)).toBeNull();
});

test('blanks individual fields of the wrong type', () => {
  const { session, storage } = openTab();
  const state = {
    access_token: 5,
    refresh_token: 'r',
    link_active: 'yes',
    profile: { id: 'seven', first_name: 'Mere' },
  };
  storage.setItem(SESSION_KEY, JSON.stringify({ state, version: 1 }));
  session.rehydrate();
  expect(session.getState()).toMatchObject({
    access_token: null,
    refresh_token: 'r',
    link_active: true,
    profile: { id: null, first_name: 'Mere' },
  });
});

test('works in memory, and says why, if the browser blocks storage', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const { session, refusals } = openTab({ getItem: blocked, setItem: blocked, removeItem: blocked });
  session.rehydrate();
  session.setTokens(TOKENS);
  expect(isLoggedIn(session.getState())).toBe(true);
  expect(refusals).toHaveLength(2);
});

test('returns the remembered path once', () => {
  const { session } = openTab();
  session.rememberRedirect('/checkout');
  expect(session.takeRedirect()).toBe('/checkout');
  expect(session.takeRedirect()).toBeNull();
});

test('resets a profile without an id at sign-in, and keeps one with an id on renewal (spec 4.2)', () => {
  const { session } = openTab();
  session.setProfile({ ...BLANK_PROFILE, first_name: 'Nobody' });
  session.setTokens(TOKENS);
  expect(session.getState().profile).toEqual(BLANK_PROFILE);
  session.setProfile(PROFILE);
  session.setTokens({ access_token: 'b', refresh_token: 's' });
  expect(session.getState().profile).toEqual(PROFILE);
});

test('does not write if the connection state is unchanged', () => {
  const { session } = openTab();
  let changes = 0;
  session.subscribe(() => {
    changes += 1;
  });
  session.setLinkActive(true);
  session.setLinkActive(false);
  session.setLinkActive(false);
  expect(changes).toBe(1);
});

test('selectors tell who is signed in (spec 4.1, 6.1)', () => {
  const signedIn = { ...BLANK_SESSION, ...TOKENS, profile: { ...PROFILE, is_admin: true } };
  expect(isAdmin(signedIn)).toBe(true);
  expect(isAdmin({ ...signedIn, access_token: null })).toBe(false);
  expect(selectDisplayName(signedIn)).toBe('Mere Tawhai');
  expect(selectDisplayName({ ...signedIn, profile: { ...BLANK_PROFILE, email: 'a@b.nz' } })).toBe('a@b.nz');
});
