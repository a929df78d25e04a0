import { ANALYTICS_ID, MATOMO_ID, PIXEL_ID, TAG_MANAGER_ID } from '../shared/tracker-ids.ts';

/** The analytics services in the domain settings (spec point 3); null for one that isn't configured, or has an invalid id. */
export type Trackers = {
  readonly analytics: string | null;
  readonly tagManager: string | null;
  readonly pixel: string | null;
  readonly matomo: { readonly url: string; readonly siteId: string } | null;
};

/** The settings that configure them. */
export type TrackerSettings = {
  readonly google_analytics_id: string;
  readonly google_tag_manager_id: string;
  readonly facebook_pixel: string;
  readonly matomo_site_url: string;
  readonly matomo_site_id: string;
};

export const NO_TRACKERS: Trackers = { analytics: null, tagManager: null, pixel: null, matomo: null };

const matching = (value: string, pattern: RegExp) => (pattern.test(value.trim()) ? value.trim() : null);

function matomoOf(url: string, id: string): Trackers['matomo'] {
  const siteId = matching(id, MATOMO_ID);
  if (siteId === null || !URL.canParse(url)) return null;
  const { protocol, origin, pathname } = new URL(url);
  return /^https?:$/.test(protocol) ? { url: `${origin}${pathname.replace(/\/*$/, '/')}`, siteId } : null;
}

/** Which services a site has configured. */
export function trackersOf(settings: TrackerSettings): Trackers {
  return {
    analytics: matching(settings.google_analytics_id, ANALYTICS_ID),
    tagManager: matching(settings.google_tag_manager_id, TAG_MANAGER_ID),
    pixel: matching(settings.facebook_pixel, PIXEL_ID),
    matomo: matomoOf(settings.matomo_site_url, settings.matomo_site_id),
  };
}

export const hasTrackers = (trackers: Trackers): boolean =>
  Object.values(trackers).some((tracker) => tracker !== null);

/** What a page's CSP must allow for them: script sources and report targets. */
export type TrackerSources = { readonly script: readonly string[]; readonly connect: readonly string[] };

const GOOGLE_SCRIPTS = 'https://www.googletagmanager.com';
const GOOGLE_REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
const PIXEL_SCRIPTS = 'https://connect.facebook.net';
const PIXEL_REPORTS = 'https://www.facebook.com';

/** The hosts of the configured services; none for a site without them. */
export function trackerSources({ analytics, tagManager, pixel, matomo }: Trackers): TrackerSources {
  const hasGoogle = analytics !== null || tagManager !== null;
  const matomoOrigin = matomo === null ? [] : [new URL(matomo.url).origin];
  return {
    script: [
      ...(hasGoogle ? [GOOGLE_SCRIPTS] : []),
      ...(pixel === null ? [] : [PIXEL_SCRIPTS]),
      ...matomoOrigin,
    ],
    connect: [
      ...(hasGoogle ? GOOGLE_REPORTS : []),
      ...(pixel === null ? [] : [PIXEL_SCRIPTS, PIXEL_REPORTS]),
      ...matomoOrigin,
    ],
  };
}
