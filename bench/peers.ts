import { chromium } from '@playwright/test';
import { firstLoadOf } from '../scripts/check/first-load-js.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/run/chromium.ts';
import { freePort } from '../scripts/run/ports.ts';
import { startSiteOnly, type SiteOnly } from '../scripts/run/site-only.ts';
import { memoryMb } from './cpu.ts';
import { prepareFloor, startFloor } from './floor-app.ts';
import { load, percentile, timeEach, type LoadFigures } from './load.ts';
import { lookOnce, type Look } from './look.ts';
import { startNginx } from './nginx.ts';
import { peersOnPaper } from './peers-on-paper.ts';
import { round, table, writeReport } from './report.ts';

const ROUNDS = 3;
const STARTS = 3;
const FIRST_RENDERS = 20;
const LOOKS = 3;
/** Has saved documents alone, and nothing that they load. */
const SAVED = 'nginx';

type Peer = { readonly name: string; readonly start: () => Promise<SiteOnly> };
type Measured = {
  readonly startMs: number[];
  readonly loads: Map<string, LoadFigures[]>;
  readonly looks: Map<string, Look[]>;
  /** Kilobytes of gzip. */
  readonly scripts: Map<string, number>;
  renders: readonly number[];
  memory: number;
};

const middle = (values: readonly number[]) => percentile(values, 0.5);

/** Milliseconds from the start of the process to its first page. */
async function timeStart(peer: Peer): Promise<number> {
  const startedAt = performance.now();
  const server = await peer.start();
  await timeEach([`${server.url}/`]);
  const ms = performance.now() - startedAt;
  await server.stop();
  return ms;
}

/** Lighthouse looks at each in turn; the first look at a page does not count. */
async function lookAt(
  peers: readonly { readonly url: string; readonly looks: Map<string, Look[]> | undefined }[],
  paths: readonly string[],
): Promise<void> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${String(port)}`],
  });
  try {
    for (const path of paths)
      for (let turn = 0; turn <= LOOKS; turn += 1)
        for (const { url, looks } of peers) {
          const look = await lookOnce(url + path, port);
          if (turn > 0) looks?.set(path, [...(looks.get(path) ?? []), look]);
        }
  } finally {
    await browser.close();
  }
}

/** All peers run side by side, and each is asked in turn, so that what else the machine does hits all of them. */
async function measure(peers: readonly Peer[], paths: readonly string[], unseen: readonly string[]) {
  const figures = new Map(
    peers.map(({ name }): [string, Measured] => [
      name,
      { startMs: [], loads: new Map(), looks: new Map(), scripts: new Map(), renders: [], memory: 0 },
    ]),
  );
  for (let turn = 0; turn < STARTS; turn += 1)
    for (const peer of peers) figures.get(peer.name)?.startMs.push(await timeStart(peer));
  const servers = await Promise.all(peers.map(async (peer) => ({ peer, server: await peer.start() })));
  try {
    for (const { peer, server } of servers) {
      await timeEach(paths.map((path) => server.url + path));
      const measured = figures.get(peer.name);
      if (measured !== undefined && peer.name !== SAVED)
        measured.renders = await timeEach(unseen.map((path) => server.url + path));
    }
    for (let turn = 0; turn < ROUNDS; turn += 1)
      for (const path of paths)
        for (const { peer, server } of servers) {
          const loads = figures.get(peer.name)?.loads;
          loads?.set(path, [...(loads.get(path) ?? []), await load(server.url + path, server.pid)]);
        }
    for (const { peer, server } of servers) {
      const measured = figures.get(peer.name);
      if (measured !== undefined) measured.memory = memoryMb(server.pid);
    }
    const whole = servers.filter(({ peer }) => peer.name !== SAVED);
    for (const path of paths)
      for (const { peer, server } of whole)
        figures.get(peer.name)?.scripts.set(path, (await firstLoadOf(server.url, path)).bytes / 1024);
    await lookAt(
      whole.map(({ peer, server }) => ({ url: server.url, looks: figures.get(peer.name)?.looks })),
      paths,
    );
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
  return figures;
}

/**
 * The same home page and article from three servers in one run: saved HTML from nginx (the limit), a bare Next app (the floor), and the
 * site; and what others have published of other systems.
 */
export async function benchPeers(siteUrl: string, contentApiUrl: string): Promise<void> {
  const [article, ...others] = await prepareFloor(siteUrl);
  const paths = ['/', article];
  const peers: readonly Peer[] = [
    { name: SAVED, start: () => startNginx(siteUrl, paths) },
    { name: 'bare Next', start: () => startFloor(contentApiUrl) },
    { name: 'this site', start: () => startSiteOnly(contentApiUrl) },
  ];
  const figures = await measure(peers, paths, others.slice(0, FIRST_RENDERS));
  const rateOf = (name: string, path: string) =>
    middle((figures.get(name)?.loads.get(path) ?? []).map(({ perSecond }) => perSecond));
  /** Score, first paint and scripts of a page; dashes for saved documents, which lack what they load. */
  const pageOf = (name: string, path: string): string[] => {
    const looks = figures.get(name)?.looks.get(path) ?? [];
    if (looks.length === 0) return ['–', '–', '–'];
    return [
      round(middle(looks.map(({ score }) => score))),
      round(middle(looks.map(({ fcp }) => fcp))),
      round(figures.get(name)?.scripts.get(path) ?? 0, 1),
    ];
  };
  const rows = paths.flatMap((path) =>
    peers.map(({ name }) => {
      const loads = figures.get(name)?.loads.get(path) ?? [];
      return [
        `${path}, ${name}`,
        round(rateOf(name, path)),
        `${round(rateOf(name, path) / rateOf('bare Next', path), 1)} ×`,
        `${round((rateOf(name, path) / rateOf(SAVED, path)) * 100)} %`,
        round(middle(loads.map(({ p99Ms }) => p99Ms)), 1),
        round(middle(loads.map(({ cpuUs }) => cpuUs ?? 0))),
        ...pageOf(name, path),
      ];
    }),
  );
  const rest = peers.map(({ name }) => {
    const { startMs = [], renders = [], memory = 0 } = figures.get(name) ?? {};
    return [name, round(middle(startMs)), renders.length === 0 ? '–' : round(middle(renders)), round(memory)];
  });
  const body = [
    '## Cached pages, 16 connections, gzip',
    table(
      [
        'Page',
        'Requests/s',
        'against bare Next',
        'of nginx',
        'p99 ms',
        'Processor µs a request',
        'Lighthouse',
        'First paint, ms',
        'First-load JS, KB',
      ],
      rows,
    ),
    '## The rest',
    table(
      ['Server', 'Start to first page, ms', 'First render of an article, ms', 'Memory after it, MB'],
      rest,
    ),
    `Medians of ${String(ROUNDS)} loads of 8 s, ${String(STARTS)} starts and ${String(FIRST_RENDERS)} articles that nobody had opened. nginx and both apps run on the same machine as the load (wrk, one thread). The content server was already running. Lighthouse for mobile: the median of ${String(LOOKS)} looks by turns.`,
    peersOnPaper(),
  ].join('\n\n');
  await writeReport('peers', 'Beside nginx, a bare Next app and others', body);
}
