import { expect, test, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { AXE_RULES, expectAccessibleInEveryLook } from './axe.ts';
import { openViewer } from './standing-still.ts';
import { GROUPS, pathsOf, UNLISTED } from './page-kinds.ts';

async function axeFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  // What fades in would be measured half way.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((each) => each.finished.catch(() => null)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_RULES).analyze();
  return violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.target.join(' ') ?? ''}`);
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const lang of ['en', 'ar'])
    // The listed pages in English are every-route.spec's.
    for (const group of lang === 'en' ? ([UNLISTED] as const) : GROUPS) {
      test(`axe finds no barrier on ${group}, ${colorScheme}, ${lang}`, async ({ browser, request }) => {
        test.setTimeout(120_000);
        const viewer = openViewer(browser, { colorScheme, reducedMotion: 'reduce' }, (page) =>
          page.context().addCookies([{ name: 'lang', value: lang, url: test.info().project.use.baseURL! }]),
        );
        const faults: string[] = [];
        for (const path of await pathsOf(group, request))
          faults.push(...(await viewer.look(path, (page) => axeFaults(page, path))));
        expect(faults).toEqual([]);
        await viewer.close();
      });
    }

test('axe finds no barrier on screens that lead on by themselves', async ({ page }) => {
  test.setTimeout(120_000);
  // Their scripts would lead on before anybody has looked.
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await expectAccessibleInEveryLook(page, {
    '/logout': 'h1',
    '/auth': 'h1',
    '/enter/': 'h1',
    '/readme': 'h1',
  });
});
