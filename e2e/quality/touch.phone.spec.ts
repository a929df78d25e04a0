import { expect, test } from '@playwright/test';
import { initialData, itemsOf } from '../support/content.ts';
import { everyKind } from '../support/page-kinds.ts';
import { standInForPictures } from '../support/picture-stand-ins.ts';
import { text } from '../support/texts.ts';
import { smallTouchTargets } from '../support/touch-targets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'on every kind of page a finger has 44 pixels for each link and control outside of sentences',
  { tag: '@full' },
  async ({ page, request }) => {
    test.slow();
    await standInForPictures(page, { isShapeNeeded: true });
    const found: Record<string, string[]> = {};
    const entries = itemsOf(await initialData(request), 'round').filter((path) => path.endsWith('/entries'));
    for (const path of [...(await everyKind(request)), ...entries.slice(0, 1)]) {
      await page.goto(path);
      const small = await page.evaluate(smallTouchTargets, 'body');
      if (small.length > 0) found[path] = small;
    }
    expect(found).toEqual({});
  },
);

test('the menu and the languages have room for fingers, too', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: text('nav.menu') }).click();
  for (const group of await page.locator('#site-menu summary').all()) await group.click();
  expect(await page.evaluate(smallTouchTargets, '#site-menu')).toEqual([]);
  await page.goto('/about');
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: text('language.label') })
    .click();
  await expect(page.locator('#languages')).toBeVisible();
  expect(await page.evaluate(smallTouchTargets, '#languages')).toEqual([]);
});

test('the check of targets finds a small one, and exempts a link in a sentence', async ({ page }) => {
  await page.setContent('<main><p>Read <a href="/a">the rules</a> first.</p><a href="/b">Rules</a></main>');
  expect(await page.evaluate(smallTouchTargets, 'body')).toEqual([expect.stringContaining('“Rules”')]);
  await page.setContent(
    '<a href="/b" style="display:inline-block;line-height:44px;min-width:44px">Rules</a>',
  );
  expect(await page.evaluate(smallTouchTargets, 'body')).toEqual([]);
});
