import { expect, test } from '@playwright/test';
import { cmsUrl, openCms, openScreen, signInToCms } from '../support/cms-editor.ts';

/** Waits for the change notification, which is not part of saving. */
const soon = { intervals: [50] };

test('an adjustment moves the table on the site at once', async ({ request }) => {
  const cms = await signInToCms(request);
  const championship = await cms.first('championships', 'where[url][equals]=gr86-championship&depth=0');
  const path = '/standings/gr86-championship';
  const html = async () => (await request.get(path)).text();
  const [name = ''] = /class="timing-driver-link">([^<]+)</.exec(await html())?.slice(1) ?? [];
  expect(name).not.toBe('');
  const reason = 'Decision 99: weighing refused';
  expect(await html()).not.toContain(reason);
  await cms.update('championships', championship.id, { adjustments: [{ name, points: -500, reason }] });
  try {
    await expect.poll(html, soon).toContain(reason);
    expect(/class="timing-driver-link">([^<]+)</.exec(await html())?.[1]).not.toBe(name);
  } finally {
    await cms.update('championships', championship.id, { adjustments: [] });
  }
  await expect.poll(html, soon).not.toContain(reason);
});

test(
  'the form of a scoring shows whom an unsaved change moves',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const scoring = await cms.first('scorings', 'where[name][equals]=Heritage%20meetings');
    await openCms(page, 'results');
    await openScreen(page, `${cmsUrl()}/admin/collections/scorings/${scoring.id}`);
    await expect(page.getByText('Your changes don’t move anyone.').first()).toBeVisible();
    const points = page.locator('#field-points__0__points');
    await points.fill('10, 9, 8');
    await expect(page.getByText('Your changes move:').first()).toBeVisible();
    await points.fill('ten');
    await expect(page.getByText('Complete the form to see the table.')).toBeVisible();
  },
);
