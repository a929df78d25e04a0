import { startCollector } from '../scripts/run/collector-stand-in.ts';
import { startTestSite } from '../scripts/run/test-site.ts';
import { cpuMicroseconds } from './cpu.ts';
import { percentile, timeEach } from './load.ts';
import { round, table, writeReport } from './report.ts';

const TURNS = 7;
/** Not the ports of the browser tests, so that both can run. */
const [PORT, BACKEND_PORT] = [3442, 4442];
/** How often each address is asked for in a turn, one request after the other. */
const ADDRESSES = [
  { what: 'A cached page', times: 400, path: () => '/news' },
  { what: 'A call of the backend', times: 200, path: () => '/api/v1/cognito/domain/currentDomain' },
  // No other turn has searched for it, so that it is rendered.
  {
    what: 'A page that is rendered',
    times: 10,
    path: (turn: number, index: number) => `/search/taupo${String(turn)}x${String(index)}`,
  },
] as const;

type Side = 'without' | 'with' | 'away';
type Turn = Readonly<Record<Side, { readonly ms: number; readonly cpuUs: number }>>;

/** What traces cost: the same site and backend without, with a collector, and with one that is away, by turns. */
export async function benchTraces(): Promise<void> {
  const collector = await startCollector();
  const start = (index: number, endpoint: string) =>
    startTestSite(
      (message) => console.log(message),
      { port: PORT + index, backendPort: BACKEND_PORT + index },
      { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, LOG_LEVEL: 'silent' },
    );
  const sites = {
    without: await start(0, ''),
    with: await start(1, collector.url),
    away: await start(2, 'http://127.0.0.1:1'),
  };
  const rows: string[][] = [];
  try {
    for (const { what, times, path } of ADDRESSES) {
      const measure = async (side: Side, turn: number) => {
        const { env, processIds } = sites[side];
        const cpu = () => {
          const { site, backend } = processIds();
          return (cpuMicroseconds(site) ?? 0) + (cpuMicroseconds(backend) ?? 0);
        };
        const urls = Array.from({ length: times }, (_, index) => env.siteUrl + path(turn, index));
        const before = cpu();
        const ms = percentile(await timeEach(urls), 0.5);
        return { ms, cpuUs: (cpu() - before) / times };
      };
      const turns: Turn[] = [];
      for (let turn = 0; turn <= TURNS; turn += 1) {
        const figures = {
          without: await measure('without', turn),
          with: await measure('with', turn),
          away: await measure('away', turn),
        };
        // The first turn warms all up.
        if (turn > 0) turns.push(figures);
      }
      const median = (read: (turn: Turn) => number) => percentile(turns.map(read), 0.5);
      for (const side of ['without', 'with', 'away'] as const)
        rows.push([
          what,
          side === 'away' ? 'with, the collector away' : side,
          round(
            median((turn) => turn[side].ms),
            2,
          ),
          `${round(
            median((turn) => turn[side].ms / turn.without.ms),
            2,
          )} ×`,
          round(median((turn) => turn[side].cpuUs) / 1000, 2),
        ]);
    }
    const spans = collector.spans().length;
    await writeReport(
      'traces',
      'What traces cost',
      `${table(['What', 'Traces', 'ms', 'Against without', 'CPU ms a request'], rows)}\n\n` +
        `Site and backend on SQLite, every request traced, one request after the other (${ADDRESSES.map(({ times }) => String(times)).join(', ')} a turn) on this machine, ` +
        `by turns, ${String(TURNS)} turns after one that does not count. ms is the median until the last byte, the ratio the median of the turns; CPU is of both programs, ` +
        `with the sending. The collector got ${round(spans)} spans.`,
      'npm run bench -- traces',
    );
  } finally {
    for (const site of Object.values(sites)) await site.stop();
    await collector.stop();
  }
}
