/**
 * Starts the content backend: prepares the database, then serves the built Next app (with --dev, the app as it is worked on)
 * until it is told to stop. With --check it only says whether its settings can be used.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, environment, readConfig, setEnvironment, type BackendConfig } from './config.ts';
import { findDirectRoute } from './server/direct-routes.ts';
import { listen, type ContentServer } from './server/http-server.ts';
import { isPrepared } from './database/is-prepared.ts';
import { fail, report, wordsOf } from './server/report.ts';
import { runShutdownTasks } from './server/shutdown.ts';

const folder = import.meta.dirname;
const isDev = process.argv.includes('--dev');

function readConfigOrFail(): BackendConfig {
  try {
    return readConfig(environment());
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
}

async function takePort({ port, host }: BackendConfig): Promise<ContentServer> {
  try {
    return await listen(port, host);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    return fail(
      isTaken
        ? `BACKEND_PORT: port ${port} on ${host} is taken, set another.`
        : `HOST: cannot listen on ${host}: ${wordsOf(error)}`,
    );
  }
}

/** Runs `prepare.ts`; it reports by itself. Resolves when it is done, ends the process if it failed. */
function prepareDatabase(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(folder, 'prepare.ts')], {
      stdio: ['ignore', 'inherit', 'inherit'],
      signal: stopping,
    });
    child.once('error', (error) => {
      if (!stopping.aborted) fail(`The database could not be prepared: ${wordsOf(error)}`);
    });
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      // Ctrl-C reaches both processes: this one is about to stop in order.
      else if (stopping.aborted || signal === 'SIGINT') return;
      else if (signal) fail(`The database could not be prepared: ended by ${signal}.`);
      else process.exit(1);
    });
  });
}

// Next and Payload look at these when they are loaded.
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
  fail('The content backend is not built: run its build first.');

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
// Whoever started it is gone without a word: nobody else would stop it.
process.on('disconnect', () => void stop());

if (!isPrepared(settings)) await prepareDatabase(stopping.signal);
const { default: next } = await import('next');
const app = next({ dev: isDev, dir: folder, hostname: settings.host, port: settings.port });
await app.prepare().catch((error: unknown) => fail(`The content backend cannot start: ${wordsOf(error)}`));
closeApp = () => app.close();
const handle = app.getRequestHandler();
server.serve((request, response) => (findDirectRoute(request) ?? handle)(request, response));
report({ event: 'ready', port: settings.port });
