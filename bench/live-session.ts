import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_CALL, SESSION_PARAMETER } from '../lib/season/live.ts';
import { TIMING_CALLS_PER_SECOND } from '../lib/contract/timing.ts';
import { RACE_FRIDAY } from '../scripts/run/seeded-data.ts';
import { startSiteOnly } from '../scripts/run/site-only.ts';
import { startTestSite } from '../scripts/run/test-site.ts';
import { cpuMicroseconds, memoryMb } from './cpu.ts';
import { nextSession, openStreams } from './live.ts';
import { percentile } from './load.ts';
import { signedIn } from './publish.ts';
import { round, table, writeReport } from './report.ts';
import { newProvider, send } from './timing.ts';

const PORTS = { port: 3256, backendPort: 4256 };
const SECONDS = 20;
const EVERY_MS = 1000 / TIMING_CALLS_PER_SECOND;
const REST_MS = 10_000;

/** What a stream has received so far. */
type Received = { bytes: number; events: number };

/** A session that thousands follow while its timing system sends at its highest rate: what that costs the site's process. */
export async function benchLiveSession(ports = PORTS): Promise<void> {
  const whole = await startTestSite(console.log, ports, { DEMO_DATE: RACE_FRIDAY });
  const { siteUrl, contentApiUrl } = whole.env;
  // A process of its own, which has nothing else to do.
  const site = await startSiteOnly(contentApiUrl, undefined, { DEMO_DATE: RACE_FRIDAY });
  try {
    const cms = contentApiUrl.replace('127.0.0.1', 'localhost');
    const signer = await newProvider(cms, await signedIn(cms, whole.admin));
    const session = await nextSession(siteUrl);
    await send(siteUrl, signer, session, 0);
    const memoryBefore = memoryMb(site.pid);
    const sockets = await openStreams(site.url, `${LIVE_CALL}?${SESSION_PARAMETER}=${String(session)}`);
    const received = sockets.map((): Received => ({ bytes: 0, events: 0 }));
    /** When each call was sent, and how long one of the streams, another one for each, took to have it. */
    const sentAt = new Map<number, number>();
    const delays: number[] = [];
    for (const [index, socket] of sockets.entries())
      socket.on('data', (chunk) => {
        const own = received[index];
        if (!own) return;
        const text = String(chunk);
        own.bytes += chunk.length;
        own.events += text.split('event: session').length - 1;
        const call = Number(/Leader of call (\d+)/.exec(text)?.[1] ?? NaN);
        const at = sentAt.get(call);
        if (at !== undefined && index === call % sockets.length) delays.push(Date.now() - at);
      });
    await wait(REST_MS);
    const began = performance.now();
    const cpuBefore = cpuMicroseconds(site.pid) ?? 0;
    const eventsBefore = received.reduce((sum, { events }) => sum + events, 0);
    const bytesBefore = received.reduce((sum, { bytes }) => sum + bytes, 0);
    for (let call = 1; call <= SECONDS * TIMING_CALLS_PER_SECOND; call += 1) {
      await wait(Math.max(0, began + call * EVERY_MS - performance.now()));
      sentAt.set(call, Date.now());
      await send(siteUrl, signer, session, call);
    }
    const seconds = (performance.now() - began) / 1000;
    const cores = ((cpuMicroseconds(site.pid) ?? 0) - cpuBefore) / 1_000_000 / seconds;
    const events = received.reduce((sum, one) => sum + one.events, 0) - eventsBefore;
    const bytes = received.reduce((sum, one) => sum + one.bytes, 0) - bytesBefore;
    const each = sockets.length * seconds;
    const memory = memoryMb(site.pid) - memoryBefore;
    for (const socket of sockets) socket.destroy();
    await writeReport(
      'live-session',
      'A session that thousands follow',
      [
        `${round(sockets.length)} streams of one session for ${round(seconds, 1)} s, with ${String(TIMING_CALLS_PER_SECOND)} calls a second of 60 cars that all move, which is the most there can be. The site's process:`,
        table(
          ['cores', 'memory, MB', 'states a second and stream', 'KB a second and stream'],
          [[round(cores, 2), round(memory), round(events / each, 1), round(bytes / each / 1024, 1)]],
        ),
        'From sending a call until a stream has it, in milliseconds; the streams are read by one process on the same machine:',
        table(
          ['p50', 'p95', 'longest'],
          [[percentile(delays, 0.5), percentile(delays, 0.95), Math.max(...delays)].map((ms) => round(ms))],
        ),
      ].join('\n\n'),
    );
  } finally {
    await site.stop();
    await whole.stop();
  }
}
