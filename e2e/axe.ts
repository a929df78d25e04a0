import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** What axe looks for: WCAG 2.2 AA, and what its makers recommend beyond. */
export const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the list of what axe finds wrong on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

const COLOURS = ['light', 'dark'] as const;
const WRITINGS = ['en', 'ar'] as const;

/**
 * Looks at screens in both colours, in English and in Arabic.
 * @param screens path to what is there when the screen is
 */
export async function expectAccessibleInEveryLook(
  page: Page,
  screens: Readonly<Record<string, string>>,
): Promise<void> {
  for (const lang of WRITINGS) {
    for (const [path, there] of Object.entries(screens)) {
      await page.context().addCookies([{ name: 'lang', value: lang, url: test.info().project.use.baseURL! }]);
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator(there).filter({ visible: true }).first()).toBeVisible();
      for (const colorScheme of COLOURS) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await test.step(`${path} ${lang} ${colorScheme}`, () => expectAccessible(page));
      }
    }
  }
}
