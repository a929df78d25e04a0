import { expect, test, type Page } from '@playwright/test';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, signInToCms, type CmsSession } from '../support/cms-editor.ts';

/** A screen of the office: what has to be there, and the part that is ours. */
type Screen = {
  readonly name: string;
  readonly path: string;
  readonly within: readonly string[];
  /** The only rules to check, where the form is Payload's and the colours are ours. */
  readonly rules?: readonly string[];
  /** Brings the part onto the screen. */
  readonly open?: (page: Page) => Promise<void>;
};

/** Screens that no other test looks at in both colours and at both widths. */
async function screensOf(cms: CmsSession): Promise<readonly Screen[]> {
  const picture = await cms.first('media', 'sort=id');
  const gallery = await cms.first('galleries', 'where[url][like]=gallery-round&sort=id');
  const session = await cms.first('results', 'where[has_sheet][equals]=true');
  const article = await cms.first('articles', 'where[_status][equals]=published&sort=id');
  const version = await cms.first('globals/navigation/versions', 'sort=-updatedAt');
  const championship = await cms.first('championships', 'where[url][equals]=gt-championship');
  const pageOfSite = await cms.first('pages', 'where[url][equals]=about');
  const round = await cms.first('rounds', 'sort=id');
  const tab = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
  return [
    {
      name: 'the home screen of an administrator',
      path: '',
      within: ['.office-home'],
      open: (page) => expect(page.getByRole('region', { name: 'Getting started' })).toBeVisible(),
    },
    { name: 'the handbook', path: 'help', within: ['.handbook'] },
    { name: 'the gate', path: 'gate', within: ['.gate'] },
    {
      name: 'the account codes for Xero',
      path: 'globals/domain-settings',
      within: ['#field-xero'],
      rules: ['color-contrast'],
      open: tab('Money'),
    },
    {
      name: 'a version of the menus',
      path: `globals/navigation/versions/${String(version.id)}`,
      within: ['.version-view'],
    },
    {
      name: 'the table of a championship',
      path: `collections/championships/${String(championship.id)}`,
      within: ['.field-type[aria-live]'],
      open: async (page) => {
        const preview = page.locator('.field-type[aria-live]').filter({ hasText: 'with these settings' });
        await expect(preview.getByRole('table').first()).toBeVisible();
      },
    },
    {
      name: 'the checks of a page, and what links to it',
      path: `collections/pages/${String(pageOfSite.id)}`,
      within: ['.page-checks'],
      open: (page) => expect(page.getByRole('region', { name: 'Linked from' })).toBeVisible(),
    },
    {
      name: 'the import of a result',
      path: `collections/results/${String(session.id)}`,
      within: ['.cms-panel'],
    },
    {
      name: 'the import of a timetable',
      path: `collections/rounds/${String(round.id)}`,
      within: ['.cms-panel'],
      open: tab('Timetable and entries'),
    },
    {
      name: 'the list of what was changed',
      path: 'collections/audit-entries',
      within: ['tbody'],
      rules: ['color-contrast'],
    },
    { name: 'an invitation', path: 'collections/users/create', within: ['.invite'] },
    {
      name: 'the menus',
      path: 'globals/navigation?tab=Header',
      within: ['#field-header'],
      rules: ['color-contrast'],
      open: async (page) => {
        await page.locator('#header-row-0 .collapsible__toggle').first().click();
        await expect(page.locator('#field-header__0__label')).toBeVisible();
      },
    },
    { name: 'the notice', path: 'globals/navigation?tab=Notice', within: ['.moment-field'] },
    { name: 'the versions of the menus', path: 'globals/navigation/versions', within: ['.versions'] },
    {
      name: 'the colours of the site',
      path: 'globals/domain-settings',
      within: ['.colour-picker'],
      // The form opens with the tab that was open last.
      open: tab('Site'),
    },
    {
      name: 'the set-up of a site',
      path: 'set-up',
      within: ['.set-up'],
      open: (page) => expect(page.getByLabel('Name of the championship')).toBeVisible(),
    },
    { name: 'the crops of a picture', path: `collections/media/${String(picture.id)}`, within: ['.aspects'] },
    {
      name: 'the pictures of a gallery',
      path: `collections/galleries/${String(gallery.id)}`,
      within: ['.gallery'],
      open: (page) => expect(page.getByRole('button', { name: 'Choose files' })).toBeEnabled(),
    },
    { name: 'the templates of a page', path: 'collections/pages/create', within: ['.page-templates'] },
    { name: 'the templates of a form', path: 'collections/forms/create', within: ['.page-templates'] },
    {
      name: 'the dates of a session',
      path: `collections/results/${String(session.id)}`,
      within: ['.moment-field'],
    },
    { name: 'a list with dates', path: 'collections/results', within: ['tbody'], rules: ['color-contrast'] },
    {
      name: 'the versions of an article',
      path: `collections/articles/${String(article.id)}/versions`,
      within: ['.versions'],
    },
    { name: 'the waiting room', path: 'globals/waiting-room', within: ['.moment-field'] },
    { name: 'the next sessions', path: 'session-changes', within: ['.session-changes'] },
    { name: 'race control', path: 'race-control', within: ['.race-control'] },
    {
      name: 'a new season',
      path: 'new-season',
      within: ['.office-home'],
      open: async (page) => {
        await page.getByRole('radio', { name: 'Rounds of a series' }).check();
        await page.getByLabel('First day').fill('no day');
        await page.getByRole('button', { name: 'Show what will be created' }).click();
        await expect(page.getByLabel('First day')).toBeFocused();
      },
    },
    {
      name: 'past seasons',
      path: 'past-seasons',
      within: ['.office-home'],
      open: async (page) => {
        await page.getByLabel('Or paste a table').fill('Season,Driver\n2019,Ana Roe');
        await page.getByRole('button', { name: 'Show what will be created' }).click();
        await expect(page.getByText('Columns missing')).toBeVisible();
      },
    },
    {
      name: 'a new round',
      path: 'new-round',
      within: ['.office-home'],
      open: async (page) => {
        await page.getByRole('button', { name: 'Add a ticket' }).click();
        await page.getByRole('textbox', { name: 'Price (dollars)' }).fill('ten');
        await page.getByRole('button', { name: 'Show what will be created' }).click();
        await expect(page.getByRole('textbox', { name: 'Name' }).first()).toBeFocused();
      },
    },
    {
      name: 'the takings',
      path: 'takings?from=no+day&to=2026-11-23',
      within: ['.takings'],
      open: (page) => expect(page.locator('.takings').getByRole('alert')).toBeVisible(),
    },
    { name: 'the emails that the site sends', path: 'emails?template=order', within: ['.mail-samples'] },
    { name: 'the speed of pages', path: 'page-speed', within: ['.page-speed'] },
    { name: 'the demo', path: 'demo', within: ['.demo-site'] },
    { name: 'the takings of a month', path: 'takings?from=2026-11-01&to=2026-11-30', within: ['.takings'] },
  ];
}

for (const width of [1440, 1024])
  test(
    `the office’s screens are accessible at ${String(width)} px, light and dark, and don’t scroll sideways`,
    { tag: '@full' },
    async ({ page, request }) => {
      test.slow();
      const cms = await signInToCms(request);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openCms(page, 'admin');
      for (const { name, path, within, rules, open } of await screensOf(cms)) {
        await openScreen(page, `${cmsUrl()}/admin/${path}`);
        await open?.(page);
        for (const part of within) {
          const shown = page.locator(part).filter({ visible: true }).first();
          await expect(shown, name).toBeVisible();
          for (const theme of ['light', 'dark']) {
            await page.evaluate(
              (wanted) => document.documentElement.setAttribute('data-theme', wanted),
              theme,
            );
            // A form is redrawn once its state has come, with its first tab open: then the part is opened again.
            await expect(async () => {
              if (!(await shown.isVisible())) await open?.(page);
              const problems = await axeProblems(page, { within: part, ...(rules ? { rules } : {}) });
              expect(problems, `${name}, ${theme}`).toEqual([]);
            }).toPass({ timeout: 90_000 });
          }
        }
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll, name).toBeLessThanOrEqual(width);
      }
    },
  );
