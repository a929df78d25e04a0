import { z } from 'zod';
import { API_BASE_PATH } from '../../lib/contract/endpoint.ts';
import { asAnswer, rowsOf } from '../../lib/contract/frames.ts';
import { redirectSchema } from '../../lib/contract/entities/site.ts';
import { NO_TRACKERS, trackersOf } from '../../lib/consent/trackers.ts';
import type { Trackers } from '../../lib/consent/trackers.ts';

/** Timeout of a call; the next attempt comes soon enough. */
const DEADLINE_MS = 8_000;

/** The rows of a list, with or without its envelope; none if it isn't a list. */
const rowsSchema = z
  .unknown()
  .optional()
  .transform((value) => rowsOf(value) ?? []);
/** The part of the initial data that lists existing paths. Rows are parsed one by one, so that a bad one doesn't hide the others. */
const answerSchema = z.object({
  sitemap: z.preprocess(rowsOf, z.array(z.unknown())),
  pages: rowsSchema,
  redirects: rowsSchema,
  groups: rowsSchema,
  domain: z.unknown(),
  extensions: rowsSchema,
});
/** A setting that is missing or not text counts as not configured. */
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
  /** URL names of the groups that lists can be filtered by (/drivers/heritage-cup); none by default. */
  readonly groups?: readonly string[];
  /** The analytics services whose hosts a page's CSP must allow; none by default. */
  readonly trackers?: Trackers;
  /** Names of the content server's extensions of the specification; none by default. */
  readonly extensions?: readonly string[];
};

const rows = <T>(schema: z.ZodType<T>, list: readonly unknown[]): T[] =>
  list.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });

/** The answer of both calls; that of the second has only the changes to the sitemap. */
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

/** Everything but the sitemap's addresses. */
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
 * Creates a function that asks the content server which paths exist: first GET /cognito/domain/initialData, then only the changes
 * since, if the server has that call. It returns null if nothing has changed, and throws if the response isn't as expected.
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
      // Whatever the cause, the next call reads everything again.
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
    // Changes go into a copy, since the previous set may still be in use.
    addresses = new Set(answer.is_whole ? [] : before);
    for (const url of answer.removed) addresses.delete(url);
    for (const url of urlsOf(answer.sitemap)) addresses.add(url);
    // An ETag belongs to an address, and the address contains the version.
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
