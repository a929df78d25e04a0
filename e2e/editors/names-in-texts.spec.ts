import { expect, test } from '@playwright/test';
import {
  cmsUrl,
  openCms,
  openScreen,
  ownName,
  paragraphOf,
  signInToCms,
  wordsNode,
} from '../support/cms-editor.ts';

/** Without a notification of the change the site would only look a minute later. */
const soon = { intervals: [50] };

/** A sentence with a record's name, as the editor stores it when the record is picked for the link. */
const sentence = (relationTo: string, value: number, name: string) =>
  paragraphOf(
    wordsNode('Pole for '),
    {
      type: 'link',
      version: 3,
      format: '',
      indent: 0,
      direction: 'ltr',
      id: crypto.randomUUID(),
      fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
      children: [wordsNode(name)],
    },
    wordsNode('.'),
  );

test("a driver's name in an article is a link that follows the driver's address, and stays as words without the driver", async ({
  request,
}) => {
  const cms = await signInToCms(request);
  const [driverName, url] = [ownName('driver'), ownName('story')];
  const driver = await cms.create('drivers', { first_name: 'Aroha', last_name: 'Test', url: driverName });
  const { id: image } = await cms.first('media', '');
  const article = await cms.create('articles', {
    name: 'Pole at the last corner',
    url,
    image,
    content: sentence('drivers', driver.id, 'Aroha Test'),
    display_start_time: '2027-01-20T00:00:00Z',
    _status: 'published',
  });
  const html = async () => (await request.get(`/article/${url}`)).text();
  await expect
    .poll(html, soon)
    .toMatch(new RegExp(`<a [^>]*href="/drivers/${driverName}"[^>]*>Aroha Test</a>`));

  await cms.update('drivers', driver.id, { url: `${driverName}-moved` });
  await expect.poll(html, soon).toContain(`href="/drivers/${driverName}-moved"`);

  await cms.remove('drivers', driver.id);
  await expect.poll(html, soon).toContain('Pole for Aroha Test.');
  await cms.remove('articles', article.id);
});

test('an editor makes a name a link with the keyboard alone', { tag: '@full' }, async ({ page, request }) => {
  const cms = await signInToCms(request);
  const [driverName, url] = [ownName('driver'), ownName('story')];
  const driver = await cms.create('drivers', {
    first_name: 'Kahurangi',
    last_name: driverName,
    url: driverName,
  });
  const { id: image } = await cms.first('media', '');
  const article = await cms.create('articles', {
    name: 'Pole by keyboard',
    url,
    image,
    display_start_time: '2027-01-20T00:00:00Z',
    _status: 'published',
  });
  const account = await openCms(page);
  await openScreen(page, `${cmsUrl()}/admin/collections/articles/${article.id}`);
  const saved: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('autosave=true')) saved.push(answer.status());
  });
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await text.focus();
  await page.keyboard.type('Pole for Kahurangi');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  // The last button of the toolbar above the text, once it has seen what is selected.
  const link = page.locator('.fixed-toolbar .toolbar-popup__button-link');
  await expect(link).not.toHaveClass(/disabled/);
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect.poll(() => saved.length, soon).toBeGreaterThan(0);
  const before = saved.length;
  await page.keyboard.press('Enter');
  const drawer = page.locator('.drawer', { has: page.locator('#field-linkType') });
  await expect(drawer.locator('#field-text')).toHaveValue('Kahurangi');
  // A link that is being chosen is nothing wrong.
  await expect.poll(() => saved.length, soon).toBeGreaterThan(before);
  expect(saved.filter((status) => status !== 200)).toEqual([]);

  await drawer.locator('#field-text').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('radio', { name: 'Internal Link' })).toBeChecked();
  const records = drawer.getByRole('combobox');
  await expect(records).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(records).toBeFocused();
  await page.keyboard.type(driverName);
  await expect(drawer.locator('.rs__option', { hasText: driverName })).toHaveCount(1);
  // The drawer's form looks at what was picked, and forgets a press of Save meanwhile.
  const looked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname.startsWith('/admin/'),
  );
  await page.keyboard.press('Enter');
  await looked;
  await expect(drawer.getByText(`Kahurangi ${driverName}`, { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text.locator('a')).toHaveText('Kahurangi');

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect
    .poll(async () => (await request.get(`/article/${url}`)).text(), soon)
    .toMatch(new RegExp(`<a [^>]*href="/drivers/${driverName}"[^>]*>Kahurangi</a>`));
  // Its form was open a moment ago.
  await (await signInToCms(request, account)).remove('articles', article.id);
  await cms.remove('drivers', driver.id);
});
