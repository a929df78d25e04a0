import { expect, test } from '@playwright/test';
import { z } from 'zod';
import {
  cmsUrl,
  headingBlock,
  openCms,
  openScreen,
  ownName,
  signInToCms,
  type CmsSession,
} from '../support/cms-editor.ts';

/** A published page with two blocks; its address is its name. */
async function publishedPage(cms: CmsSession, ...blocks: readonly object[]) {
  const name = ownName('safety');
  const { id } = await cms.create('pages', { name, url: name, blocks, _status: 'published' });
  return { id, name, form: `${cmsUrl()}/admin/collections/pages/${String(id)}` };
}

test('each check before publishing leads to its block', { tag: '@full' }, async ({ page, request }) => {
  const cms = await signInToCms(request);
  const { id, form } = await publishedPage(
    cms,
    headingBlock('First'),
    { ...headingBlock('Third', { hidden: true }), heading_type: 'h3' },
    { blockType: 'core-button-link', button_text: 'Go', button_url: '/no-such-page' },
  );
  await openCms(page);
  await page.goto(form);
  // A collapsed block shows what it is, and that visitors don't see it.
  await expect(page.locator('#blocks-row-1')).toContainText(/Heading line\s*Third\s*Hidden/);

  const address = page.locator('[name="blocks.2.button_url"]');
  await expect(address).toBeHidden();
  await page.getByRole('button', { name: 'Block 3: The link /no-such-page doesn’t lead to a page.' }).click();
  await expect(address).toBeVisible();
  await expect(page.getByRole('button', { name: /^Block 2: .* skips a level/ })).toBeVisible();
  await cms.remove('pages', id);
});

test(
  'opening a page that another editor is editing shows a warning',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const cms = await signInToCms(request);
    const { id, form } = await publishedPage(cms, headingBlock('Words'));
    await openCms(page, 'editor');
    await page.goto(form);
    // The form works once it is hydrated.
    await expect(page.getByRole('heading', { name: 'Checks before publishing' })).toBeVisible();
    const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok());
    await page.locator('#field-name').fill('Being written');
    await saved;

    const other = await (await browser.newContext()).newPage();
    await openCms(other, 'editor');
    await other.goto(form);
    await expect(other.getByRole('heading', { name: /is editing this$/ })).toBeVisible();

    // Leaving the form releases the lock.
    await openScreen(page, `${cmsUrl()}/admin`);
    const locks = `payload-locked-documents?where[document.value][equals]=${String(id)}`;
    await expect.poll(async () => (await cms.send('GET', locks)).body.docs).toEqual([]);
    await other.goto(form);
    await expect(other.locator('#field-name')).toHaveValue('Being written');
    await expect(other.getByRole('heading', { name: /is editing this$/ })).toHaveCount(0);
  },
);

test("a results officer's navigation has only the season", { tag: '@full' }, async ({ page }) => {
  await openCms(page, 'results');
  await openScreen(page, `${cmsUrl()}/admin`);
  const navigation = page.getByRole('navigation').first();
  await expect(navigation.getByRole('link', { name: 'Sessions and results' })).toBeVisible();
  // The last item signs out, and is an icon.
  const names = await navigation.getByRole('link').allInnerTexts();
  expect(names.filter(Boolean)).toEqual([
    'Home',
    'Rounds',
    'Sessions and results',
    'Entries',
    'Championships',
    'Everything else',
    'Handbook',
  ]);
});

test('a new page starts with a template, and an added block is open', async ({ page }) => {
  await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}/admin/collections/pages/create`);
  await page.getByRole('button', { name: /^Text page/ }).click();
  await expect(page.locator('#blocks-row-1')).toContainText('Text');

  await page.getByRole('button', { name: 'Add Block' }).click();
  const choices = page.locator('.blocks-drawer__block');
  await expect(choices).toHaveCount(45);
  await choices
    .filter({ hasText: /^Video$/ })
    .locator('.thumbnail-card')
    .click();
  await expect(page.locator('[name="blocks.2.caption"]')).toBeVisible();
});

test(
  'an earlier version can be compared with the current one and restored',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const { id, name, form } = await publishedPage(cms, headingBlock('Right words'));
    const { blocks } = await cms.first('pages', `where[id][equals]=${String(id)}`);
    const [block] = z.array(z.object({ id: z.string() })).parse(blocks);
    const wrong = { ...headingBlock('Wrong words'), id: block?.id };
    await cms.update('pages', id, { blocks: [wrong], _status: 'published' });
    await expect.poll(async () => (await request.get(`/${name}`)).text()).toContain('Wrong words');
    const { body } = await cms.send(
      'GET',
      `pages/versions?where[parent][equals]=${String(id)}&sort=updatedAt`,
    );
    const [before, after] = body.docs!;

    await openCms(page);
    await page.goto(`${form}/versions/${String(after!.id)}`);
    const change = page.getByRole('region', { name: 'What changed' }).getByRole('listitem');
    await expect(change).toHaveCount(1);
    await expect(change.locator('del')).toHaveText('Right');
    await expect(change.locator('ins')).toHaveText('Wrong');

    await openScreen(page, `${form}/versions/${String(before!.id)}`);
    const confirm = page.getByRole('button', { name: 'Restore', exact: true });
    await page.getByRole('button', { name: 'Restore and publish' }).click();
    await expect(confirm).toBeVisible();
    const restored = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().includes(`versions/${String(before!.id)}`),
    );
    await confirm.click();
    expect((await restored).status()).toBe(200);
    await expect.poll(async () => (await request.get(`/${name}`)).text()).toContain('Right words');
  },
);
