import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiFailure } from '@/lib/api/errors';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { BLANK_PROFILE, createSessionStore } from '@/lib/session/store';
import { createQueryClient } from './query-client';
import { retryOnReconnect } from './reconnect';

function open() {
  const session = createSessionStore(createMemoryStorage(), { report: () => expect.fail('storage refused') });
  const queries = createQueryClient();
  const stop = retryOnReconnect(queries, session);
  return { session, queries, stop };
}

test('repeats failed queries once the connection is back', async () => {
  const { session, queries, stop } = open();
  let isDown = true;
  const observer = new QueryObserver(queries, {
    queryKey: ['credit'],
    queryFn: () => (isDown ? Promise.reject(new ApiFailure({ kind: 'forbidden' })) : Promise.resolve(42)),
  });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);

  session.setLinkActive(false);
  isDown = false;
  session.setLinkActive(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe(42);
  leave();
  stop();
});

test('clears everything when the customer signs out or another one signs in', () => {
  const { session, queries, stop } = open();
  const remember = () => queries.setQueryData(['credit'], 42);
  session.setTokens({ access_token: 'a', refresh_token: 'r' });
  session.setProfile({ ...BLANK_PROFILE, id: 7 });
  remember();
  session.setTokens({ access_token: 'b', refresh_token: 's' });
  expect(queries.getQueryData(['credit'])).toBe(42);
  session.setProfile({ ...BLANK_PROFILE, id: 8 });
  expect(queries.getQueryData(['credit'])).toBeUndefined();
  remember();
  session.logout();
  expect(queries.getQueryData(['credit'])).toBeUndefined();
  stop();
});

test('fetches what is on the screen again when another customer has signed in over the one before', async () => {
  const { session, queries, stop } = open();
  session.setTokens({ access_token: 'a', refresh_token: 'r' });
  session.setProfile({ ...BLANK_PROFILE, id: 7 });
  const observer = new QueryObserver(queries, {
    queryKey: ['credit'],
    queryFn: () => Promise.resolve(session.getState().access_token),
  });
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toBe('a');

  session.setProfile(BLANK_PROFILE);
  session.setTokens({ access_token: 'b', refresh_token: 's' });
  session.setProfile({ ...BLANK_PROFILE, id: 8 });
  await expect.poll(() => observer.getCurrentResult().data).toBe('b');
  leave();
  stop();
});
