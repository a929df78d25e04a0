import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { RULES_ATTRIBUTE } from '../../lib/build/page-styles.ts';
import { firstLoadOf } from '../../scripts/check/first-load-js.ts';
import { TEST_SITE_URL } from '../../scripts/run/test-site.ts';

test.use({ javaScriptEnabled: false });

/** The rules that a page has in its head (docs/decisions/0186). */
const RULES = new RegExp(`<style ${RULES_ATTRIBUTE}="">([^]*?)</style>`);

/** What a first visit may cost: a little more than it does (docs/decisions/0068). Lower these when a page gets lighter. */
const BUDGETS = [
  { kind: 'home', path: '/', htmlKb: 21.8, rulesKb: 12.3, elements: 1240, scriptKb: 149 },
  { kind: 'a list', path: '/news', htmlKb: 13.9, rulesKb: 9.1, elements: 550, scriptKb: 147.4 },
  {
    kind: 'an article',
    path: '/article/visitor-guide-round-5-teretonga',
    htmlKb: 13,
    rulesKb: 9.4,
    elements: 456,
    scriptKb: 147.9,
  },
  { kind: 'the short posts', path: '/feed', htmlKb: 16.4, rulesKb: 10.1, elements: 850, scriptKb: 154 },
  {
    kind: 'a round',
    path: '/round/round-1-hampton-downs',
    htmlKb: 23.5,
    rulesKb: 11.9,
    elements: 1480,
    scriptKb: 149.5,
  },
  { kind: 'the standings', path: '/standings', htmlKb: 15.7, rulesKb: 8.9, elements: 1600, scriptKb: 147.4 },
  {
    kind: 'a session’s sheet',
    path: '/session/3',
    htmlKb: 14.6,
    rulesKb: 9.8,
    elements: 1000,
    scriptKb: 147.9,
  },
] as const;

const KB = 1024;

const gzipKb = (text: string) => gzipSync(text).byteLength / KB;

for (const { kind, path, htmlKb, rulesKb, elements, scriptKb } of BUDGETS) {
  test(`${kind} keeps within its budget of HTML, style rules, elements and script, and waits for no sheet`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [element = '', rules = ''] = RULES.exec(html) ?? [];
    expect(gzipKb(html.replace(element, ''))).toBeLessThanOrEqual(htmlKb);
    // What nearly every page has; the rest is in proportion.
    expect(gzipKb(rules)).toBeGreaterThan(4);
    expect(gzipKb(rules)).toBeLessThanOrEqual(rulesKb);
    expect(html.slice(0, html.indexOf('<body'))).not.toContain('rel="stylesheet"');
    // The bar of race days and its script come with the day before a round, and the test day is far from one (docs/decisions/0073).
    expect(html).not.toContain('RaceBar');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('*').count()).toBeLessThanOrEqual(elements);
    expect((await firstLoadOf(TEST_SITE_URL, path)).bytes / KB).toBeLessThanOrEqual(scriptKb);
  });
}
