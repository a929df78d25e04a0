import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { firstLoadOf } from '../../scripts/check/first-load-js.ts';
import { TEST_SITE_URL } from '../../scripts/run/test-site.ts';

test.use({ javaScriptEnabled: false });

/** What a first visit may cost: a little more than it does (docs/decisions/0068). Lower these when a page gets lighter. */
const BUDGETS = [
  { kind: 'home', path: '/', htmlKb: 23.7, elements: 1240, scriptKb: 149.6 },
  { kind: 'a list', path: '/news', htmlKb: 14, elements: 550, scriptKb: 148 },
  {
    kind: 'an article',
    path: '/article/visitor-guide-round-5-teretonga',
    htmlKb: 12.8,
    elements: 446,
    scriptKb: 148,
  },
  { kind: 'the short posts', path: '/feed', htmlKb: 17, elements: 850, scriptKb: 154 },
  { kind: 'a round', path: '/round/round-1-hampton-downs', htmlKb: 25.6, elements: 1440, scriptKb: 152.4 },
] as const;

const KB = 1024;

for (const { kind, path, htmlKb, elements, scriptKb } of BUDGETS) {
  test(`${kind} keeps within its budget of HTML, elements and script`, async ({ page, request }) => {
    const html = await (await request.get(path)).body();
    expect(gzipSync(html).byteLength / KB).toBeLessThanOrEqual(htmlKb);
    // The bar of race days and its script come with the day before a round, and the test day is far from one (docs/decisions/0073).
    expect(html.toString()).not.toContain('RaceBar');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('*').count()).toBeLessThanOrEqual(elements);
    expect((await firstLoadOf(TEST_SITE_URL, path)).bytes / KB).toBeLessThanOrEqual(scriptKb);
  });
}
