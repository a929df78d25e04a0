import { beforeEach, expect, test } from 'vitest';
import { logout } from '@/lib/contract/endpoints/account';
import { refreshTokenCall } from '@/lib/api/tokens';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { FAVOURITES_KEY } from '@/lib/favourites/keys';
import { browserSession, SESSION_KEY } from '@/lib/session/store';
import { NO_FAVOURITES } from '@/lib/shared/favourites';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { signOut } from './sign-out';

const server = testServer();

const DONE = { success: true, message: '' } as const;

beforeEach(() => {
  localStorage.clear();
  browserSession().setTokens({ access_token: 'a-1', refresh_token: 'r-1' });
});

/** What another tab would read. */
const storedSession = () => localStorage.getItem(SESSION_KEY) ?? '';

test('every tab is signed out before the server is notified, with the token that it had', async () => {
  const seen: { authorization: string | null; stored: string }[] = [];
  server.use(
    respond(logout, ({ request }) => {
      seen.push({ authorization: request.headers.get('authorization'), stored: storedSession() });
      return DONE;
    }),
  );
  await signOut();
  expect(seen).toEqual([{ authorization: 'Bearer a-1', stored: expect.not.stringContaining('a-1') }]);
});

test('the account’s favourites are gone before the server is notified: the visitor may leave at once', async () => {
  const gt = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt', at: 5 } as const;
  browserFavourites().settle({ starred: [gt], removed: [] }, 7, NO_FAVOURITES);
  const stored = () => localStorage.getItem(FAVOURITES_KEY) ?? '';
  expect(stored()).toContain('GT Championship');
  const seen: string[] = [];
  server.use(
    respond(logout, () => {
      seen.push(stored());
      return DONE;
    }),
  );
  await signOut();
  expect(seen).toEqual([expect.not.stringContaining('GT Championship')]);
});

test('a token that has expired is renewed for the sign-out alone, and no tab is signed in again', async () => {
  const tokens: (string | null)[] = [];
  server.use(
    respond(logout, ({ request }) => {
      const token = request.headers.get('authorization');
      tokens.push(token);
      return token === 'Bearer a-2' ? DONE : refuse(401, { text_code: 'TOKEN_EXPIRED' });
    }),
    respondAt(refreshTokenCall, () => ({ access_token: 'a-2', refresh_token: 'r-2' })),
  );
  await signOut();
  expect(tokens).toEqual(['Bearer a-1', 'Bearer a-2']);
  expect(browserSession().getState().access_token).toBeNull();
  expect(storedSession()).not.toContain('a-2');
});
