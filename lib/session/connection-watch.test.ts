import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { refuse, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';
import { RECONNECT_MS, watchConnection } from './connection-watch';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { createSessionStore } from './store';

const server = testServer();

const CALL = { method: 'GET', path: '/cognito/domain/currentDomain' } as const;

function watch() {
  const session = createSessionStore(createMemoryStorage(), { report: () => expect.fail('storage refused') });
  const { client, clock } = createTestClient(null, { onLink: session.setLinkActive });
  const tab = new EventTarget();
  const attempts = { count: 0, isDown: true };
  server.use(
    respondAt(CALL, () => {
      attempts.count += 1;
      return attempts.isDown ? HttpResponse.error() : refuse(503);
    }),
  );
  const stop = watchConnection(client, session, clock, tab);
  return { session, tab, attempts, stop, clock };
}

test('makes no requests while connected', async () => {
  const { attempts, clock } = watch();
  await clock.advance(RECONNECT_MS * 10);
  expect(attempts.count).toBe(0);
});

test('retries until it gets any response, even a rejection', async () => {
  const { session, attempts, clock } = watch();
  session.setLinkActive(false);
  await clock.advance(RECONNECT_MS);
  await expect.poll(() => attempts.count).toBe(1);
  await expect.poll(() => clock.pending()).toBe(1);
  attempts.isDown = false;
  await clock.advance(RECONNECT_MS);
  await expect.poll(() => session.getState().link_active).toBe(true);
  await clock.advance(RECONNECT_MS * 3);
  expect(attempts.count).toBe(2);
});

test('retries at once when the browser reports being online', async () => {
  const { session, tab, attempts } = watch();
  session.setLinkActive(false);
  attempts.isDown = false;
  tab.dispatchEvent(new Event('online'));
  await expect.poll(() => session.getState().link_active).toBe(true);
});

test('stops on request', async () => {
  const { session, attempts, stop, clock } = watch();
  session.setLinkActive(false);
  stop();
  await clock.advance(RECONNECT_MS * 3);
  expect(attempts.count).toBe(0);
});
