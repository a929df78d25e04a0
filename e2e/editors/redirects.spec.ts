import { expect, test } from '@playwright/test';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

test(
  'an editor finds a missing page in the list and redirects it, and visitors arrive',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const path = `/${ownName('gone')}`;
    const visitor = await (await browser.newContext()).newPage();
    expect((await visitor.goto(`${path}?q=secret`))?.status()).toBe(404);
    const cms = await signInToCms(request);
    const missing = `missing-paths?where[path][equals]=${path}`;
    await expect.poll(async () => (await cms.send('GET', missing)).body.docs?.[0]?.['hits']).toBe(1);

    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/collections/missing-paths`);
    await page.getByRole('textbox', { name: /search/i }).fill(path);
    // The list is fetched again while typing; a click before that would be lost.
    await page.waitForURL(/[?&]search=/);
    await page.getByRole('link', { name: path }).click();
    await page.waitForURL(/\/missing-paths\/\d+/);
    await page.getByRole('textbox', { name: 'Redirect to' }).fill('/drivers');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/successfully/i)).toBeVisible();

    // Visitors get a permanent redirect, and the browser follows it.
    await expect.poll(async () => (await request.get(path, { maxRedirects: 0 })).status()).toBe(308);
    await visitor.goto(path);
    await expect(visitor).toHaveURL(/\/drivers$/);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

    const { id: redirect } = await cms.first('redirects', `where[from][equals]=${path}`);
    const { id: noted } = await cms.first('missing-paths', `where[path][equals]=${path}`);
    await cms.remove('redirects', redirect);
    await cms.remove('missing-paths', noted);
  },
);
