import { setTimeout as wait } from 'node:timers/promises';
import { API_BASE_PATH } from '../../lib/contract/endpoint.ts';
import { getCurrentDomain } from '../../lib/contract/endpoints/content.ts';
import english from '../../locales/en.json' with { type: 'json' };
import { startSocketSite } from '../run/socket-site.ts';
import { TEST_DAY } from '../run/seeded-data.ts';
import { checkCarts, openShop, startBuyers } from './buyers.ts';
import { until, type Copy, type Program } from './copy.ts';
import type { Drill, Outcome } from './drill.ts';
import { holdLastTickets, sellTickets, startGuests } from './guests.ts';
import { readUntilClosed } from './read-until-closed.ts';
import { areAll200, visitPage, slowest, startReaders, tally } from './readers.ts';

/* Programs that crash, hang or are stopped. */

/** Fewer than the crashes in a minute after which a program isn't restarted. */
const KILLS = 3;
const WRITING_MS = 1_500;
const BACK_WITHIN_S = 10;
const SILENT_MS = 15_000;
/** The longest that a request for a page seen before may take. */
const SEEN_WITHIN_MS = 5_000;
const REQUESTS = { site: 5_000, backend: 1_000 } as const;
const CONNECTIONS = 50;
const UNAVAILABLE = english['unavailable.title'];

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Articles of the sitemap, the least likely to have been read first. */
async function unseenPaths({ siteUrl }: Copy): Promise<readonly string[]> {
  const sitemap = await fetch(`${siteUrl}/sitemap.xml`).then((answer) => answer.text());
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => path.startsWith('/article/'))
    .toReversed();
}

/** Opens a page that nobody has seen, once the backend is down. @returns whether the site's own error page says when to come back */
async function saysComeBack(copy: Copy, path: string): Promise<boolean> {
  await until(() =>
    fetch(`${copy.cmsUrl}/api/health`).then(
      () => false,
      () => true,
    ),
  );
  const answer = await fetch(copy.siteUrl + path, { headers: { 'accept-language': 'en' } });
  const html = await answer.text();
  return answer.status === 503 && answer.headers.has('retry-after') && html.includes(UNAVAILABLE);
}

async function killRepeatedly(copy: Copy, program: Program): Promise<Outcome> {
  const sku = await openShop(copy);
  const stopReaders = program === 'backend' ? await startReaders(copy) : null;
  const buyers = startBuyers(copy, sku);
  const times: number[] = [];
  const unseen: boolean[] = [];
  const paths = await unseenPaths(copy);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await wait(WRITING_MS);
    const killed = copy.kill(program);
    if (program === 'backend') unseen.push(await saysComeBack(copy, paths[kill] ?? ''));
    times.push(await killed);
  }
  await buyers.stop();
  const visits = (await stopReaders?.()) ?? [];
  const { lost, doubled } = await checkCarts(copy, buyers.acknowledged);
  const longest = Math.max(...times);
  return {
    passed: lost.length === 0 && doubled === 0 && areAll200(visits) && unseen.every(Boolean),
    isInTime: longest <= BACK_WITHIN_S,
    figures: [
      `${String(KILLS)} kills, back after ${seconds(longest)} at most`,
      `${String(buyers.acknowledged.length)} writes confirmed, ${String(lost.length)} lost, ${String(doubled)} doubled`,
      ...(stopReaders === null
        ? []
        : [
            `pages seen before ${tally(visits)}; ${String(unseen.filter(Boolean).length)} of ${String(unseen.length)} others 503 with Retry-After, in the site's words`,
          ]),
    ].join('; '),
  };
}

/** Kills a site whose socket outlives it, with nginx in front, as on a single machine (docs/run.md). */
async function killSocketSite(copy: Copy): Promise<Outcome> {
  const sku = await openShop(copy);
  const site = await startSocketSite(copy.cmsUrl, { SITE_URL: copy.siteUrl, DEMO_DATE: TEST_DAY });
  try {
    const stopReaders = await startReaders(site);
    const buyers = startBuyers(site, sku);
    const times: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(WRITING_MS);
      times.push(await site.kill());
    }
    await wait(WRITING_MS);
    await buyers.stop();
    const visits = await stopReaders();
    const { lost, doubled } = await checkCarts(site, buyers.acknowledged);
    const longest = Math.max(...times);
    return {
      passed: lost.length === 0 && doubled === 0 && areAll200(visits),
      isInTime: longest <= BACK_WITHIN_S,
      figures: `${String(KILLS)} kills, back after ${seconds(longest)} at most; pages seen before ${tally(visits)}, the slowest after ${seconds(slowest(visits) / 1000)}; ${String(buyers.acknowledged.length)} writes confirmed, ${String(lost.length)} lost, ${String(doubled)} doubled, ${String(buyers.refused())} broken off, which browsers repeat`,
    };
  } finally {
    await site.stop();
  }
}

/** Kills the backend while guests hold tickets, order and pay. */
async function killWhilePaying(copy: Copy): Promise<Outcome> {
  // Programs aren't restarted after a few crashes within a minute, and other drills have caused some.
  await copy.stop();
  await copy.start();
  await openShop(copy);
  const shop = { siteUrl: copy.siteUrl, page: `${copy.siteUrl}/checkout` };
  const holds = await holdLastTickets([shop], copy);
  const guests = startGuests(shop, copy, await sellTickets(copy, null));
  const times: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = guests.confirmed().length;
    await until(() => guests.confirmed().length > before);
    await wait(WRITING_MS);
    times.push(await copy.kill('backend'));
  }
  const killed = guests.confirmed().length;
  await until(() => guests.confirmed().length > killed);
  await guests.stop();
  const { lost, doubled } = await guests.count();
  const tickets = await holds.check();
  const longest = Math.max(...times);
  return {
    passed: lost === 0 && doubled === 0 && tickets.lost === 0 && tickets.oversold === 0,
    isInTime: longest <= BACK_WITHIN_S,
    figures: `${String(KILLS)} kills, back after ${seconds(longest)} at most; ${String(guests.confirmed().length)} orders confirmed, ${String(lost)} lost, ${String(doubled)} doubled; ${String(tickets.lost)} holds lost, ${String(tickets.oversold)} tickets sold that there aren't`,
  };
}

/** Suspends the process: it accepts connections and doesn't respond. */
async function holdStill(copy: Copy): Promise<Outcome> {
  const stopReaders = await startReaders(copy);
  const [, , , unseen = '/'] = await unseenPaths(copy);
  const pid = copy.processId('backend');
  process.kill(pid, 'SIGSTOP');
  const firstVisit = visitPage(copy.siteUrl + unseen);
  await wait(SILENT_MS);
  process.kill(pid, 'SIGCONT');
  const visits = await stopReaders();
  const first = await firstVisit;
  await copy.ready();
  const after = await visitPage(`${copy.siteUrl}/drivers`);
  return {
    passed: areAll200(visits) && (first.status === 200 || first.status === 503) && after.status === 200,
    isInTime: slowest(visits) <= SEEN_WITHIN_MS,
    figures: `pages seen before ${tally(visits)}, the slowest after ${seconds(slowest(visits) / 1000)}; one not seen ${String(first.status)} after ${seconds(first.ms / 1000)}`,
  };
}

/** Stops a program under constant load. @returns how many requests were answered or broken off, and whether it exited cleanly */
async function stopOne(copy: Copy, program: Program) {
  const { url, title } = {
    site: { url: `${copy.siteUrl}/`, title: 'The site' },
    backend: { url: `${copy.cmsUrl}${API_BASE_PATH}${getCurrentDomain.path}`, title: 'The content backend' },
  }[program];
  let answered = 0;
  const readers = Array.from({ length: CONNECTIONS }, () => readUntilClosed(url, () => (answered += 1)));
  await until(() => answered >= REQUESTS[program]);
  const [startedAt, before] = [performance.now(), copy.messages().length];
  process.kill(copy.processId(program), 'SIGTERM');
  const broken = (await Promise.all(readers)).filter((isWhole) => !isWhole).length;
  const took = (performance.now() - startedAt) / 1000;
  await until(() => copy.messages().length > before);
  const isClean = copy.messages()[before]?.startsWith(`${title} stopped (exit code 0).`) === true;
  await copy.ready();
  return { answered, broken, took, isClean };
}

async function stopUnderLoad(copy: Copy): Promise<Outcome> {
  const [site, backend] = [await stopOne(copy, 'site'), await stopOne(copy, 'backend')];
  const describe = ({ answered, broken, took, isClean }: typeof site) =>
    `${String(answered)} requests answered, ${String(broken)} broken, stopped after ${seconds(took)} with ${isClean ? 'exit code 0' : 'an error'}`;
  return {
    passed: [site, backend].every(({ broken, isClean }) => broken === 0 && isClean),
    figures: `site: ${describe(site)}; backend: ${describe(backend)}`,
  };
}

export const PROGRAM_DRILLS: readonly Drill[] = [
  {
    name: 'kill-backend',
    fault: `\`kill -9\` of the backend ${String(KILLS)} times while visitors fill carts`,
    expected: `nothing that was confirmed is lost or doubled; back within ${String(BACK_WITHIN_S)} s; pages seen before are 200, others 503 with Retry-After, in the site's words`,
    isShort: true,
    play: (copy) => killRepeatedly(copy, 'backend'),
  },
  {
    name: 'kill-site',
    fault: `\`kill -9\` of the site ${String(KILLS)} times while visitors fill carts`,
    expected: `nothing that was confirmed is lost or doubled; back within ${String(BACK_WITHIN_S)} s`,
    play: (copy) => killRepeatedly(copy, 'site'),
  },
  {
    name: 'kill-held-site',
    fault: `\`kill -9\` of the only site ${String(KILLS)} times while visitors fill carts, with its socket held as systemd does, and nginx in front`,
    expected: `nobody is refused: pages seen before are 200; nothing that was confirmed is lost or doubled; back within ${String(BACK_WITHIN_S)} s`,
    isShort: true,
    play: killSocketSite,
  },
  {
    name: 'kill-while-paying',
    fault: `\`kill -9\` of the backend ${String(KILLS)} times while people without an account hold tickets, order and pay`,
    expected:
      'each confirmed order is paid, invoiced and emailed once; tickets stay held for as long as their carts were told, and nobody else gets them',
    isShort: true,
    play: killWhilePaying,
  },
  {
    name: 'silent-backend',
    fault: `the backend takes connections and says nothing for ${String(SILENT_MS / 1000)} s`,
    expected: `pages seen before are 200 within ${String(SEEN_WITHIN_MS / 1000)} s, others 200 or 503; all are there afterwards`,
    play: holdStill,
  },
  {
    name: 'stop-under-load',
    fault: `SIGTERM to the site, then to the backend, while ${String(CONNECTIONS)} connections ask without a pause`,
    expected: 'every request that was taken is answered; exit code 0',
    isShort: true,
    play: stopUnderLoad,
  },
];
