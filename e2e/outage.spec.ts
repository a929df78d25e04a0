import { expect, test } from '@playwright/test';
import { createSeededData, TEST_DAY } from '../scripts/run/seeded-data.ts';
import { startWholeSite, type WholeSite } from '../scripts/run/whole-site.ts';
import { initialData, itemsOf } from './content.ts';
import { text } from './texts.ts';

/** A site of its own: its backend is stopped in the middle. */
const PORT = 3212;
const BACKEND_PORT = 4212;
const SITE = `http://localhost:${String(PORT)}`;

let site: WholeSite;
let removeData: () => Promise<void>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const data = await createSeededData(BACKEND_PORT, () => undefined);
  removeData = data.remove;
  site = await startWholeSite({
    env: {
      PORT: String(PORT),
      BACKEND_PORT: String(BACKEND_PORT),
      DATA_DIR: data.dataDir,
      DEMO_DATE: TEST_DAY,
      SITE_URL: SITE,
      CONTENT_API_URL: '',
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
    },
    onProgress: () => undefined,
  });
});

test.afterAll(async () => {
  await site.stop();
  await removeData();
});

test('a stopped backend takes away nothing that was seen, and nothing it did not give is called missing', async ({
  page,
  playwright,
}) => {
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
  expect(await (await request.get('/api/health')).json()).toMatchObject({ content: { state: 'down' } });
  await request.dispose();
});
