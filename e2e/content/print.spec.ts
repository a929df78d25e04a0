import { test } from '@playwright/test';
import { expectOneSheet } from '../support/print.ts';

for (const path of [
  '/round/round-1-hampton-downs',
  '/round/round-5-teretonga',
  '/results/round-1-hampton-downs',
  '/session/3',
  '/standings/gt-championship',
  '/article/visitor-guide-round-5-teretonga',
])
  test(
    `${path} prints on one sheet, without what only a screen can press`,
    { tag: '@full' },
    async ({ page }) => {
      await page.goto(path);
      await expectOneSheet(page);
    },
  );
