import { freePort } from '../scripts/run/ports.ts';
import { readMetrics } from '../scripts/run/read-metrics.ts';
import { startSiteOnly } from '../scripts/run/site-only.ts';
import { percentile } from './load.ts';
import { round, table, writeReport } from './report.ts';
import { wrk } from './wrk.ts';

const TURNS = 7;
const WRK = { connections: 16, seconds: 3 } as const;

/** What measuring costs: the same site with and without metrics, by turns, so that what else the machine does hits both. */
export async function benchMetrics(contentApiUrl: string, paths: readonly string[]): Promise<void> {
  const port = await freePort();
  const metricsUrl = `http://127.0.0.1:${String(port)}/metrics`;
  const without = await startSiteOnly(contentApiUrl);
  const measured = await startSiteOnly(contentApiUrl, undefined, { METRICS_PORT: String(port) });
  const rows: string[][] = [];
  try {
    for (const path of paths) {
      const rates: { plain: number; measured: number }[] = [];
      for (let turn = 0; turn <= TURNS; turn += 1) {
        const plain = (await wrk(without.url + path, WRK)).perSecond;
        const withMetrics = (await wrk(measured.url + path, WRK)).perSecond;
        // The first turn warms both up.
        if (turn > 0) rates.push({ plain, measured: withMetrics });
      }
      const median = (values: readonly number[]) => percentile(values, 0.5);
      rows.push([
        path,
        round(median(rates.map(({ plain }) => plain))),
        round(median(rates.map((rate) => rate.measured))),
        `${round(median(rates.map((rate) => rate.measured / rate.plain)), 3)} ×`,
      ]);
    }
    const started = performance.now();
    const { text } = await readMetrics(metricsUrl);
    const took = performance.now() - started;
    await writeReport(
      'metrics',
      'What metrics cost',
      `${table(['Page', 'Requests/s without', 'with', 'Ratio'], rows)}\n\n` +
        `Cached pages over ${String(WRK.connections)} connections, ${String(TURNS)} pairs of ${String(WRK.seconds)} s by turns, medians; the ratio is the median of the pairs. ` +
        `Reading the metrics took ${round(took)} ms for ${round(text.length / 1024)} KB.`,
    );
  } finally {
    await measured.stop();
    await without.stop();
  }
}
