import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { AXE_RULES } from './axe.ts';
import { isComplaint } from './complaint.ts';
import { htmlProblems } from './html-rules.ts';
import { openViewer } from './standing-still.ts';
import { structuredDataProblems } from './structured-data.ts';

/** Pages that one test has open at once: while one loads, another is judged. */
const PAGES_AT_ONCE = 2;

/** The smallest picture there is. */
const STAND_IN = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
};

export type SweepOptions = {
  readonly colorScheme?: 'light' | 'dark';
  /**
   * For the many addresses of one kind: axe judges the main part only, since header and footer are those of all pages, and
   * pictures are stood in for, since scaling hundreds of them takes longer than all else. The link crawl asks for each picture.
   */
  readonly isLean?: boolean;
};

type Found = Record<string, string[]>;

/**
 * Looks at many addresses in a few browser pages: status, one h1, valid HTML, structured data, axe, nothing that the browser
 * reports as wrong, no file that is missing.
 * @returns what is wrong, a list for each address that has something
 */
export async function sweep(
  browser: Browser,
  paths: readonly string[],
  options: SweepOptions = {},
): Promise<Found> {
  const found: Found = {};
  const queue = [...paths];
  const work = async () => {
    const reported: string[] = [];
    const viewer = openViewer(
      browser,
      { reducedMotion: 'reduce', colorScheme: options.colorScheme ?? 'light' },
      async (page) => {
        if (options.isLean) await page.route('**/assets/i/**', (route) => route.fulfill(STAND_IN));
        listen(page, reported);
      },
    );
    try {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const wanted = path;
        const problems = await viewer.look(wanted, (page) => problemsOf(page, wanted, options));
        problems.push(...reported.splice(0));
        if (problems.length > 0) found[wanted] = problems;
      }
    } finally {
      await viewer.close();
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  return found;
}

function listen(page: Page, reported: string[]): void {
  page.on('console', (message) => {
    if (isComplaint(message)) reported.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => reported.push(`error: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) reported.push(`${String(response.status())} ${response.url()}`);
  });
}

async function problemsOf(page: Page, path: string, { isLean = false }: SweepOptions): Promise<string[]> {
  const response = await page.goto(path, { waitUntil: 'load' });
  const status = response?.status() ?? 0;
  if (!response || status !== 200) return [`status ${String(status)}`];
  const html = await response.text();
  // As assistive technology counts: Next keeps the page that made way for another one hidden in the document.
  const headings = await page.getByRole('heading', { level: 1 }).count();
  // The page alone: no frame of another site is loaded before a click, and an editor's own code stands in one of no origin, which
  // this quicker mode cannot speak to. raw-code.spec.ts has axe look into that one.
  const axe = new AxeBuilder({ page }).options({ iframes: false }).withTags(AXE_RULES).setLegacyMode(true);
  const { violations } = await (isLean ? axe.include('main') : axe).analyze();
  return [
    ...(headings === 1 ? [] : [`${String(headings)} h1`]),
    ...(await htmlProblems(html)),
    ...structuredDataProblems(html),
    ...violations.map(
      ({ id, nodes }) => `axe ${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    ),
  ];
}
