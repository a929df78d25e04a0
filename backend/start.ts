/**
 * Starts the content backend: prepares the database, then serves the built Next app (with --dev, the development version) until it is
 * stopped. With --check it only validates its settings.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentError } from '../lib/shared/node/environment.ts';
import { environment, readConfig, setEnvironment, type BackendConfig } from './kernel/config.ts';
import { writeAddress } from './kernel/limits/client-address.ts';
import { prepareDataDir } from './kernel/data-dir.ts';
import { findDirectRoute } from './kernel/http/direct-routes.ts';
import { isForeignCall, refuseForeignCall } from './kernel/http/foreign-call.ts';
import { listen, type ContentServer } from './kernel/http/http-server.ts';
import { isPrepared } from './kernel/database/is-prepared.ts';
import { fail, report, errorMessage } from './kernel/log/report.ts';
import { secureAnswer } from './kernel/http/security-headers.ts';
import { runShutdownTasks } from './kernel/http/shutdown.ts';

const folder = import.meta.dirname;
const isDev = process.argv.includes('--dev');

function readConfigOrFail(): BackendConfig {
  try {
    const settings = readConfig(environment());
    prepareDataDir(settings);
    return settings;
  } catch (error) {
    if (error instanceof EnvironmentError) return fail(error.message);
    throw error;
  }
}

async function takePort({ port, host, siteUrl }: BackendConfig): Promise<ContentServer> {
  try {
    return await listen(port, host, (request, response) =>
      secureAnswer(request, response, { siteUrl, isDev }),
    );
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return fail(
      isTaken
        ? `BACKEND_PORT: port ${port} on ${host} is already in use. Set a different one.`
        : `HOST: cannot listen on ${host}: ${errorMessage(error)}`,
    );
  }
}

/** Runs `prepare.ts`, which does its own reporting. Resolves when it is done, exits the process if it failed. */
function prepareDatabase(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, 'prepare.ts')], {
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
  fail('The content backend is not built. Run `npm run build` in backend first.');

const server = await takePort(settings);
const stopping = new AbortController();
let closeApp: () => Promise<void> = async () => undefined;

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  await server.close();
  await closeApp();
  await runShutdownTasks();
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
report({ event: 'ready', port: settings.port });
