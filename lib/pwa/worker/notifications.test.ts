import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PushMessage } from '../../contract/notifications';
import { NOTIFICATIONS_CACHE, SHIELD_MARK } from '../../spoilers/keys';
import { openNotified, readPush, showPush } from './notifications';
import type { NotifyingScope, ShownNotification } from './scope';

const ORIGIN = 'https://www.example.nz';
const result: PushMessage = {
  title: 'GT Championship Race 2',
  body: 'Official result · 1 Hana Ratana',
  covered: { title: 'GT Championship Race 2', body: 'Official result' },
  tag: 'session-31-result',
  address: '/session/31',
  lang: 'en',
};

/** The browser's side of a worker. */
function createScope(open: readonly string[] = []) {
  const shown: (ShownNotification & { readonly title: string })[] = [];
  const came: string[] = [];
  const scope: NotifyingScope = {
    location: { origin: ORIGIN },
    registration: {
      showNotification: async (title, options) => {
        shown.push({ title, ...options });
      },
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => came.push(`focused ${url}`) })),
      openWindow: async (address) => came.push(`opened ${address}`),
    },
  };
  return { scope, shown, came };
}

/** A browser's caches, which the worker only checks for entries. */
const marks = new Map<string, Set<string>>();
beforeEach(() => {
  vi.stubGlobal('caches', {
    has: async (name: string) => marks.has(name),
    open: async (name: string) => ({
      match: async (key: string) => (marks.get(name)?.has(key) ? new Response() : undefined),
    }),
  });
});
afterEach(() => {
  marks.clear();
  vi.unstubAllGlobals();
});

test('shows what the server sent, in the place of what it said of the same before', async () => {
  const { scope, shown } = createScope();
  await showPush(scope, JSON.stringify(result));
  expect(shown).toEqual([
    expect.objectContaining({
      title: result.title,
      body: result.body,
      tag: result.tag,
      lang: 'en',
      renotify: true,
      data: { address: '/session/31' },
    }),
  ]);
});

test('gives away no result while the spoiler shield is on', async () => {
  marks.set(NOTIFICATIONS_CACHE, new Set([SHIELD_MARK]));
  const { scope, shown } = createScope();
  await showPush(scope, JSON.stringify(result));
  await showPush(scope, JSON.stringify({ ...result, body: 'Starts at 2:15pm', covered: null }));
  expect(shown.map(({ body }) => body)).toEqual(['Official result', 'Starts at 2:15pm']);
  marks.get(NOTIFICATIONS_CACHE)?.clear();
  await showPush(scope, JSON.stringify(result));
  expect(shown.at(-1)?.body).toBe(result.body);
});

test.each(['', 'hello', '[]', 'null', '{"body":"without a title"}', '{"title":7}'])(
  'shows nothing of %j',
  async (text) => {
    const { scope, shown } = createScope();
    await showPush(scope, text);
    expect(shown).toEqual([]);
  },
);

test('leads to the page that shows it already, or opens another, and never elsewhere', async () => {
  const { scope, came } = createScope([`${ORIGIN}/`, `${ORIGIN}/session/31`]);
  await openNotified(scope, { address: '/session/31' });
  await openNotified(scope, { address: '/session/32' });
  for (const address of ['https://evil.test/', '//evil.test/', 'javascript:alert(1)', 7])
    await openNotified(scope, { address });
  await openNotified(scope, null);
  expect(came).toEqual([
    `focused ${ORIGIN}/session/31`,
    `opened ${ORIGIN}/session/32`,
    ...Array.from({ length: 5 }, () => `focused ${ORIGIN}/`),
  ]);
  expect(readPush(JSON.stringify({ ...result, address: '//evil.test' }))?.address).toBe('/');
});
