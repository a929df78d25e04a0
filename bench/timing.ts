import { chromium, type Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE_PATH } from '../lib/contract/paths.ts';
import { TIMING_CALLS_PER_SECOND, TIMING_PATH, type TimingUpdate } from '../lib/contract/timing.ts';
import { timingHeaders } from '../lib/shared/node/signed-timing.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { RACE_FRIDAY } from '../scripts/run/seeded-data.ts';
import { startTestSite } from '../scripts/run/test-site.ts';
import { nextSession } from './live.ts';
import { signedIn } from './publish.ts';
import { round, timesTable, writeReport } from './report.ts';

const PORTS = { port: 3252, backendPort: 4252 };
const CARS = 60;
const SECONDS = 20;
const CALLS = SECONDS * TIMING_CALLS_PER_SECOND;
const EVERY_MS = 1000 / TIMING_CALLS_PER_SECOND;
const GIVE_UP_MS = 30_000;
const LOOK_EVERY_MS = 50;

type Signer = { readonly provider: number; readonly secret: string };
/** The number of a call, and a moment in epoch milliseconds. */
type Seen = { readonly call: number; readonly at: number };

/** A timing provider with its secret. */
export async function newProvider(
  cms: string,
  headers: Readonly<{ [name: string]: string }>,
): Promise<Signer> {
  const post = async (path: string, data: object) => {
    const body = JSON.stringify(data);
    const response = await fetch(`${cms}/api/timing-providers${path}`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(await response.text());
    return response;
  };
  const made = await post('', { name: 'Bench', is_active: true });
  const { doc }: { doc: { id: number } } = await made.json();
  const signer: Signer = await (await post(`/${String(doc.id)}/new-secret`, {})).json();
  return signer;
}

/** Every car moves with every call; the first says which call it was. */
const updateOf = (call: number): TimingUpdate => ({
  status: 'running',
  rows: Array.from({ length: CARS }, (_, car) => ({
    position: car + 1,
    race_number: String(((car + call) % CARS) + 1),
    name: car === 0 ? `Leader of call ${String(call)}` : `Driver ${String(car)}`,
    class: 'A',
    laps: Math.floor(call / 10) + 1,
    best_time: `1:${String(20 + (car % 40))}.${String(100 + (call % 900))}`,
    diff: car === 0 ? '' : `${String(car)}.500`,
    gap: car === 0 ? '' : '0.500',
  })),
});

/** Sends a call. @returns its status, and how long the answer took in milliseconds */
export async function send(
  siteUrl: string,
  signer: Signer,
  session: number,
  call: number,
): Promise<[number, number]> {
  const path = `${API_BASE_PATH}${TIMING_PATH}/${String(session)}`;
  const body = JSON.stringify(updateOf(call));
  const headers = timingHeaders(signer, { path, sequence: call + 1, body, time: Date.now() });
  const began = performance.now();
  const response = await fetch(new URL(path, siteUrl), { method: 'PUT', headers, body });
  await response.arrayBuffer();
  return [response.status, performance.now() - began];
}

/** Opens the session's page. @returns a list that grows by a line whenever the page shows the rows of another call */
async function openPage(page: Page, address: string): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  page.on('console', (message) => {
    const [, call, at] = /^call (\d+) at (\d+)$/.exec(message.text()) ?? [];
    if (call !== undefined) seen.push({ call: Number(call), at: Number(at) });
  });
  await page.goto(address);
  await page.evaluate(() => {
    let last = '';
    const look = () => {
      const [, call = ''] =
        /Leader of call (\d+)/.exec(document.querySelector('main')?.textContent ?? '') ?? [];
      if (call !== last) console.log(`call ${call} at ${String(Date.now())}`);
      last = call;
    };
    const everything = { childList: true, subtree: true, characterData: true };
    new MutationObserver(look).observe(document.body, everything);
  });
  return seen;
}

/** A timing system at its highest rate: how long an answer takes, and until an open page has those rows or later ones. */
export async function benchTiming(ports = PORTS): Promise<void> {
  const site = await startTestSite(console.log, ports, { DEMO_DATE: RACE_FRIDAY });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const { siteUrl, contentApiUrl } = site.env;
    const cms = contentApiUrl.replace('127.0.0.1', 'localhost');
    const signer = await newProvider(cms, await signedIn(cms, site.admin));
    const session = await nextSession(siteUrl);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const shown = await openPage(page, `${siteUrl}/session/${String(session)}`);
    await send(siteUrl, signer, session, 0);
    await page.getByText('Leader of call 0').first().waitFor({ timeout: GIVE_UP_MS });
    const sent: Seen[] = [];
    const answers: number[] = [];
    let refused = 0;
    const began = performance.now();
    for (let call = 1; call <= CALLS; call += 1) {
      await wait(Math.max(0, began + call * EVERY_MS - performance.now()));
      const at = Date.now();
      const [status, took] = await send(siteUrl, signer, session, call);
      if (status === 200) {
        sent.push({ call, at });
        answers.push(took);
      } else refused += 1;
    }
    const seconds = (performance.now() - began) / 1000;
    const last = sent.at(-1)?.call ?? 0;
    while (shown.every(({ call }) => call < last)) {
      if (performance.now() - began > SECONDS * 1000 + GIVE_UP_MS)
        throw new Error('The page did not follow.');
      await wait(LOOK_EVERY_MS);
    }
    const delays = sent.map(({ call, at }) => (shown.find((one) => one.call >= call)?.at ?? Infinity) - at);
    await writeReport(
      'timing',
      'A timing system at its highest rate',
      [
        `${String(CALLS)} calls with ${String(CARS)} rows each in ${round(seconds, 1)} s; ${String(refused)} of them were refused. From sending a call:`,
        timesTable([
          ['answered', answers],
          ['an open page has its rows or later ones', delays],
        ]),
        `The page showed ${String(shown.length)} states, which it is sent over its stream (decision 191).`,
      ].join('\n\n'),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}
