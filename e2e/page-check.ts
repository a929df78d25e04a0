import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { AXE_RULES } from './axe.ts';
import { isComplaint } from './complaint.ts';
import { htmlProblems } from './html-rules.ts';
import { layoutShiftOf, watchLayoutShift } from './layout-shift.ts';
import { lookInOwnPage } from './standing-still.ts';
import { structuredDataProblems } from './structured-data.ts';

/** What the browser reports while a page is shown, and how far its contents jump. */
async function watch(page: Page): Promise<string[]> {
  const reported: string[] = [];
  page.on('console', (message) => {
    if (!isComplaint(message)) return;
    reported.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => reported.push(`error: ${String(error)}`));
  await watchLayoutShift(page);
  return reported;
}

/** Down the page and up again, a screen at a time, so that everything lazy comes. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 60));
    const end = Math.min(document.documentElement.scrollHeight, 12_000);
    for (let y = 0; y < end; y += window.innerHeight * 0.8) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await pause();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await pause();
  });
}

async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_RULES).analyze();
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/**
 * Looks at one address in every way that all pages are held to: status, one h1, valid HTML, structured data, silence of the
 * browser, no jumping content, no barrier that axe finds.
 * @returns what is wrong, a line each
 */
export async function pageProblems(browser: Browser, path: string): Promise<string[]> {
  return lookInOwnPage(browser, { reducedMotion: 'reduce' }, path, (page) => problemsOf(page, path));
}

async function problemsOf(page: Page, path: string): Promise<string[]> {
  const reported = await watch(page);
  const response = await page.goto(path, { waitUntil: 'load' });
  const status = response?.status() ?? 0;
  if (!response || status !== 200) return [`status ${String(status)}`];
  const html = await response.text();
  // As assistive technology counts: Next keeps the page that made way for another one hidden in the document.
  const headings = await page.getByRole('heading', { level: 1 }).count();
  await scrollThrough(page);
  // A page for signed-in visitors makes way for the sign-in screen, which account.spec.ts looks at.
  const isStill = new URL(page.url()).pathname === path;
  const { shift, moved } = isStill ? await layoutShiftOf(page) : { shift: 0, moved: '' };
  return [
    ...(headings === 1 ? [] : [`${String(headings)} h1`]),
    ...(shift === 0 ? [] : [`layout shift ${shift.toFixed(4)} of ${moved}`]),
    ...(await htmlProblems(html)),
    ...structuredDataProblems(html),
    ...(await axeProblems(page)),
    ...reported,
  ];
}
