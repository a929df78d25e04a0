import { join } from 'node:path';
import { APP_ROUTES, UNAVAILABLE_PATH } from '../lib/content/app-routes.ts';
import type { Env } from '../lib/config/env.ts';
import { NO_TRACKERS, trackerSources } from '../lib/consent/trackers.ts';
import type { PageCacheControl } from '../lib/config/page-cache-control.ts';
import { siteSecret } from '../lib/config/site-secret.ts';
import { PACKAGED_FONTS } from '../lib/i18n/packaged-fonts.ts';
import { createVisitorAddress, networkOf } from '../lib/shared/node/visitor-address.ts';
import { createAssetCache } from './asset-cache.ts';
import { createBlockTimes, announceTime } from './block-times.ts';
import { createDraftCheck } from './draft.ts';
import { createGate } from './gate.ts';
import type { Handler } from './handler.ts';
import { queuePipelined } from './queue-pipelined.ts';
import { cmsOrigins } from '../lib/config/cms-origins.ts';
import { apiOrigins, securityHeaders } from './headers.ts';
import { createInnerClient } from './inner-client.ts';
import type { Logger } from './log.ts';
import { createLoginLinks } from './login-link.ts';
import { createMissingPaths } from './missing-paths.ts';
import { createPageCache, SEARCH_LIMITS } from './page-cache.ts';
import { createPages } from './pages.ts';
import { createPaymentReturns } from './payment-return.ts';
import { createProxy } from './proxy.ts';
import { createRaceDay } from './race-day.ts';
import { createRenderer } from './renderer.ts';
import { createSiteHandler } from './site-handler.ts';
import { createSiteMapSource } from './site-map.ts';
import { createStandardAnswers } from './standard-answers.ts';
import { createStaticFiles } from './static.ts';

export type Site = {
  readonly handler: Handler;
  readonly pageCache: PageCacheControl;
  /** Loads which paths exist and prepares the error pages, then keeps the paths up to date. */
  readonly start: () => Promise<void>;
  /** Ends the event streams of open pages, which would otherwise last until the shutdown's deadline; their browsers reconnect. */
  readonly closeStreams: () => void;
  readonly stop: () => void;
};

export type SiteOptions = {
  readonly env: Env;
  readonly next: Handler;
  /** Folder with Next's build and `public`. */
  readonly dir: string;
  readonly log: Logger;
  readonly appRoutes?: readonly string[];
};

/** Assembles the production server around Next's request handler. */
export async function createSite({
  env,
  next,
  dir,
  log,
  appRoutes = APP_ROUTES,
}: SiteOptions): Promise<Site> {
  const security = securityHeaders(env.siteUrl);
  const reports = env.sentryDsn === undefined ? [] : [new URL(env.sentryDsn).origin];
  const siteMap = createSiteMapSource(env.contentApiUrl);
  let trackers = NO_TRACKERS;
  const policy = {
    cmsOrigins: cmsOrigins(env),
    apiOrigins: apiOrigins(env),
    isSecure: env.siteUrl.startsWith('https:'),
    isDev: false,
    get external() {
      const { script, connect } = trackerSources(trackers);
      return { script, connect: [...connect, ...reports] };
    },
  };
  const files = await createStaticFiles([
    { folder: join(dir, env.distDir, 'static'), urlPrefix: '/_next/static', isImmutable: true },
    { folder: join(dir, 'public'), urlPrefix: '', isImmutable: false },
    ...PACKAGED_FONTS.map(({ folder, urlPrefix }) => ({
      folder: join(dir, folder),
      urlPrefix,
      isImmutable: false,
    })),
  ]);
  const inner = createInnerClient(next);
  const render = createRenderer({ next: inner, siteUrl: env.siteUrl, security, policy });
  const cache = createPageCache();
  const searches = createPageCache(SEARCH_LIMITS);
  const caches = [cache, searches];
  const gate = createGate({
    source: async () => {
      const map = await siteMap();
      trackers = map?.trackers ?? trackers;
      return map;
    },
    appRoutes: [...appRoutes, UNAVAILABLE_PATH],
    log,
  });
  const standard = createStandardAnswers({
    next: inner,
    isContentReachable: gate.refresh,
    security,
    policy,
    log,
  });
  const isDraft = await createDraftCheck(join(dir, env.distDir), () => siteSecret(env));
  const missingPaths = createMissingPaths({
    contentApiUrl: env.contentApiUrl,
    secret: () => siteSecret(env),
    log,
  });
  const onMissing = missingPaths.note;
  const paymentReturn = createPaymentReturns({
    contentApiUrl: env.contentApiUrl,
    siteUrl: env.siteUrl,
    log,
  });
  const pages = createPages({
    cache,
    searches,
    render,
    gate,
    standard,
    paymentReturn,
    isDraft,
    onMissing,
    log,
  });
  const proxy = createProxy({
    contentApiUrl: env.contentApiUrl,
    siteUrl: env.siteUrl,
    assets: createAssetCache(),
    log,
  });
  const loginLinks = createLoginLinks(env);
  const { judge } = gate;
  const addressOf = createVisitorAddress(env.trustedProxies);
  const raceDay = createRaceDay({ next: inner, security, policy, log });
  const blockTimes = createBlockTimes({
    renew: async () => {
      await announceTime(inner, siteSecret(env));
      raceDay.refresh();
    },
    log,
  });
  let stopGate: (() => void) | undefined;
  let stopReports: (() => void) | undefined;

  return {
    handler: queuePipelined(
      createSiteHandler({
        security,
        files,
        proxy,
        pages,
        loginLinks,
        raceDay,
        standard,
        judge,
        isDraft,
        visitorAddress: ({ headers, socket }) =>
          networkOf(addressOf(socket.remoteAddress, headers['x-forwarded-for'])),
        next,
        log,
      }),
    ),
    pageCache: {
      purgePath: cache.purgePath,
      noteTags: cache.noteTags,
      purgeTags: cache.purgeTags,
      purgeAll: async () => {
        // A page requested while the list of paths is loading may be checked against the old one, so pages are purged again afterwards.
        for (const each of caches) each.purgeAll();
        await gate.renew();
        for (const each of caches) each.purgeAll();
      },
      renewAt: blockTimes.add,
    },
    async start() {
      stopGate = gate.start();
      stopReports = missingPaths.start();
      await Promise.all([gate.refresh(), standard.warmUp()]);
    },
    closeStreams: raceDay.close,
    stop() {
      raceDay.close();
      stopGate?.();
      stopReports?.();
      blockTimes.stop();
      proxy.close();
    },
  };
}
