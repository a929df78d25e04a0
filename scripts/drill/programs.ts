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
import { areAll200, look, slowest, startReaders, tally } from './readers.ts';

/* Programs that die, hang or are stopped. */

/** Below the number of crashes in a minute after which a program is given up. */
const KILLS = 3;
const WRITING_MS = 1_500;
const BACK_WITHIN_S = 10;
const SILENT_MS = 15_000;
/** A page seen before waits this long at most for a new one. */
const SEEN_WITHIN_MS = 5_000;
const REQUESTS = { site: 5_000, backend: 1_000 } as const;
const CONNECTIONS = 50;
const UNAVAILABLE = english['unavailable.title'];

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** Articles of the sitemap, those that readers come by last first. */
async function unseenPaths({ siteUrl }: Copy): Promise<readonly string[]> {
  const sitemap = await fetch(`${siteUrl}/sitemap.xml`).then((answer) => answer.text());
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => path.startsWith('/article/'))
    .toReversed();
}

/** Opens a page that nobody has seen, once the backend is gone. @returns whether the site says in its own words when to come back */
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
  const looks = (await stopReaders?.()) ?? [];
  const { lost, doubled } = await checkCarts(copy, buyers.acknowledged);
  const longest = Math.max(...times);
  return {
    held: lost.length === 0 && doubled === 0 && areAll200(looks) && unseen.every(Boolean),
    isInTime: longest <= BACK_WITHIN_S,
    figures: [
      `${String(KILLS)} kills, back after ${seconds(longest)} at most`,
      `${String(buyers.acknowledged.length)} writes confirmed, ${String(lost.length)} lost, ${String(doubled)} doubled`,
      ...(stopReaders === null
        ? []
        : [
            `pages seen before ${tally(looks)}; ${String(unseen.filter(Boolean).length)} of ${String(unseen.length)} others 503 with Retry-After, in the site's words`,
          ]),
    ].join('; '),
  };
}

/** Kills a site whose socket is held, with nginx in front: the way one machine is set up (docs/run.md). */
async function killHeldSite(copy: Copy): Promise<Outcome> {
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
    const looks = await stopReaders();
    const { lost, doubled } = await checkCarts(site, buyers.acknowledged);
    const longest = Math.max(...times);
    return {
      held: lost.length === 0 && doubled === 0 && areAll200(looks),
      isInTime: longest <= BACK_WITHIN_S,
      figures: `${String(KILLS)} kills, back after ${seconds(longest)} at most; pages seen before ${tally(looks)}, the slowest after ${seconds(slowest(looks) / 1000)}; ${String(buyers.acknowledged.length)} writes confirmed, ${String(lost.length)} lost, ${String(doubled)} doubled, ${String(buyers.refused())} broken off, which browsers repeat`,
    };
  } finally {
    await site.stop();
  }
}

/** Kills the backend while people without an account hold tickets, order and pay. */
async function killWhilePaying(copy: Copy): Promise<Outcome> {
  // A program is given up after a few crashes within a minute, and other drills have made some.
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
  const kept = await holds.check();
  const longest = Math.max(...times);
  return {
    held: lost === 0 && doubled === 0 && kept.lost === 0 && kept.oversold === 0,
    isInTime: longest <= BACK_WITHIN_S,
    figures: `${String(KILLS)} kills, back after ${seconds(longest)} at most; ${String(guests.confirmed().length)} orders confirmed, ${String(lost)} lost, ${String(doubled)} doubled; ${String(kept.lost)} holds lost, ${String(kept.oversold)} tickets sold that there aren't`,
  };
}

/** Stops the process without ending it: it takes connections and says nothing. */
async function holdStill(copy: Copy): Promise<Outcome> {
  const stopReaders = await startReaders(copy);
  const [, , , unseen = '/'] = await unseenPaths(copy);
  const pid = copy.processId('backend');
  process.kill(pid, 'SIGSTOP');
  const asked = look(copy.siteUrl + unseen);
  await wait(SILENT_MS);
  process.kill(pid, 'SIGCONT');
  const looks = await stopReaders();
  const first = await asked;
  await copy.ready();
  const after = await look(`${copy.siteUrl}/drivers`);
  return {
    held: areAll200(looks) && (first.status === 200 || first.status === 503) && after.status === 200,
    isInTime: slowest(looks) <= SEEN_WITHIN_MS,
    figures: `pages seen before ${tally(looks)}, the slowest after ${seconds(slowest(looks) / 1000)}; one not seen ${String(first.status)} after ${seconds(first.ms / 1000)}`,
  };
}

/** Stops a program that is asked without a pause. @returns what was answered, what was broken, and whether it said that all was well */
async function stopOne(copy: Copy, program: Program) {
  const { url, title } = {
    site: { url: `${copy.siteUrl}/`, title: 'The site' },
    backend: { url: `${copy.cmsUrl}${API_BASE_PATH}${getCurrentDomain.path}`, title: 'The content backend' },
  }[program];
  let answered = 0;
  const readers = Array.from({ length: CONNECTIONS }, () => readUntilClosed(url, () => (answered += 1)));
  await until(() => answered >= REQUESTS[program]);
  const [startedAt, before] = [performance.now(), copy.told().length];
  process.kill(copy.processId(program), 'SIGTERM');
  const broken = (await Promise.all(readers)).filter((isWhole) => !isWhole).length;
  const took = (performance.now() - startedAt) / 1000;
  await until(() => copy.told().length > before);
  const isClean = copy.told()[before]?.startsWith(`${title} stopped (exit code 0).`) === true;
  await copy.ready();
  return { answered, broken, took, isClean };
}

async function stopUnderLoad(copy: Copy): Promise<Outcome> {
  const [site, backend] = [await stopOne(copy, 'site'), await stopOne(copy, 'backend')];
  const words = ({ answered, broken, took, isClean }: typeof site) =>
    `${String(answered)} requests answered, ${String(broken)} broken, stopped after ${seconds(took)} with ${isClean ? 'exit code 0' : 'an error'}`;
  return {
    held: [site, backend].every(({ broken, isClean }) => broken === 0 && isClean),
    figures: `site: ${words(site)}; backend: ${words(backend)}`,
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
    play: killHeldSite,
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
