import type { Page } from '@playwright/test';

/** Opens everything that a page has folded, other than questions, of which one is open at a time. */
export const openFolds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details:not([name])')) fold.setAttribute('open', '');
  });
