import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readEnv } from '../lib/config/env.ts';
import type { Env } from '../lib/config/env.ts';
import { inheritedSocket } from '../lib/config/inherited-socket.ts';
import { providePageCacheHandle } from '../lib/config/page-cache-handle.ts';
import { KEEP_ALIVE_MS, REQUEST_MS } from '../lib/shared/node/keep-alive.ts';
import { closeGracefully } from '../lib/shared/node/close-gracefully.ts';
import { createReadiness } from '../lib/shared/node/readiness.ts';
import { EnvironmentError } from '../lib/shared/node/environment.ts';
import { logConsole } from './process/console-lines.ts';
import { followContentCalls } from './content/content-calls.ts';
import { checkContent } from './content/content-check.ts';
import { waitForContent } from './content/content-start.ts';
import { createDevSite } from './dev-site.ts';
import { createEntrance } from './entrance.ts';
import { emitEvent } from './process/events.ts';
import type { ReachedPlace } from './content/follow-changes.ts';
import { findGraphqlPath } from './content/graphql-path.ts';
import type { Handler } from './http/handler.ts';
import { listenOn } from './http/listen-on.ts';
import { createLog } from './process/log.ts';
import type { Logger } from './process/log.ts';
import { createSite } from './site.ts';
import { onStopSignal } from './process/stop-signal.ts';

/** A client that neither sends nor reads for this long counts as gone. Longer than any response takes. */
const SILENCE_MS = 120_000;

// Node cuts small buffers out of 64 KB pieces, and a piece stays in memory for as long as any of its parts. Pages cached for hours
// among short-lived ones each retained several pieces: 100 KB for a page of 26 KB (bench/memory.ts).
Buffer.poolSize = 8 * 1024;

const isDev = process.argv.includes('--dev');
const dir = fileURLToPath(new URL('..', import.meta.url));

/** Aborts when the program that started this one exits; otherwise the wait for the backend would never end. */
function startingProgramGone(): AbortSignal {
  const gone = new AbortController();
  process.once('disconnect', () => gone.abort());
  return gone.signal;
}

/** Serves metrics if a port is configured; otherwise their code isn't even loaded. @throws EnvironmentError if the port is taken */
async function openMetrics({ metricsPort, metricsHost }: Env, log: Logger): Promise<void> {
  if (metricsPort === undefined) return;
  const { serveMetrics } = await import('../lib/shared/node/metrics.ts');
  await serveMetrics({
    program: 'site',
    port: metricsPort,
    host: metricsHost,
    onFault: (error, name) => log.warn({ err: error, metric: name }, 'A metric could not be read.'),
  }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`METRICS_PORT ${String(metricsPort)} can’t be used: ${why}.`);
  });
}

/** Starts traces if a collector is configured; otherwise their code isn't even loaded. @returns sends the pending ones */
async function openTraces({ traces }: Env, log: Logger): Promise<() => Promise<void>> {
  if (traces === undefined) return async () => undefined;
  const { startTraces } = await import('../lib/shared/node/traces.ts');
  return startTraces({
    ...traces,
    program: 'site',
    onFault: (reason, spans) => log.warn({ reason, spans }, 'Traces could not be sent.'),
  });
}

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  Object.assign(process.env, { NODE_ENV: isDev ? 'development' : 'production' });
  // Developers read the console; operators read the log.
  if (!isDev) logConsole(log);

  await openMetrics(env, log);
  const sendTraces = await openTraces(env, log);
  const reached: ReachedPlace = { place: null };
  followContentCalls(env.contentApiUrl, reached);
  const readiness = createReadiness();

  // Visitors who arrive during the start wait for it: a second or two after a crash.
  const ready = Promise.withResolvers<Handler>();
  let handler: Handler = async (request, response) => (await ready.promise)(request, response);
  const entrance = createEntrance({
    siteUrl: env.siteUrl,
    trustedProxies: env.trustedProxies,
    readiness,
    answer: (request, response) => handler(request, response),
  });
  const server = createServer((request, response) => void entrance(request, response));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = REQUEST_MS;
  server.timeout = SILENCE_MS;
  const port = await listenOn(server, env, inheritedSocket());
  // Next and React read NODE_ENV when they are loaded.
  const { default: next } = await import('next');
  const app = next({
    dev: isDev,
    dir,
    hostname: 'localhost',
    port,
    httpServer: server,
    quiet: true,
  });
  // The embedded backend has its GraphQL endpoint at the specified path.
  await Promise.all([app.prepare(), env.hasEmbeddedBackend || findGraphqlPath(env, log)]);
  const handleByNext: Handler = app.getRequestHandler();

  let closeStreams: () => void = () => undefined;
  let stopSite: () => void = () => undefined;
  let prepareMore: () => Promise<void> = async () => undefined;
  if (isDev) {
    handler = createDevSite({ env, next: handleByNext, log });
    if (env.hasEmbeddedBackend) await waitForContent(env.contentApiUrl, startingProgramGone());
  } else {
    const site = await createSite({ env, next: handleByNext, dir, log, reached });
    providePageCacheHandle(site.pageCache);
    closeStreams = site.closeStreams;
    stopSite = site.stop;
    prepareMore = site.prepareOtherLanguages;
    await site.start();
    readiness.addCheck(checkContent(env.contentApiUrl, site.hasPages));
    readiness.addCheck(async () =>
      site.isFollowing() ? [] : [{ code: 'valkey_unreachable', isDegraded: true }],
    );
    handler = site.handler;
  }
  ready.resolve(handler);
  readiness.started();
  emitEvent({ event: 'ready', port });
  prepareMore().catch((error: unknown) =>
    log.error({ err: error }, 'The error pages could not all be prepared.'),
  );

  onStopSignal((reason) => {
    log.info({ reason }, 'Stopping.');
    readiness.stopping();
    const stop = async () => {
      // Time for a load balancer to send visitors elsewhere.
      await delay(env.drainMs);
      closeStreams();
      const isClean = await closeGracefully(server);
      if (!isClean) log.warn('Requests still running at the shutdown deadline were aborted.');
      stopSite();
      await app.close();
      await sendTraces();
      process.exit(0);
    };
    void stop();
  });
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = isTaken
    ? `PORT ${process.env['PORT'] ?? '3000'} is in use by another program. Stop it, or set PORT to a free port.`
    : error instanceof EnvironmentError
      ? error.message
      : String(error instanceof Error ? (error.stack ?? error.message) : error);
  emitEvent({ event: 'error', message });
  process.exit(1);
});
