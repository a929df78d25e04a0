/**
 * Starts the content backend: prepares the database, then serves the built Next app (with --dev, the development version) until it is
 * stopped. With --check it only validates its settings.
 */
import './kernel/import-fast.ts';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EnvironmentError } from '../lib/shared/node/environment.ts';
import {
  checkForStart,
  environment,
  readConfig,
  setEnvironment,
  type BackendConfig,
} from './kernel/config.ts';
import { writeAddress } from './kernel/limiter/client-address.ts';
import { prepareDataDir } from './kernel/data-dir.ts';
import { findDirectRoute } from './kernel/http/direct-routes.ts';
import { isForeignCall, refuseForeignCall } from './kernel/http/foreign-call.ts';
import { listen, type ContentServer } from './kernel/http/http-server.ts';
import { isPrepared } from './kernel/database/is-prepared.ts';
import { whenOpened } from './kernel/http/opened.ts';
import { readiness } from './kernel/http/readiness.ts';
import { log } from './kernel/log/log.ts';
import { fail, report, errorMessage } from './kernel/log/report.ts';
import { secureAnswer } from './kernel/http/security-headers.ts';
import { runShutdownTasks } from './kernel/http/shutdown.ts';

const folder = import.meta.dirname;
const isDev = process.argv.includes('--dev');

function readConfigOrFail(): BackendConfig {
  try {
    const settings = readConfig(environment());
    checkForStart(settings);
    prepareDataDir(settings);
    return settings;
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(error.message);
    throw error;
  }
}

/** A bucket that refuses will go on refusing; one that doesn't respond may come back, and the site runs without it. */
async function checkBucket({ s3 }: BackendConfig): Promise<void> {
  if (s3 === null) return;
  const [{ createS3Storage }, { StorageUnavailable, StorageRefusal }] = await Promise.all([
    import('./kernel/storage/s3-storage.ts'),
    import('./kernel/storage/storage.ts'),
  ]);
  try {
    await createS3Storage(s3).list('ready');
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    if (error.cause instanceof StorageRefusal)
      fail(`S3_BUCKET ${s3.bucket} at ${s3.endpoint} can’t be used: ${errorMessage(error.cause)}`);
  }
}

async function takePort({ port, host, siteUrl, trustedProxies }: BackendConfig): Promise<ContentServer> {
  try {
    return await listen({
      port,
      host,
      trustedProxies,
      readiness: readiness(),
      prepare: (request, response) => secureAnswer(request, response, { siteUrl, isDev }),
    });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return fail(
      isTaken
        ? `BACKEND_PORT: port ${port} on ${host} is already in use. Set a different one.`
        : `HOST: can’t listen on ${host}: ${errorMessage(error)}`,
    );
  }
}

/** Serves the metrics if a port is configured; otherwise none of their code is loaded. */
async function openMetrics({ metricsPort, metricsHost }: BackendConfig): Promise<void> {
  if (metricsPort === null) return;
  const { serveMetrics } = await import('../lib/shared/node/metrics.ts');
  await serveMetrics({
    program: 'backend',
    port: metricsPort,
    host: metricsHost,
    onFault: (error, name) => log.warn({ err: error, metric: name }, 'A metric could not be read.'),
  }).catch((error: unknown) =>
    fail(`BACKEND_METRICS_PORT ${String(metricsPort)} can’t be used: ${errorMessage(error)}.`),
  );
}

/** Enables traces if a collector is configured; otherwise none of their code is loaded. @returns sends pending spans */
async function openTraces({ traces }: BackendConfig): Promise<() => Promise<void>> {
  if (traces === null) return async () => undefined;
  const { startTraces } = await import('../lib/shared/node/traces.ts');
  return startTraces({
    ...traces,
    program: 'backend',
    onFault: (reason, spans) => log.warn({ reason, spans }, 'Traces could not be sent.'),
  });
}

/** Runs `prepare.ts`, which does its own reporting. Resolves when it is done, exits the process if it failed. */
function prepareDatabase(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const importFast = ['--import', join(folder, 'kernel/import-fast.ts')];
    const child = spawn(process.execPath, [...importFast, join(folder, 'prepare.ts')], {
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: stopping,
    });
    child.once('error', (error) => {
      if (!stopping.aborted) fail(`Failed to prepare the database: ${errorMessage(error)}`);
    });
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      // Ctrl-C reaches both processes: this one is about to shut down in order.
      else if (stopping.aborted || signal === 'SIGINT') return;
      else if (signal) fail(`Failed to prepare the database: killed by ${signal}.`);
      else process.exit(1);
    });
  });
}

// Next and Payload read these when they are loaded.
process.chdir(folder);
const settings = readConfigOrFail();
log.level = settings.logLevel;
setEnvironment({
  NODE_ENV: isDev ? 'development' : 'production',
  DATA_DIR: settings.dataDir,
  NEXT_TELEMETRY_DISABLED: '1',
});
if (process.argv.includes('--check')) {
  report({ event: 'ready', port: settings.port });
  process.exit(0);
}
if (!isDev && !existsSync(join(folder, '.next', 'BUILD_ID')))
  fail('The content backend hasn’t been built. Run `npm run build` in backend first.');

await checkBucket(settings);
await openMetrics(settings);
const sendTraces = await openTraces(settings);
const server = await takePort(settings);
const stopping = new AbortController();
let closeApp: () => Promise<void> = async () => undefined;

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  readiness().stopping();
  // In the meantime, load balancers send calls elsewhere.
  await delay(settings.drainMs);
  await server.close();
  await closeApp();
  await runShutdownTasks();
  await sendTraces();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The parent process is gone without notice: nobody else would stop this one.
process.on('disconnect', () => void stop());

if (!isPrepared(settings)) await prepareDatabase(stopping.signal);
const { default: next } = await import('next');
const app = next({ dev: isDev, dir: folder, hostname: settings.host, port: settings.port });
await app
  .prepare()
  .then(whenOpened)
  .catch((error: unknown) => fail(`The content backend failed to start: ${errorMessage(error)}`));
closeApp = () => app.close();
const handle = app.getRequestHandler();
server.serve(async (request, response) => {
  const direct = findDirectRoute(request);
  if (direct !== null) return direct(request, response);
  if (isForeignCall(request)) return refuseForeignCall(request, response);
  writeAddress(request);
  return handle(request, response);
});
readiness().started();
report({ event: 'ready', port: settings.port });
