import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { TEST_DAY } from '../../scripts/run/seeded-data.ts';
import { cmsUrl, headingBlock, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';
import { layoutShiftOf, watchLayoutShift } from '../support/layout-shift.ts';
import { text } from '../support/texts.ts';

const soon = { intervals: [50] };
const NAVIGATION = '/admin/globals/navigation';

// There is one Navigation: what one test publishes the other would undo.
test.describe.configure({ mode: 'default' });

type Menus = { readonly header: object[]; readonly footer: object[] } & Readonly<Record<string, unknown>>;

/** The menus as they are, and a way to publish parts of them. */
async function menus(request: APIRequestContext) {
  const cms = await signInToCms(request);
  const { body } = await cms.send('GET', 'globals/navigation?depth=0');
  const before = body as unknown as Menus;
  const publish = async (data: object) => {
    const { status, body: answer } = await cms.send('POST', 'globals/navigation', {
      ...data,
      _status: 'published',
    });
    expect(status, JSON.stringify(answer)).toBe(200);
  };
  return { cms, before, publish };
}

const notice = (page: Page) => page.getByRole('complementary', { name: text('nav.notice') });
const NO_NOTICE = { notice: { text: '', kind: 'info', dismissible: true, from: null, until: null } };

test('an editor renames an entry of the menu, and visitors see it once it is published', async ({
  page,
  request,
}) => {
  const { before, publish } = await menus(request);
  const name = ownName('menu');
  await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}${NAVIGATION}`);
  await page.locator('#header-row-0 .collapsible__toggle').first().click();
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok());
  await page.locator('#field-header__0__label').fill(name);
  await saved;
  const html = async () => (await request.get('/about')).text();
  expect(await html()).not.toContain(name);

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect.poll(html, soon).toContain(name);
  await publish({ header: before.header });
  await expect.poll(html, soon).not.toContain(name);
});

test(
  'an editor renames an entry of the menu, sees it in the preview, and visitors do once it is published',
  { tag: '@full' },
  async ({ page, request }) => {
    const { before, publish } = await menus(request);
    const name = ownName('menu');
    await page.setViewportSize({ width: 1680, height: 1000 });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}${NAVIGATION}`);
    await page.locator('#live-preview-toggler').click();
    await page.locator('#header-row-0 .collapsible__toggle').first().click();
    await page.locator('#field-header__0__label').fill(name);
    const preview = page.frameLocator('#live-preview-iframe').locator('#site-menu');
    await expect(preview).toContainText(name);
    const html = async (path = '/about') => (await request.get(path)).text();
    expect(await html()).not.toContain(name);

    await page.getByRole('button', { name: 'Publish changes' }).click();
    for (const path of ['/about', '/', '/news', '/nowhere-at-all', '/search'])
      await expect.poll(() => html(path), soon).toContain(name);
    await publish({ header: before.header });
    await expect.poll(() => html(), soon).not.toContain(name);
  },
);

test('entries of the menu are put in order by dragging', { tag: '@full' }, async ({ page, request }) => {
  const { before, publish } = await menus(request);
  const [one, two, three] = [ownName('one'), ownName('two'), ownName('three')];
  const entry = (label: string) => ({ label, leads_to: 'screen', screen: 'timetable' });
  await publish({ header: [one, two, three].map(entry) });
  await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}${NAVIGATION}`);
  await expect(page.locator('#header-row-2')).toContainText(three);
  const handle = (row: number) => page.locator(`#header-row-${String(row)} .collapsible__drag`).first();
  await handle(2).hover();
  await page.mouse.down();
  const [from, to] = [await handle(2).boundingBox(), await handle(0).boundingBox()];
  if (!from || !to) throw new Error('The entries are not on the screen.');
  await page.mouse.move(to.x + 5, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x + 5, to.y - 5, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('#header-row-0')).toContainText(three);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const order = async () => {
    const html = await (await request.get('/about')).text();
    const menu = html.slice(html.indexOf('id="site-menu"'));
    return [one, two, three].toSorted((a, b) => menu.indexOf(a) - menu.indexOf(b));
  };
  await expect.poll(order, soon).toEqual([three, one, two]);
  await publish({ header: before.header });
});

test(
  'whoever opens the menus sees who is editing them by name, and can take over',
  { tag: '@full' },
  async ({ browser, request }) => {
    const { before, publish } = await menus(request);
    const sitDown = async (name: string) => {
      const page = await (await browser.newContext()).newPage();
      await openCms(page, 'editor', name);
      return page;
    };
    const [mere, tane] = [await sitDown('Mere Tamati'), await sitDown('Tāne Rewi')];
    await openScreen(mere, `${cmsUrl()}${NAVIGATION}?tab=Notice`);
    const saved = mere.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok());
    await mere.locator('#field-notice__text').fill('Typed by Mere');
    await saved;

    await openScreen(tane, `${cmsUrl()}${NAVIGATION}?tab=Notice`);
    const dialog = tane.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Mere Tamati is editing this' })).toBeVisible();
    await expect(dialog).toContainText(/has been editing this since \d{1,2}:\d\d[ap]m/);
    await expect(dialog.getByText(/User: \d/)).toBeHidden();
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(tane.locator('#field-notice__text')).toHaveValue('Typed by Mere');
    await expect(mere.getByRole('alert', { name: 'Working together' })).toContainText(
      'Tāne Rewi took over from you',
    );
    await mere.close();
    await tane.close();
    await publish({ header: before.header, ...NO_NOTICE });
  },
);

test(
  'versions of the menus say in words what changed, and an earlier one is restored',
  { tag: '@full' },
  async ({ page, request }) => {
    const { cms, before, publish } = await menus(request);
    const [old, renamed] = [ownName('old'), ownName('renamed')];
    await publish({ header: [{ label: old, leads_to: 'screen', screen: 'timetable' }] });
    const { body } = await cms.send('GET', 'globals/navigation?depth=0');
    const [entry] = (body as unknown as Menus).header;
    await publish({ header: [{ ...entry, label: renamed }] });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}${NAVIGATION}/versions`);
    const newest = page.getByRole('row').nth(1);
    await expect(newest).toContainText(`Menu: entry 1: ${renamed} › Label`);
    await newest.getByRole('link').click();
    const changes = page.getByRole('region', { name: 'What changed' });
    await expect(changes).toContainText(old);
    await expect(changes).toContainText(renamed);
    await openScreen(page, `${cmsUrl()}${NAVIGATION}/versions`);
    await page.getByRole('row').nth(2).getByRole('link').click();
    await page.getByRole('button', { name: 'Restore and publish' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await page.waitForURL(new RegExp(`${NAVIGATION}$`));
    await expect.poll(async () => (await request.get('/about')).text(), soon).toContain(old);
    await publish({ header: before.header });
  },
);

test(
  'a page in a menu says where it is linked from, and one that nothing links to is named',
  { tag: '@full' },
  async ({ page, request }) => {
    const { cms, before, publish } = await menus(request);
    const name = ownName('linked');
    const { id } = await cms.create('pages', {
      name,
      url: name,
      blocks: [headingBlock('In the footer')],
      _status: 'published',
    });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/collections/pages/${String(id)}`);
    const linked = page.getByRole('region', { name: 'Linked from' });
    await expect(linked).toContainText('Nothing links to this page.');
    await expect(page.getByRole('button', { name: /^Nothing links to this page/ })).toBeVisible();
    const entry = { leads_to: 'page', page: { relationTo: 'pages', value: id } };
    await publish({ footer: [...before.footer, { label: 'More', links: [entry] }] });
    await expect.poll(async () => (await request.get('/about')).text(), soon).toContain(`href="/${name}"`);
    await page.reload();
    await expect(linked.getByRole('link', { name: 'Navigation: footer' })).toBeVisible();
    await publish({ footer: before.footer });
    await cms.remove('pages', id);
  },
);

test(
  'a notice is above every page without moving it, and a visitor who closes it has seen it',
  { tag: '@full' },
  async ({ page, request }) => {
    const { publish } = await menus(request);
    const words = `Gates open at 7:30 am ${ownName('notice')}`;
    await publish({
      notice: {
        text: words,
        kind: 'warning',
        dismissible: true,
        link: { leads_to: 'screen', screen: 'timetable' },
      },
    });
    await expect.poll(async () => (await request.get('/about')).text(), soon).toContain(words);
    await watchLayoutShift(page);
    await page.goto('/about');
    await expect(notice(page)).toContainText(words);
    await expect(notice(page).getByRole('link', { name: text('round.schedule') })).toHaveAttribute(
      'href',
      '/timetable',
    );
    await notice(page)
      .getByRole('button', { name: text('nav.closeNotice') })
      .click();
    await expect(notice(page)).toBeHidden();
    await page.goto('/news');
    await expect(page.locator('.notice-bar')).toBeHidden();
    expect((await layoutShiftOf(page)).shift).toBeLessThan(0.01);

    await publish({ notice: { text: `${words}, again`, kind: 'info' } });
    await expect.poll(async () => (await request.get('/news')).text(), soon).toContain(`${words}, again`);
    await page.reload();
    await expect(notice(page)).toContainText('again');
    await publish(NO_NOTICE);
    await expect.poll(async () => (await request.get('/about')).text(), soon).not.toContain(words);
  },
);

test(
  'a cached page shows a notice by the visitor’s clock, with and without scripts',
  { tag: '@full' },
  async ({ browser, page, request }) => {
    const { publish } = await menus(request);
    const words = `Road closed ${ownName('notice')}`;
    const now = new Date(`${TEST_DAY}T00:00:00Z`).getTime();
    const DAY_MS = 24 * 60 * 60_000;
    const at = (days: number) => new Date(now + days * DAY_MS).toISOString();
    await publish({ notice: { text: words, kind: 'urgent', from: at(5), until: at(9) } });
    await expect.poll(async () => (await request.get('/about')).text(), soon).toContain(words);
    await page.goto('/about');
    await expect(page.locator('.notice-bar')).toBeHidden();

    const later = await browser.newPage();
    await later.clock.setFixedTime(Date.now() + 7 * DAY_MS);
    await later.goto(new URL('/about', page.url()).href);
    await expect(notice(later)).toContainText(words);
    await later.clock.setFixedTime(Date.now() + 12 * DAY_MS);
    await later.reload();
    await expect(later.locator('.notice-bar')).toBeHidden();

    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(new URL('/about', page.url()).href);
    await expect(unscripted.locator('.notice-bar')).toBeHidden();
    await publish({ notice: { text: words, kind: 'urgent', from: at(-5), until: at(9) } });
    await expect
      .poll(async () => (await unscripted.reload(), unscripted.locator('.notice-bar').isVisible()), soon)
      .toBe(true);
    await publish(NO_NOTICE);
  },
);
