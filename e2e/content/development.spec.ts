import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/run/ports.ts';
import { startWholeSite } from '../../scripts/run/whole-site.ts';

test('npm run dev compiles the site and answers the first page', { tag: '@full' }, async ({ request }) => {
  const site = await startWholeSite({
    isDev: true,
    env: { PORT: String(await freePort()), CONTENT_API_URL: process.env['E2E_BACKEND_URL'] ?? '' },
    onProgress: () => undefined,
  });
  try {
    const home = await request.get(site.env.siteUrl, { timeout: 120_000 });
    expect([home.status(), await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
  } finally {
    await site.stop();
  }
});
