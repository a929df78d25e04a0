import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { signInToCms } from '../scripts/run/cms-sign-in.ts';
import type { FirstAdmin } from '../scripts/run/whole-site.ts';
import { percentile } from './load.ts';
import { round, table, writeReport } from './report.ts';

const RUNS = 20;
const LOOK_EVERY_MS = 5;
const GIVE_UP_MS = 10_000;

type Record = { readonly id: number };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Signs in to the CMS. @returns the headers of a signed-in call */
export async function signedIn(
  cms: string,
  admin: FirstAdmin,
): Promise<Readonly<{ [name: string]: string }>> {
  const login = await fetch(`${cms}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { token }: { token: string } = await login.json();
  return { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
}

/** Signs in to the CMS. @returns sends a call to its own interface, below /api */
export async function signIn(cms: string, admin: FirstAdmin) {
  const headers = await signedIn(cms, admin);
  return async (method: string, path: string, data: object): Promise<Record> => {
    const response = await fetch(`${cms}/api/${path}`, {
      method,
      headers,
      body: JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    const { doc }: { doc: Record } = await response.json();
    return doc;
  };
}

const heading = (words: string) => ({ blockType: 'core-heading', heading: words, heading_type: 'h1' });

/** From the CMS's response to publishing until the first response of the site that shows it. */
async function publishToVisible(siteUrl: string, send: Awaited<ReturnType<typeof signIn>>, id: number) {
  const saved: number[] = [];
  const visible: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const words = `Words of run ${String(run)}`;
    const began = performance.now();
    await send('PATCH', `pages/${String(id)}`, { blocks: [heading(words)], _status: 'published' });
    const stored = performance.now();
    saved.push(stored - began);
    while (!(await (await fetch(`${siteUrl}/bench-publish`)).text()).includes(words)) {
      if (performance.now() - stored > GIVE_UP_MS) throw new Error('The page did not change.');
      await pause(LOOK_EVERY_MS);
    }
    visible.push(performance.now() - stored);
  }
  return { saved, visible };
}

/** From the last key pressed in the form until the preview shows it, autosave included. */
async function typedToPreview(page: Page, cms: string, admin: FirstAdmin, id: number): Promise<number[]> {
  await signInToCms(page, `${cms}/admin/login`, admin);
  await page.goto(`${cms}/admin/collections/pages/${String(id)}`);
  await page.locator('#live-preview-toggler').click();
  const site = page.frameLocator('#live-preview-iframe');
  // Blocks lead to their fields once the preview's script has loaded.
  await site.locator('html.preview-editing').waitFor();
  await site.getByRole('heading', { level: 1 }).first().click();
  const words = page.locator('[name="blocks.0.heading"]');
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const text = `Typed in run ${String(run)}`;
    await words.fill(text);
    const began = performance.now();
    await site.getByRole('heading', { name: text, exact: true }).waitFor({ timeout: GIVE_UP_MS });
    times.push(performance.now() - began);
  }
  return times;
}

const row = (name: string, times: readonly number[]) => [
  name,
  round(percentile(times, 0.5)),
  round(percentile(times, 0.95)),
  round(Math.max(...times)),
];

/** What an editor waits for: publishing until visitors see it, and typing until the preview follows. */
export async function benchPublish(siteUrl: string, contentApiUrl: string, admin: FirstAdmin): Promise<void> {
  const cms = contentApiUrl.replace('127.0.0.1', 'localhost');
  const send = await signIn(cms, admin);
  const { id } = await send('POST', 'pages', {
    name: 'Bench of publishing',
    url: 'bench-publish',
    blocks: [heading('First')],
    _status: 'published',
  });
  const { saved, visible } = await publishToVisible(siteUrl, send, id);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
    const typed = await typedToPreview(page, cms, admin, id);
    const rows = [
      row('publishing in the CMS answered', saved),
      row('after that, visible to visitors', visible),
      row('typed in the form, shown in the preview', typed),
    ];
    await writeReport('publish', 'Publishing', table(['', 'p50 ms', 'p95 ms', 'longest ms'], rows));
  } finally {
    await browser.close();
  }
}
