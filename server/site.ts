import { join } from 'node:path';
import { UNAVAILABLE_PATH } from '../lib/content/app-routes.ts';
import { HOME_URL } from '../lib/content/path.ts';
import { CORE_ONLY, hasExtension, type NamedExtensions } from '../lib/contract/extensions.ts';
import { INITIAL_LANGUAGE, LANGUAGES } from '../lib/contract/languages.ts';
import { TIME_MODEL } from '../lib/contract/site-hook.ts';
import type { HookChange } from '../lib/contract/site-hook.ts';
import type { Env } from '../lib/config/env.ts';
import { NO_TRACKERS, trackerSources } from '../lib/consent/trackers.ts';
import { provideSharedNotes } from '../lib/config/shared-notes.ts';
import type { PageCacheHandle } from '../lib/config/page-cache-handle.ts';
import { isLoopback } from '../lib/api/loopback.ts';
import { siteSecret } from '../lib/config/site-secret.ts';
import { PACKAGED_FONTS } from '../lib/i18n/packaged-fonts.ts';
import { createVisitorAddress, networkOf } from '../lib/shared/node/visitor-address.ts';
import { APP_ROUTES } from '../screens/routes.ts';
import { createAssetCache } from './content/asset-cache.ts';
import { createBlockTimes } from './cache/block-times.ts';
import { createDraftCheck } from './cache/draft.ts';
import { createEdge } from './cache/edge.ts';
import { announceChanges, followSharedChanges } from './content/follow-changes.ts';
import type { ReachedPlace } from './content/follow-changes.ts';
import { createPathFilter } from './paths/path-filter.ts';
import type { Handler } from './http/handler.ts';
import { queuePipelined } from './http/queue-pipelined.ts';
import { cmsOrigins } from '../lib/config/cms-origins.ts';
import { apiOrigins, securityHeaders } from './http/headers.ts';
import { createInnerClient } from './http/inner-client.ts';
import { languageOf } from './http/language.ts';
import { createLiveSessions } from './live/live-sessions.ts';
import type { Logger } from './process/log.ts';
import { createLanguageLinks } from './paths/language-link.ts';
import { createLoginLinks } from './paths/login-link.ts';
import { createMissingPaths } from './paths/missing-paths.ts';
import { createPageCache, SEARCH_LIMITS } from './cache/page-cache.ts';
import type { PageCache } from './cache/page-cache.ts';
import { createPageSpeeds } from './content/page-speed.ts';
import { readStylePage } from './html/page-styles.ts';
import { createPages } from './cache/pages.ts';
import { createPaymentReturns } from './content/payment-return.ts';
import { createProxy } from './content/proxy.ts';
import { createRaceDay } from './live/race-day.ts';
import { createRenderer } from './cache/renderer.ts';
import { createRendersInTime } from './cache/renders-in-time.ts';
import { openSharedNotes } from './content/shared-notes.ts';
import { createSiteHandler } from './site-handler.ts';
import { createSiteMapSource } from './paths/site-map.ts';
import { cachedBytes, cachedPages, followedSessions } from './process/site-meters.ts';
import { createStandardAnswers } from './cache/standard-answers.ts';
import { createStaticFiles } from './http/static.ts';

/** How often the content server is asked for a running session that somebody follows; less often on another machine (spec point 9). */
const LIVE_LOOK_MS = 250;
const REMOTE_LIVE_LOOK_MS = 2_000;

const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== INITIAL_LANGUAGE);

export type Site = {
  readonly handler: Handler;
  readonly pageCache: PageCacheHandle;
  /** Whether there are pages to show while the content server is down. */
  readonly hasPages: () => boolean;
  /** Whether the site is connected to the change stream; also true if it isn't configured to be. */
  readonly isFollowing: () => boolean;
  /** Loads the known paths, prepares the English error page, then keeps the paths up to date. */
  readonly start: () => Promise<void>;
  /** Prepares the error pages of the other languages. Nothing waits for that: otherwise each is rendered when first needed. */
  readonly prepareOtherLanguages: () => Promise<void>;
  /** Ends the event streams of open pages, which would otherwise last until the shutdown's deadline; browsers reconnect. */
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
  /** Updated with how far this site has got in the stream of changes, if it is one of several sites. */
  readonly reached?: ReachedPlace;
};

/** Assembles the production server around Next's request handler. */
export async function createSite({
  env,
  next,
  dir,
  log,
  appRoutes = APP_ROUTES,
  reached = { place: null },
}: SiteOptions): Promise<Site> {
  const security = securityHeaders(env.siteUrl);
  const reports = env.sentryDsn === undefined ? [] : [new URL(env.sentryDsn).origin];
  const siteMap = createSiteMapSource(env.contentApiUrl);
  let trackers = NO_TRACKERS;
  let extensions: NamedExtensions = CORE_ONLY;
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
  const cache = createPageCache();
  const rendersInTime = createRendersInTime(createInnerClient(next), () => cache.generation);
  const inner = rendersInTime.client;
  const edge = createEdge({ purgeUrl: env.cdnPurgeUrl, purgeToken: env.cdnPurgeToken }, log);
  const edgeHeaders = (path: string) => edge.headersOf([...cache.tagsOf(path)]);
  const stylePage = await readStylePage(join(dir, env.distDir), log);
  const render = createRenderer({
    next: inner,
    siteUrl: env.siteUrl,
    security,
    policy,
    stylePage,
    edgeHeaders,
  });
  const searches = createPageCache(SEARCH_LIMITS);
  const caches = [cache, searches];
  const assets = createAssetCache();
  cachedPages.readFrom('pages', () => [{ labels: {}, value: cache.size }]);
  cachedBytes.readFrom('site', () => [
    { labels: { cache: 'pages' }, value: cache.bytes },
    { labels: { cache: 'searches' }, value: searches.bytes },
    { labels: { cache: 'pictures' }, value: assets.bytes() },
  ]);
  const pathFilter = createPathFilter({
    source: async () => {
      const map = await siteMap();
      trackers = map?.trackers ?? trackers;
      extensions = map?.extensions ?? extensions;
      return map;
    },
    appRoutes: [...appRoutes, UNAVAILABLE_PATH],
    log,
  });
  const standard = createStandardAnswers({
    next: inner,
    isContentReachable: pathFilter.refresh,
    generation: () => cache.generation,
    security,
    policy,
    stylePage,
    log,
  });
  const drafts = await createDraftCheck(join(dir, env.distDir), () => siteSecret(env));
  const reportTo = {
    contentApiUrl: env.contentApiUrl,
    secret: () => siteSecret(env),
    everyMs: env.missingPagesMs,
    log,
  };
  const missingPaths = createMissingPaths({
    ...reportTo,
    isWanted: () => hasExtension(extensions, 'missing-paths'),
  });
  const pageSpeeds = createPageSpeeds({
    ...reportTo,
    isWanted: () => env.pageSpeedShare > 0 && hasExtension(extensions, 'page-speed'),
    isPage: async (name) => (await pathFilter.decide(name === HOME_URL ? '/' : `/${name}`)) === 'render',
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
    pathFilter,
    standard,
    paymentReturn,
    isDraft: drafts.isDraft,
    onMissing,
    log,
  });
  const proxy = createProxy({
    contentApiUrl: env.contentApiUrl,
    siteUrl: env.siteUrl,
    assets,
    reached,
    showUnavailable: async (request, response) =>
      (await standard.failed(languageOf(request.headers), 503)).write(request, response),
    log,
  });
  const loginLinks = createLoginLinks(env);
  const languageLinks = createLanguageLinks(env);
  const { decide } = pathFilter;
  const addressOf = createVisitorAddress(env.trustedProxies);
  const liveSessions = createLiveSessions({
    contentApiUrl: env.contentApiUrl,
    isWanted: () => hasExtension(extensions, 'session-live'),
    everyMs: isLoopback(env.contentApiUrl) ? LIVE_LOOK_MS : REMOTE_LIVE_LOOK_MS,
    log,
  });
  followedSessions.readFrom('live sessions', () => [{ labels: {}, value: liveSessions.size }]);
  const raceDay = createRaceDay({ next: inner, security, policy, log, sessions: liveSessions });
  const blockTimes = createBlockTimes({
    renew: () => announce([{ model: TIME_MODEL }]),
    log,
  });
  const announce = async (changes: readonly HookChange[]) => {
    await announceChanges(inner, siteSecret(env), changes);
    raceDay.refresh();
  };
  /** Purges before and after the known paths are reloaded, since a page requested in between may be checked against the old ones. */
  const purgeAround = async (changed: readonly string[], purge: (cache: PageCache) => void) => {
    for (const each of caches) purge(each);
    await pathFilter.renew();
    for (const each of caches) purge(each);
    edge.purge(changed);
  };
  let notes: Awaited<ReturnType<typeof openSharedNotes>> | undefined;
  let following: Awaited<ReturnType<typeof followSharedChanges>> | undefined;
  const stopping = new AbortController();
  let stopPathFilter: (() => void) | undefined;
  let stopReports: (() => void)[] = [];

  return {
    handler: queuePipelined(
      createSiteHandler({
        security,
        files,
        proxy,
        pages,
        loginLinks,
        languageLinks,
        raceDay,
        pageSpeeds,
        standard,
        decide,
        drafts,
        visitorAddress: ({ headers, socket }) =>
          networkOf(addressOf(socket.remoteAddress, headers['x-forwarded-for'])),
        next,
        log,
      }),
    ),
    pageCache: {
      isInTime: rendersInTime.isInTime,
      purgePath: cache.purgePath,
      noteTags: cache.noteTags,
      purgeTags(tags) {
        cache.purgeTags(tags);
        edge.purge(tags);
      },
      purgeChanged: (tags) => purgeAround(tags, (each) => each.purgeTags(tags)),
      purgeAll: (changed) => purgeAround(changed, (each) => each.purgeAll()),
      renewAt: blockTimes.add,
    },
    hasPages: () => cache.size > 0,
    isFollowing: () => env.valkeyUrl === undefined || following?.isConnected() === true,
    async start() {
      stopPathFilter = pathFilter.start();
      stopReports = [missingPaths.start(), pageSpeeds.start()];
      if (env.valkeyUrl !== undefined) {
        const url = env.valkeyUrl;
        [notes, following] = await Promise.all([
          openSharedNotes(url),
          followSharedChanges({ url, reached, announce, log }),
        ]);
        provideSharedNotes(notes);
      }
      await Promise.all([pathFilter.refresh(), standard.warmUp([INITIAL_LANGUAGE])]);
    },
    prepareOtherLanguages: () => standard.warmUp(OTHER_LANGUAGES, stopping.signal),
    closeStreams: raceDay.close,
    stop() {
      stopping.abort();
      void following?.stop();
      notes?.stop();
      raceDay.close();
      liveSessions.stop();
      stopPathFilter?.();
      for (const stopReport of stopReports) stopReport();
      blockTimes.stop();
      edge.stop();
      proxy.close();
    },
  };
}
