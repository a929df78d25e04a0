import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { followMeters, type Meter } from './meters.ts';

/* Loaded only if a port is configured: the metrics of a program, for Prometheus (docs/decisions/0089). */

/** From a response from memory to one that the client gave up on. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** A gauge that takes longer to read (because a database hangs) is left out, so that the others aren't late. */
const READ_MS = 3_000;

export type MetricsOptions = {
  readonly program: 'site' | 'backend';
  readonly port: number;
  readonly host: string;
  /** Called with the error of a gauge that can’t be read. */
  readonly onFault: (error: unknown, name: string) => void;
};

const timeout = (name: string) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${name} could not be read in time.`)), READ_MS).unref();
  });

function addGauge(registry: Registry, meter: Meter, onFault: MetricsOptions['onFault']): void {
  const { name, help, labels, readers } = meter;
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      gauge.reset();
      await Promise.all(
        [...readers.values()].map(async (read) => {
          try {
            for (const sample of await Promise.race([read(), timeout(name)]))
              gauge.set({ ...sample.labels }, sample.value);
          } catch (error) {
            onFault(error, name);
          }
        }),
      );
    },
  });
}

function addMeter(registry: Registry, meter: Meter, onFault: MetricsOptions['onFault']): void {
  const { kind, name, help, labels, listeners } = meter;
  const description = { name, help, labelNames: [...labels], registers: [registry] };
  if (kind === 'gauge') return addGauge(registry, meter, onFault);
  if (kind === 'counter') {
    const counter = new Counter(description);
    listeners.add((given) => counter.inc({ ...given }));
    return;
  }
  const histogram = new Histogram({ ...description, buckets: BUCKETS });
  listeners.add((given, seconds) => histogram.observe({ ...given }, seconds));
}

/**
 * Creates a registry of this process's meters and Node's own metrics.
 * @returns reads all of them as text
 */
export function createMetrics({
  program,
  onFault,
}: Pick<MetricsOptions, 'program' | 'onFault'>): () => Promise<string> {
  const registry = new Registry();
  registry.setDefaultLabels({ program });
  collectDefaultMetrics({ register: registry });
  followMeters((meter) => addMeter(registry, meter, onFault));
  return () => registry.metrics();
}

/**
 * Serves the metrics at /metrics on a separate port, which visitors have no access to.
 * @throws the listen error
 */
export async function serveMetrics(options: MetricsOptions): Promise<void> {
  const read = createMetrics(options);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('See /metrics.\n');
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      (error: unknown) => {
        options.onFault(error, 'metrics');
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The metrics failed.\n');
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  // Available until the process ends, even while it is stopping.
  server.unref();
}
