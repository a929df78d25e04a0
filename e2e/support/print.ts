import { expect, type Page } from '@playwright/test';

/** Narrower than most browsers' own margins leave it. */
const MARGIN = '1cm';
const margin = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };

/** A page prints on one sheet of A4, without what only a screen can press. Leaves the page as a screen shows it. */
export async function expectOneSheet(page: Page): Promise<void> {
  const pdf = await page.pdf({ format: 'A4', margin });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), page.url()).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main .show-all > summary').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}
