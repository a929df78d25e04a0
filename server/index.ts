import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { EnvError, readEnv } from '../lib/config/env.ts';
import { providePageCacheControl } from '../lib/config/page-cache-control.ts';
import { logConsole } from './console-lines.ts';
import { createDevSite } from './dev-site.ts';
import { emitEvent } from './events.ts';
import type { Handler } from './handler.ts';
import { createLog } from './log.ts';
import { plainText } from './plain-answers.ts';
import { closeGracefully, onStopSignal } from './shutdown.ts';
import { createSite } from './site.ts';

/** Longer than most proxies keep theirs, so that it is never this side that closes a connection just being used. */
const KEEP_ALIVE_MS = 65_000;

const isDev = process.argv.includes('--dev');
const dir = fileURLToPath(new URL('..', import.meta.url));

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production' });
  // Who develops reads the console; who runs the site reads its log.
  if (!isDev) logConsole(log);
  // Next and React read NODE_ENV while they are loaded.
  const { default: next } = await import('next');

  let handler: Handler = (_, response) => plainText(response, 503, 'Starting', { 'Retry-After': '2' });
  const server = createServer((request, response) => void handler(request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, env.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const app = next({
    dev: isDev,
    dir,
    hostname: 'localhost',
    port,
    httpServer: server,
    webpack: isDev,
    quiet: true,
  });
  await app.prepare();
  const handleByNext: Handler = app.getRequestHandler();

  let stopSite: () => void = () => undefined;
  if (isDev) handler = createDevSite({ env, next: handleByNext, log });
  else {
    const site = await createSite({ env, next: handleByNext, dir, log });
    providePageCacheControl(site.pageCache);
    stopSite = site.stop;
    await site.start();
    handler = site.handler;
  }
  emitEvent({ event: 'ready', port });

  onStopSignal((reason) => {
    log.info({ reason }, 'Stopping.');
    void closeGracefully(server).then(async (isClean) => {
      stopSite();
      await app.close();
      process.exit(isClean ? 0 : 1);
    });
  });
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = isTaken
    ? `PORT ${process.env['PORT'] ?? '3000'} is in use by another program; stop it, or set PORT to a free port.`
    : error instanceof EnvError
      ? error.message
      : String(error instanceof Error ? (error.stack ?? error.message) : error);
  emitEvent({ event: 'error', message });
  process.exit(1);
});
