import { z } from 'zod';
import { API_BASE_PATH } from '../lib/contract/endpoint.ts';
import { redirectSchema } from '../lib/contract/entities/site.ts';
import { NO_TRACKERS, trackersOf } from '../lib/consent/trackers.ts';
import type { Trackers } from '../lib/consent/trackers.ts';

/** How long the content server may take; the next attempt comes soon enough. */
const DEADLINE_MS = 8_000;

/** The part of the initial data that tells which paths exist. One bad row must not hide the others, so rows are read one by one. */
const answerSchema = z.object({
  sitemap: z.array(z.unknown()),
  pages: z.array(z.unknown()),
  redirects: z.object({ data: z.array(z.unknown()) }),
  domain: z.unknown(),
});
/** Settings that are not there, or not text, count as not set up. */
const setting = () => z.string().catch('');
const trackerSettingsSchema = z.object({
  google_analytics_id: setting(),
  google_tag_manager_id: setting(),
  facebook_pixel: setting(),
  matomo_site_url: setting(),
  matomo_site_id: setting(),
});
const placeSchema = z.object({ url: z.string() });

export type SiteMap = {
  readonly pages: readonly string[];
  readonly sitemap: readonly string[];
  readonly redirects: readonly z.infer<typeof redirectSchema>[];
  /** The measuring services whose hosts a page's policy must allow; none by default. */
  readonly trackers?: Trackers;
};

const rows = <T>(schema: z.ZodType<T>, list: readonly unknown[]): T[] =>
  list.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });

/**
 * Makes a function that asks the content server which paths exist (GET /cognito/domain/initialData).
 * It gives null when nothing changed since it was last asked, and throws when the server does not answer as it should.
 */
export function createSiteMapSource(contentApiUrl: string): () => Promise<SiteMap | null> {
  let etag: string | null = null;
  return async () => {
    const response = await fetch(`${contentApiUrl}${API_BASE_PATH}/cognito/domain/initialData`, {
      headers: { accept: 'application/json', ...(etag === null ? {} : { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status === 304) return null;
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The content server answered initialData with ${String(response.status)}.`);
    }
    const answer = answerSchema.parse(await response.json());
    const settings = trackerSettingsSchema.safeParse(answer.domain);
    etag = response.headers.get('etag');
    return {
      pages: rows(placeSchema, answer.pages).map(({ url }) => url),
      sitemap: rows(placeSchema, answer.sitemap).map(({ url }) => url),
      redirects: rows(redirectSchema, answer.redirects.data),
      trackers: settings.success ? trackersOf(settings.data) : NO_TRACKERS,
    };
  };
}
