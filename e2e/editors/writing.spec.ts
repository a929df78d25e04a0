import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms, type CmsSession } from '../support/cms-editor.ts';
import { text } from '../support/texts.ts';

/** Without a notification of the change the site would only look a minute later. */
const soon = { intervals: [100] };

const NEW_ARTICLE = '/admin/collections/articles/create';

/** How many articles there are that a form made by being opened, or with this headline. */
async function countArticles(cms: CmsSession, headline: string): Promise<unknown> {
  const named = `where[or][0][name][equals]=${headline}&where[or][1][name][exists]=false`;
  const { body } = await cms.send('GET', `articles?limit=1&depth=0&draft=true&${named}`);
  return body['totalDocs'];
}

const textField = (page: Page) => page.locator('.field-content [contenteditable="true"]').first();

/** Adds a block below the text, by the name that the editor reads. @returns the block with its fields */
async function addBlock(page: Page, name: string): Promise<Locator> {
  const blocks = page.locator('.field-content [data-lexical-decorator]');
  const before = await blocks.count();
  await textField(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await page.locator('.slash-menu-popup').getByText(name, { exact: true }).click();
  await expect(blocks).toHaveCount(before + 1);
  // Other blocks may hold a picture whose name has this word in it.
  const block = blocks.filter({ has: page.getByText(name, { exact: true }) }).last();
  await expect(block.locator('.field-type').first()).toBeVisible();
  return block;
}

/** Picks a record in a list that opens below its field, found by what is typed. */
async function pick(page: Page, field: Locator, name: string): Promise<void> {
  await field.getByRole('combobox').first().fill(name);
  // The list is redrawn when the server has answered.
  await expect(page.locator('.rs__option', { hasNotText: name })).toHaveCount(0);
  await page.locator('.rs__option', { hasText: name }).first().click();
  await expect(field.locator('.rs__single-value').first()).toContainText(name);
}

/** Waits until the form has saved what was typed. */
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.status() === 200);

test(
  'an article holds pictures, a film, a gallery, a quotation, a result and standings, and its page shows them',
  { tag: '@full' },
  async ({ page, request, browser }) => {
    const cms = await signInToCms(request);
    const headline = ownName('headline');
    const video = await cms.first('videos', 'where[name][equals]=The flag');
    const gallery = await cms.first('galleries', 'where[url][like]=gallery-round&sort=id');
    const championship = await cms.first('championships', 'where[url][equals]=gt-championship');
    const person = await cms.create('persons', { first_name: 'Hinemoa', last_name: ownName('writer') });

    const account = await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}${NEW_ARTICLE}`);
    await page.getByRole('textbox', { name: 'Headline' }).fill(headline);
    await expect(page.getByRole('textbox', { name: 'Article date' })).not.toHaveValue('');
    await page.getByRole('textbox', { name: 'Summary' }).fill('Everything between the paragraphs.');
    await pick(page, page.locator('#field-writer'), String(person['last_name']));
    // Nothing is kept until it is saved.
    expect(await countArticles(cms, headline)).toBe(0);
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.waitForURL(/\/articles\/\d+/);
    const id = Number(/\/articles\/(\d+)/.exec(page.url())?.[1]);

    await textField(page).click();
    await page.keyboard.type('The first paragraph.');
    const pictures = await addBlock(page, 'Picture set');
    await pictures.getByRole('button', { name: 'Choose from existing' }).click();
    const library = page.locator('.list-drawer').last();
    const rows = library.locator('tbody').getByRole('checkbox');
    await rows.nth(0).check();
    await rows.nth(1).check();
    await library.getByRole('button', { name: 'Select 2' }).click();
    await expect(library).toBeHidden();

    const film = await addBlock(page, 'Video');
    await pick(page, film, String(video['name']));
    await film.getByRole('textbox', { name: 'Caption' }).fill('From the second row');
    await pick(page, await addBlock(page, 'Gallery'), String(gallery['name']));
    const quotation = await addBlock(page, 'Quotation with a name');
    await quotation.getByRole('textbox', { name: 'Quotation' }).fill('We had nothing left but second gear.');
    await quotation.getByRole('textbox', { name: 'Said by' }).fill('Aroha Tane');
    const result = await addBlock(page, 'Session result');
    await result.locator('.relationship__wrap .rs__control').click();
    await page.locator('.list-drawer').last().locator('tbody').getByRole('button').first().click();
    // A session's name alone may be that of many.
    await expect(result.getByRole('status')).toContainText(/ · .* · \d+ \w+ 20\d\d/);
    await pick(page, await addBlock(page, 'Standings'), String(championship['name']));

    // At once: what was picked last is in the text although its block goes with the tab.
    await page.getByRole('button', { name: 'Search and sharing' }).click();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('How search engines name it');
    const look = page.getByRole('region', { name: 'As a search result' });
    await expect(look.getByText('How search engines name it')).toBeVisible();
    await expect(look.getByText('Everything between the paragraphs.')).toBeVisible();
    await expect(look.getByText(`article › ${headline}`)).toBeVisible();
    await title.fill(`${'A title of many words '.repeat(4)}end`);
    await expect(look.getByText('the rest isn’t shown')).toBeVisible();
    await title.fill('How search engines name it');

    const shared = page.getByRole('region', { name: 'As a shared link' });
    await expect(shared.getByText(headline).or(shared.getByText('How search engines')).first()).toBeVisible();
    await pick(page, page.locator('#field-share_picture'), 'Another picture');
    await page.locator('#field-share_image').getByRole('button', { name: 'Choose from existing' }).click();
    await page.locator('.list-drawer').last().locator('tbody').getByRole('button').first().click();
    const picture = shared.locator('img');
    await expect(picture).toHaveAttribute('src', /^\/assets\/i\/[0-9a-f]+\/16x9\//);
    const hash = /\/i\/([0-9a-f]+)\//.exec((await picture.getAttribute('src')) ?? '')?.[1] ?? 'none';
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const scheme of ['light', 'dark'] as const) {
        await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), scheme);
        for (const within of ['.search-look', '.share-look'])
          expect(await axeProblems(page, { within })).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    await page.getByRole('button', { name: 'Publish changes' }).click();
    const html = async () => (await request.get(`/article/${headline}`)).text();
    await expect.poll(html, soon).toContain('We had nothing left but second gear.');
    const shown = await html();
    expect(shown).toContain('How search engines name it');
    expect(shown).toMatch(new RegExp(`property="og:image" content="[^"]*${hash}`));
    expect(shown).toContain('"@type":"VideoObject"');

    // Everything is there without scripts.
    const plain = await (await browser.newContext({ javaScriptEnabled: false, locale: 'en-NZ' })).newPage();
    await plain.goto(new URL(`/article/${headline}`, test.info().project.use.baseURL).href);
    const body = plain.locator('.article-text');
    await expect(body.getByText('The first paragraph.')).toBeVisible();
    await expect(body.locator('video')).toHaveAttribute('controls', '');
    await expect(body.getByText('From the second row')).toBeVisible();
    await expect(body.locator('blockquote')).toContainText('Aroha Tane');
    await expect(body.locator('ol.podium > li').first()).toBeVisible();
    await expect(body.getByRole('link', { name: text('news.fullResult') })).toBeVisible();
    await expect(body.getByRole('table').locator('tbody tr')).toHaveCount(3);
    // Two of the set, six of the gallery, and the way to all of it.
    await expect(body.locator('a:has(img)')).toHaveCount(8);
    await expect(plain.getByText(`Hinemoa ${String(person['last_name'])}`)).toBeVisible();
    await plain.context().close();

    await (await signInToCms(request, account)).remove('articles', id);
    await cms.remove('persons', person.id);
  },
);

test(
  'opening the form of a new article or page makes nothing, and leaving what was typed asks first',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const headline = ownName('never-saved');
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}${NEW_ARTICLE}`);
    await page.getByRole('textbox', { name: 'Headline' }).fill(headline);
    await page.getByRole('link', { name: 'Articles', exact: true }).first().click();
    await expect(page.getByText('Leave without saving')).toBeVisible();
    await page.getByRole('button', { name: 'Leave anyway' }).click();
    await page.waitForURL(/\/collections\/articles(?:\?|$)/);
    expect(await countArticles(cms, headline)).toBe(0);
  },
);

for (const { collection, list } of [
  { collection: 'pages', list: 'Pages' },
  { collection: 'rounds', list: 'Rounds' },
  { collection: 'products', list: 'Products' },
])
  test(
    `opening the form of a new record of ${collection} makes nothing`,
    { tag: '@full' },
    async ({ page, request }) => {
      const cms = await signInToCms(request);
      const name = ownName('never-saved');
      const named = `where[or][0][name][equals]=${name}&where[or][1][name][exists]=false`;
      await openCms(page, 'editor');
      await openScreen(page, `${cmsUrl()}/admin/collections/${collection}/create`);
      await page.locator('#field-name').fill(name);
      await page.locator('.step-nav').getByRole('link', { name: list, exact: true }).click();
      await expect(page.getByText('Leave without saving')).toBeVisible();
      await page.getByRole('button', { name: 'Leave anyway' }).click();
      await page.waitForURL(new RegExp(`/collections/${collection}(?:\\?|$)`));
      const { body } = await cms.send('GET', `${collection}?limit=1&depth=0&draft=true&${named}`);
      expect(body['totalDocs']).toBe(0);
    },
  );

test(
  'a template is filled in, and its button leads to a page that was picked and follows it',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const [name, target] = [ownName('landing'), ownName('target')];
    const wanted = await cms.create('pages', { name: target, url: target, blocks: [], _status: 'published' });
    const account = await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/collections/pages/create`);
    await page.locator('#field-name').fill(name);
    await page.getByRole('button', { name: /^Landing page/ }).click();
    await expect(page.locator('#blocks-row-3')).toBeVisible();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await page.waitForURL(/\/pages\/\d+/);
    const id = Number(/\/pages\/(\d+)/.exec(page.url())?.[1]);

    const action = page.locator('#blocks-row-3');
    await action.getByRole('button', { name: 'Toggle block' }).first().click();
    const leadsTo = action.locator('[id="field-blocks__3__button_link_record"]');
    await expect(leadsTo).toContainText(/Calendar|Rounds/);
    // An address is only typed where no page is picked.
    await expect(action.locator('[id="field-blocks__3__button_link"]')).toHaveCount(0);
    const kept = saved(page);
    await pick(page, leadsTo, target);
    await kept;
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const html = async () => (await request.get(`/${name}`)).text();
    await expect.poll(html, soon).toContain('See you at the track');
    expect(await html()).toContain(`href="/${target}"`);

    await cms.update('pages', wanted.id, { url: `${target}-moved`, _status: 'published' });
    await expect.poll(html, soon).toContain(`href="/${target}-moved"`);
    await (await signInToCms(request, account)).remove('pages', id);
    await cms.remove('pages', wanted.id);
  },
);

test('news is written and published in one go, with the keyboard alone', async ({ page, request }) => {
  const headline = ownName('keyed');
  const account = await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}${NEW_ARTICLE}`);
  // The form works once its editor is there.
  await expect(textField(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Headline' }).focus();
  await page.keyboard.type(headline);
  await textField(page).focus();
  await page.keyboard.type('Told without a mouse.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/quotation');
  await expect(page.locator('.slash-menu-popup').getByText('Quotation with a name')).toBeVisible();
  await page.keyboard.press('Enter');
  const words = page.getByRole('textbox', { name: 'Quotation' });
  await words.focus();
  await page.keyboard.type('Every key counts.');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Said by' })).toBeFocused();
  await page.keyboard.type('Aroha Tane');
  await page.getByRole('textbox', { name: 'Summary' }).focus();
  await page.keyboard.type(
    'A story that was written, quoted, summed up and published by somebody without a mouse.',
  );
  await page.getByRole('button', { name: 'Publish changes' }).press('Enter');
  await page.waitForURL(/\/articles\/\d+/);
  const html = async () => (await request.get(`/article/${headline}`)).text();
  await expect.poll(html, soon).toContain('Every key counts.');
  const id = Number(/\/articles\/(\d+)/.exec(page.url())?.[1]);
  await (await signInToCms(request, account)).remove('articles', id);
});
