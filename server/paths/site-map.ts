import { z } from 'zod';
import { API_BASE_PATH } from '../../lib/contract/endpoint.ts';
import { asAnswer, rowsOf } from '../../lib/contract/frames.ts';
import { redirectSchema } from '../../lib/contract/entities/site.ts';
import { NO_TRACKERS, trackersOf } from '../../lib/consent/trackers.ts';
import type { Trackers } from '../../lib/consent/trackers.ts';

/** Timeout for the content server; the next attempt comes soon enough. */
const DEADLINE_MS = 8_000;

/** Rows of a list, with or without its frame; none if it isn't a list. */
const rowsSchema = z
  .unknown()
  .optional()
  .transform((value) => rowsOf(value) ?? []);
/** The part of the initial data that lists existing paths. One bad row must not hide the others, so rows are parsed one by one. */
const answerSchema = z.object({
  sitemap: z.preprocess(rowsOf, z.array(z.unknown())),
  pages: rowsSchema,
  redirects: rowsSchema,
  groups: rowsSchema,
  domain: z.unknown(),
  extensions: rowsSchema,
});
/** Settings that are missing or not text count as not configured. */
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
  /** URL names of the groups, by which lists can be narrowed (/drivers/heritage-cup); none by default. */
  readonly groups?: readonly string[];
  /** The analytics services whose hosts a page's CSP must allow; none by default. */
  readonly trackers?: Trackers;
  /** What the content server has beyond the specification; none by default. */
  readonly extensions?: readonly string[];
};

const rows = <T>(schema: z.ZodType<T>, list: readonly unknown[]): T[] =>
  list.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });

/** What both calls answer; the second has only what changed in the sitemap. */
const changesSchema = answerSchema.extend({
  version: z.string().catch(''),
  is_whole: z.boolean().catch(true),
  removed: z.array(z.string()).catch([]),
});
type Answer = z.infer<typeof changesSchema>;

/** The calls of lib/contract/endpoints/content. */
const WHOLE = `${API_BASE_PATH}/cognito/domain/initialData`;
const CHANGES = `${API_BASE_PATH}/cognito/domain/initialDataChanges`;

const urlsOf = (list: readonly unknown[]): string[] => rows(placeSchema, list).map(({ url }) => url);

/** Everything but the addresses of the sitemap. */
function otherParts({ pages, redirects, groups, domain, extensions }: Answer): Omit<SiteMap, 'sitemap'> {
  const settings = trackerSettingsSchema.safeParse(domain);
  return {
    pages: urlsOf(pages),
    redirects: rows(redirectSchema, redirects).filter(({ from, to }) => from !== '' && to !== ''),
    groups: urlsOf(groups),
    extensions: rows(z.string(), extensions),
    trackers: settings.success ? trackersOf(settings.data) : NO_TRACKERS,
  };
}

/**
 * Creates a function that asks the content server which paths exist: GET /cognito/domain/initialData, then only what changed since, if it
 * has that call. It returns null if the paths are the same as after the last call, and throws if the server's response is not as expected.
 */
export function createSiteMapSource(contentApiUrl: string): () => Promise<SiteMap | null> {
  let etag: string | null = null;
  let version = '';
  let others = '';
  let addresses = new Set<string>();

  const ask = async (): Promise<Answer | null> => {
    const path = version === '' ? WHOLE : `${CHANGES}?since=${encodeURIComponent(version)}`;
    const response = await fetch(`${contentApiUrl}${path}`, {
      headers: { accept: 'application/json', ...(etag === null ? {} : { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status === 304) return null;
    if (!response.ok) {
      await response.body?.cancel();
      // Whatever the cause, the next call reads all of it again.
      version = '';
      etag = null;
      throw new Error(`The content server answered initialData with ${String(response.status)}.`);
    }
    const answer = changesSchema.parse(asAnswer(await response.json(), answerSchema.shape));
    etag = response.headers.get('etag');
    return answer;
  };

  return async () => {
    const answer = await ask();
    if (answer === null) return null;
    const before = addresses;
    // Only a copy is changed: a table made of the former one may still be in use.
    addresses = new Set(answer.is_whole ? [] : before);
    for (const url of answer.removed) addresses.delete(url);
    for (const url of urlsOf(answer.sitemap)) addresses.add(url);
    // The ETag belongs to the address of the call, which has the version in it.
    if (answer.version !== version) etag = null;
    version = answer.version;
    const parts = otherParts(answer);
    const written = JSON.stringify(parts);
    const isSame =
      written === others && addresses.size === before.size && [...addresses].every((url) => before.has(url));
    others = written;
    return isSame ? null : { ...parts, sitemap: [...addresses] };
  };
}
