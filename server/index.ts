import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../lib/config/env.ts';
import { providePageCacheControl } from '../lib/config/page-cache-control.ts';
import { closeGracefully } from '../lib/shared/node/close-gracefully.ts';
import { EnvironmentError } from '../lib/shared/node/environment.ts';
import { logConsole } from './console-lines.ts';
import { waitForContent } from './content-start.ts';
import { createDevSite } from './dev-site.ts';
import { emitEvent } from './events.ts';
import type { Handler } from './handler.ts';
import { createLog } from './log.ts';
import { createSite } from './site.ts';
import { onStopSignal } from './stop-signal.ts';

/** Longer than most proxies' own timeout, so that this side never closes a connection that is just being used. */
const KEEP_ALIVE_MS = 65_000;

/** A client that neither sends nor reads for this long is gone; longer than any response takes. */
const SILENCE_MS = 120_000;

const isDev = process.argv.includes('--dev');
const dir = fileURLToPath(new URL('..', import.meta.url));

/** Aborts when the program that started this one is gone: nobody else would end the wait for the backend. */
function startingProgramGone(): AbortSignal {
  const gone = new AbortController();
  process.once('disconnect', () => gone.abort());
  return gone.signal;
}

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production' });
  // Developers read the console; operators read the log.
  if (!isDev) logConsole(log);

  // Visitors who arrive while the site starts wait for it: after a crash that is a second or two.
  const ready = Promise.withResolvers<Handler>();
  let handler: Handler = async (request, response) => (await ready.promise)(request, response);
  const server = createServer((request, response) => void handler(request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.timeout = SILENCE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, env.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  // Next and React read NODE_ENV while they are loaded.
  const { default: next } = await import('next');
  const app = next({
    dev: isDev,
    dir,
    hostname: 'localhost',
    port,
    httpServer: server,
    quiet: true,
  });
  await app.prepare();
  const handleByNext: Handler = app.getRequestHandler();

  let closeStreams: () => void = () => undefined;
  let stopSite: () => void = () => undefined;
  if (isDev) {
    handler = createDevSite({ env, next: handleByNext, log });
    if (env.hasEmbeddedBackend) await waitForContent(env.contentApiUrl, startingProgramGone());
  } else {
    const site = await createSite({ env, next: handleByNext, dir, log });
    providePageCacheControl(site.pageCache);
    closeStreams = site.closeStreams;
    stopSite = site.stop;
    await site.start();
    handler = site.handler;
  }
  ready.resolve(handler);
  emitEvent({ event: 'ready', port });

  onStopSignal((reason) => {
    log.info({ reason }, 'Stopping.');
    closeStreams();
    void closeGracefully(server).then(async (isClean) => {
      if (!isClean) log.warn('Requests still running at the shutdown deadline were aborted.');
      stopSite();
      await app.close();
      process.exit(0);
    });
  });
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = isTaken
    ? `PORT ${process.env['PORT'] ?? '3000'} is in use by another program; stop it, or set PORT to a free port.`
    : error instanceof EnvironmentError
      ? error.message
      : String(error instanceof Error ? (error.stack ?? error.message) : error);
  emitEvent({ event: 'error', message });
  process.exit(1);
});
