import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { startOwnSite } from '../support/own-site.ts';
import { startSiteOnly } from '../../scripts/run/site-only.ts';
import { TEST_BACKEND_PORT, TEST_PORT, type TestSite } from '../../scripts/run/test-site.ts';
import { text } from '../support/texts.ts';

/** A site of its own: its backend is killed, and then stopped for good. */
const PORT = TEST_PORT + 2;
const BACKEND_PORT = TEST_BACKEND_PORT + 2;
const SITE = `http://localhost:${String(PORT)}`;

let site: TestSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startOwnSite(PORT, BACKEND_PORT);
});

test.afterAll(async () => {
  await site.stop();
});

test(
  'a killed backend and site are restarted, and visited pages stay while the backend is down',
  { tag: '@full' },
  async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: SITE });
    const [seen = ''] = itemsOf(await initialData(request), 'article');
    const statuses = async () =>
      Promise.all(['/', seen].map(async (path) => (await request.get(path)).status()));
    const state = async () => (await (await request.get('/api/ready')).json()).status;
    expect(await statuses()).toEqual([200, 200]);

    const before = site.processIds();
    process.kill(before.backend ?? 0, 'SIGKILL');
    // It still has pages to show.
    await expect.poll(state).toBe('degraded');
    await expect
      .poll(
        async () => {
          expect(await statuses()).toEqual([200, 200]);
          return state();
        },
        { timeout: 60_000 },
      )
      .toBe('ready');
    expect(site.processIds()).toMatchObject({ site: before.site });
    expect(site.processIds().backend).not.toBe(before.backend);

    process.kill(before.site ?? 0, 'SIGKILL');
    await expect.poll(() => site.processIds().site, { timeout: 60_000 }).not.toBe(before.site);
    // For a moment nobody listens.
    await expect.poll(() => statuses().catch(() => []), { timeout: 60_000 }).toEqual([200, 200]);
    await request.dispose();
  },
);

test(
  "a stopped backend removes no visited page, and what it can't deliver isn't reported as missing",
  { tag: '@full' },
  async ({ page, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: SITE });
    const [seen = '', unseen = ''] = itemsOf(await initialData(request), 'article');
    expect((await request.get('/')).status()).toBe(200);
    expect((await request.get(seen)).status()).toBe(200);

    await site.stopBackend();
    expect((await request.get('/')).status()).toBe(200);
    expect((await request.get(seen)).status()).toBe(200);
    const missed = await request.get(unseen);
    expect(missed.status()).toBe(503);
    expect(missed.headers()['retry-after']).toBeTruthy();
    expect(missed.headers()['cache-control']).toContain('no-store');

    await page.goto(`${SITE}${unseen}`);
    await expect(page.getByRole('heading', { name: text('unavailable.title') })).toBeVisible();
    expect(await (await request.get('/api/ready')).json()).toEqual({
      status: 'degraded',
      reasons: [{ code: 'content_unreachable', detail: 'no connection' }],
    });
    await request.dispose();
  },
);

test(
  'visitors are told about a backend that hangs before they give up',
  { tag: '@full' },
  async ({ request }) => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const alone = await startSiteOnly(`http://127.0.0.1:${String(port)}`, undefined, { LOG_LEVEL: 'silent' });
    try {
      // Shorter than the page timeout.
      expect((await request.get(`${alone.url}/api/health`)).status()).toBe(200);
      const ready = await request.get(`${alone.url}/api/ready`);
      expect(ready.status()).toBe(503);
      expect(await ready.json()).toEqual({
        status: 'not_ready',
        reasons: [{ code: 'content_unreachable', detail: 'timeout' }],
      });
    } finally {
      await alone.stop();
      silent.closeAllConnections();
      silent.close();
    }
  },
);
