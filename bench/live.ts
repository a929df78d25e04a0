import { chromium, type Page } from '@playwright/test';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_CALL } from '../lib/season/live.ts';
import { demoMoment } from '../lib/shared/demo-day.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { RACE_FRIDAY } from '../scripts/run/seeded-data.ts';
import { startSiteOnly } from '../scripts/run/site-only.ts';
import { startTestSite } from '../scripts/run/test-site.ts';
import { memoryMb } from './cpu.ts';
import { signIn } from './publish.ts';
import { round, table, timesTable, writeReport } from './report.ts';

const PORTS = { port: 3244, backendPort: 4244 };
const RUNS = 40;
const STREAMS = 5_000;
/** Streams are opened this many at a time, each group from a network of its own. */
const GROUP = 250;
const GIVE_UP_MS = 10_000;
const REST_MS = 30_000;

type Admin = Awaited<ReturnType<typeof signIn>>;
type Change = { readonly session_status: 'running' | 'delayed'; readonly status_note: string };

/** The session that is next. */
export async function nextSession(siteUrl: string): Promise<number> {
  const answer = await fetch(`${siteUrl}/api/race-day`);
  const { sessions }: { sessions: { id: number; starts_at: string }[] } = await answer.json();
  const now = demoMoment(RACE_FRIDAY);
  const next = sessions.find(({ starts_at }) => Date.parse(starts_at) > now);
  if (!next) throw new Error('The demo has no session on Friday afternoon.');
  return next.id;
}

const update = (send: Admin, id: number, change: Change) =>
  send('PATCH', `results/${String(id)}`, { ...change, _status: 'published' });

/** From sending a change to the CMS until an open page shows it. */
async function changeToPage(
  page: Page,
  send: Admin,
  id: number,
): Promise<{ saved: number[]; shown: number[] }> {
  const saved: number[] = [];
  const shown: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const note = `Note of run ${String(run)}`;
    const began = performance.now();
    const stored = update(send, id, { session_status: 'running', status_note: note }).then(() => {
      saved.push(performance.now() - began);
    });
    await page.locator('.race-bar', { hasText: note }).waitFor({ timeout: GIVE_UP_MS });
    shown.push(performance.now() - began);
    await stored;
  }
  return { saved, shown };
}

const openStream = (url: URL, path: string, network: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    socket.once('error', reject);
    socket.once('data', (greeting) => {
      if (String(greeting).startsWith('HTTP/1.1 200')) resolve(socket);
      else reject(new Error(String(greeting).split('\r\n', 1)[0]));
    });
    const from = `X-Forwarded-For: 10.0.${String(network)}.1`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\n${from}\r\n\r\n`);
  });

/** Opens as many streams as a race day may have. @param path of the call, with what else it is to carry */
export async function openStreams(siteUrl: string, path = LIVE_CALL): Promise<Socket[]> {
  const url = new URL(siteUrl);
  const sockets: Socket[] = [];
  for (let opened = 0; opened < STREAMS; opened += GROUP) {
    const network = opened / GROUP;
    const group = Array.from({ length: GROUP }, () => openStream(url, path, network));
    sockets.push(...(await Promise.all(group)));
  }
  return sockets;
}

/** A site that has nothing else to do: on a busy one, what pages leave behind hides what streams cost. */
async function memoryOfStreams(contentApiUrl: string): Promise<number[]> {
  const site = await startSiteOnly(contentApiUrl, undefined, { DEMO_DATE: RACE_FRIDAY });
  try {
    await fetch(`${site.url}/api/race-day`);
    await wait(REST_MS);
    const before = memoryMb(site.pid);
    const sockets = await openStreams(site.url);
    await wait(REST_MS);
    const held = memoryMb(site.pid);
    for (const socket of sockets) socket.destroy();
    return [before, held, held - before];
  } finally {
    await site.stop();
  }
}

/** Opens thousands of streams. @returns how long each of some changes takes until the last of them has it */
async function timesToLast(siteUrl: string, send: Admin, id: number): Promise<number[]> {
  const sockets = await openStreams(siteUrl);
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const told = sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          const look = (chunk: Buffer) => {
            if (!String(chunk).includes('event: change')) return;
            socket.off('data', look);
            resolve();
          };
          socket.on('data', look);
        }),
    );
    const began = performance.now();
    await update(send, id, { session_status: 'delayed', status_note: `Told to all, ${String(run)}` });
    await Promise.all(told);
    times.push(performance.now() - began);
  }
  for (const socket of sockets) socket.destroy();
  return times;
}

/** A race day: from a change in the CMS to open pages, and what thousands of open pages cost. */
export async function benchLive(ports = PORTS): Promise<void> {
  const site = await startTestSite(console.log, ports, { DEMO_DATE: RACE_FRIDAY });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const { siteUrl, contentApiUrl } = site.env;
    const send = await signIn(contentApiUrl.replace('127.0.0.1', 'localhost'), site.admin);
    const id = await nextSession(siteUrl);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(siteUrl);
    await page.locator('.race-bar .badge').waitFor();
    const { saved, shown } = await changeToPage(page, send, id);
    await page.close();
    const times = await timesToLast(siteUrl, send, id);
    const memory = await memoryOfStreams(contentApiUrl);
    await writeReport(
      'live',
      'Race day',
      [
        'From sending a change to the CMS:',
        timesTable([
          ['saving answered', saved],
          ['shown in an open page', shown],
          [`the last of ${round(STREAMS)} streams has it`, times],
        ]),
        `Memory of a site's process that has nothing else to do, MB, with ${round(STREAMS)} open event streams:`,
        table(['before', 'with streams', 'difference'], [memory.map((megabytes) => round(megabytes))]),
      ].join('\n\n'),
    );
  } finally {
    await browser.close();
    await site.stop();
  }
}
