import { setTimeout as wait } from 'node:timers/promises';
import { startPushStandIn, type PushBrowser } from '../scripts/run/push-stand-in.ts';
import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { getInitialData } from '../lib/contract/endpoints/content.ts';
import { getPushKey, keepNotifications } from '../lib/contract/endpoints/notifications.ts';
import { createIn, elsewhere, onEachDatabase, post, startBackend, type Backend } from './backend.ts';
import { cpuMicroseconds, memoryMb } from './cpu.ts';
import { percentile } from './load.ts';
import { startReader } from './reader.ts';
import { round, table, writeReport } from './report.ts';

const BROWSERS = 20_000;
const AT_ONCE = 16;
const MINUTE_MS = 60_000;
const QUIET_MS = 8_000;
const LOOK_EVERY_MS = 100;
const GIVE_UP_MS = 5 * MINUTE_MS;

type Service = Awaited<ReturnType<typeof startPushStandIn>>;

/** Browsers that follow a category, put on record as they do it themselves. */
async function subscribe({ url }: Backend, service: Service, category: number): Promise<void> {
  const answer = await fetch(`${url}${API_BASE_PATH}${getPushKey.path}`);
  const { key } = getPushKey.output.parse(await answer.json());
  const keep = ({ endpoint, publicKey, authSecret }: PushBrowser) =>
    post(
      url,
      API_BASE_PATH + keepNotifications.path,
      {
        endpoint,
        public_key: publicKey,
        auth_secret: authSecret,
        server_key: key,
        language: 'en',
        time_zone: 'Pacific/Auckland',
        kinds: ['start'],
        subjects: [`category-${String(category)}`],
        quiet: null,
      },
      elsewhere(),
    );
  let left = BROWSERS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        await keep(service.subscribe());
      }
    }),
  );
}

/** Reads a call that every page needs, for a while. @returns how long the answers took, in milliseconds */
async function readWhile(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const reader = startReader(`${url}${API_BASE_PATH}${getInitialData.path}`);
  await work();
  return reader.stop();
}

/** From the first message to the last, once a session is about to start. */
async function rush(name: string, settings: Record<string, string>): Promise<string[][]> {
  const service = await startPushStandIn();
  const backend = await startBackend({ ...settings, PUSH_SERVICES: service.url });
  try {
    const create = createIn(backend);
    const day = (days: number) => new Date(Date.now() + days * 24 * 60 * MINUTE_MS).toISOString();
    const category = await create('categories', { name: 'GT Championship' });
    const meeting = await create('rounds', {
      name: 'Teretonga',
      start_date: day(-1),
      end_date: day(1),
      categories: [category],
      _status: 'published',
    });
    await subscribe(backend, service, category);
    const calm = await readWhile(backend.url, () => wait(QUIET_MS));

    await create('results', {
      round: meeting,
      category,
      session_name: 'Race 1',
      date: new Date(Date.now() + 14 * MINUTE_MS).toISOString(),
      _status: 'published',
    });
    let received = 0;
    let [firstAt, lastAt, cpuBefore] = [0, 0, cpuMicroseconds(backend.pid)];
    const givesUpAt = performance.now() + GIVE_UP_MS;
    const busy = await readWhile(backend.url, async () => {
      while (received < BROWSERS && performance.now() < givesUpAt) {
        await wait(LOOK_EVERY_MS);
        const now = performance.now();
        const more = service.take().length;
        if (received === 0) [firstAt, cpuBefore] = [now, cpuMicroseconds(backend.pid)];
        if (more > 0) lastAt = now;
        received += more;
      }
    });
    const cpuAfter = cpuMicroseconds(backend.pid);
    const seconds = (lastAt - firstAt) / 1000;
    const cpu = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / 1_000_000 / seconds;
    return [
      [
        name,
        round(received),
        round(seconds, 1),
        cpu === null ? '–' : round(cpu, 2),
        round(memoryMb(backend.pid)),
        ...[calm, busy].flatMap((times) => [
          round(percentile(times, 0.5), 1),
          round(percentile(times, 0.99), 1),
        ]),
      ],
    ];
  } finally {
    await backend.stop();
    service.close();
  }
}

/** How long it takes to notify 20,000 browsers that a session starts, and how that affects others. */
export async function benchNotifications(): Promise<void> {
  const rows = await onEachDatabase(rush);
  const body = [
    `A session is about to start, and ${round(BROWSERS)} browsers follow its category. Each message is encrypted for its browser and handed to a push service on the same machine, which checks its signature. Seconds are from the first message to the last. Meanwhile somebody reads a call that every page needs; \`before\` is the same without the messages.`,
    table(
      [
        'Database',
        'Messages',
        'Seconds',
        'Cores of the backend',
        'MB',
        'before p50 ms',
        'p99',
        'meanwhile p50 ms',
        'p99',
      ],
      rows,
    ),
  ].join('\n\n');
  await writeReport('notifications', 'Notifications', body, 'npm run bench -- notifications');
}
