import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endNotifications, getPushKey, keepNotifications } from '@/lib/contract/endpoints/notifications';
import { browserFavourites } from '@/lib/favourites/browser-favourites';
import { browserNotifications, turnOff, turnOn } from '@/lib/notifications/browser-notifications';
import type { NotificationChoices } from '@/lib/notifications/calls';
import { createMemoryCaches } from '@/tests/memory-caches';
import { refuse, respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createPushBrowser, removePushBrowser, SERVER_KEY } from '@/tests/push-browser';
import { renewSubscription } from './renew-subscription';

/** What the server received, oldest first. */
let sent: NotificationChoices[] = [];
let ended: string[] = [];
const server = testServer();
let browser: ReturnType<typeof createPushBrowser>;
beforeEach(async () => {
  document.documentElement.lang = 'en';
  sent = [];
  ended = [];
  server.use(
    respond(getPushKey, () => ({ key: SERVER_KEY })),
    respond(keepNotifications, ({ input }) => {
      sent.push(input);
      return { success: true, message: '' };
    }),
    respond(endNotifications, ({ input }) => {
      ended.push(input.endpoint);
      return { success: true, message: '' };
    }),
  );
  browser = createPushBrowser();
  vi.stubGlobal('caches', createMemoryCaches());
  browserFavourites().star({ kind: 'category', id: '3', name: 'GT', address: '/category/gt' });
  browserNotifications().want('news', false);
  // The visitor's answer to the browser's question.
  browser.permission = 'granted';
  expect(await turnOn('granted')).toBe('on');
});
afterEach(() => {
  removePushBrowser();
  localStorage.clear();
  browserNotifications().rehydrate();
  browserFavourites().rehydrate();
});

/** The browser drops its subscription, and wakes the worker. */
async function changeSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  await renewSubscription({ registration });
}

test('a browser that has changed its subscription goes on getting what its visitor has chosen', async () => {
  const [first] = sent;
  await changeSubscription();
  expect(browser.endpoint()).not.toBeNull();
  expect(browser.endpoint()).not.toBe(first?.endpoint);
  expect(sent).toEqual([first, { ...first, endpoint: browser.endpoint() }]);
  expect(ended).toEqual([first?.endpoint]);
  // And again, while still no page is open.
  await changeSubscription();
  expect(sent.at(-1)).toEqual({ ...first, endpoint: browser.endpoint() });
  expect(ended).toHaveLength(2);
});

test('notifications that were switched off, or withdrawn in the browser’s settings, stay off', async () => {
  const [first] = sent;
  browser.permission = 'denied';
  await changeSubscription();
  expect(ended).toEqual([first?.endpoint]);
  browser.permission = 'granted';
  expect(await turnOn('granted')).toBe('on');
  await turnOff();
  const before = sent.length;
  await changeSubscription();
  expect([sent.length, browser.endpoint()]).toEqual([before, null]);
});

test('a server that can’t take it is reported, and the next page makes up for it', async () => {
  server.use(respond(keepNotifications, () => refuse(503)));
  await expect(changeSubscription()).rejects.toThrow('503');
  server.use(
    respond(keepNotifications, ({ input }) => {
      sent.push(input);
      return { success: true, message: '' };
    }),
  );
  expect(await turnOn('granted')).toBe('on');
  expect(sent.at(-1)?.endpoint).toBe(browser.endpoint());
});
