import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { GRAPHQL_PATHS } from '../contract/paths.ts';
import { readApiBases } from './api-bases.ts';
import type { ApiBase } from './api-bases.ts';
import {
  ACCEPTED_BY_BOTH,
  SHARE_ACCEPTS,
  addressVariable,
  databaseVariable,
  dayVariable,
  drainVariable,
  hostVariable,
  logLevelVariable,
  metricsPortVariable,
  portVariable,
  proxiesVariable,
  readVariables,
  reportVariable,
  requireTogether,
  secretVariable,
  shareVariable,
  siteVariable,
  tokenVariable,
  valkeyVariable,
  type LogLevel,
  type Variables,
} from '../shared/node/environment.ts';
import {
  TRACES_ACCEPT,
  traceSettings,
  traceVariables,
  type TraceSettings,
} from '../shared/node/trace-variables.ts';

/** The repository's folder, also when this file is bundled: the process runs in it then. */
const ROOT =
  import.meta.url.startsWith('file:') && import.meta.url.endsWith('/lib/config/env.ts')
    ? resolve(dirname(fileURLToPath(import.meta.url)), '../..')
    : process.cwd();

/** The variables of the site, by name. */
export const siteVariables = z.object({
  PORT: portVariable(3000, 0),
  BACKEND_PORT: portVariable(4000, 0),
  HOST: hostVariable(),
  CONTENT_API_URL: addressVariable().optional(),
  GRAPHQL_PATHS: z
    .string()
    .regex(/^(?:\/[\w.-]+)+(?:,(?:\/[\w.-]+)+)*$/)
    .default(GRAPHQL_PATHS.join(','))
    .transform((paths) => paths.split(',')),
  SITE_URL: siteVariable().optional(),
  API_BASES: z
    .string()
    .default('')
    .transform((text) => (text === '' ? [] : readApiBases(text)))
    .refine((bases) => bases !== null),
  DATABASE_URL: databaseVariable().optional(),
  VALKEY_URL: valkeyVariable().optional(),
  DATA_DIR: z.string().default('.data'),
  DEMO_DATE: dayVariable().optional(),
  LOG_LEVEL: logLevelVariable(),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine((value) => URL.canParse(value) && new URL(value).username !== '')
    .optional(),
  NEXT_DIST_DIR: z
    .string()
    .regex(/^[\w./-]+$/)
    .default('.next'),
  REVALIDATE_SECRET: secretVariable().optional(),
  TRUSTED_PROXIES: proxiesVariable(),
  CMS_URL: siteVariable().optional(),
  CDN_PURGE_URL: addressVariable().optional(),
  CDN_PURGE_TOKEN: tokenVariable().optional(),
  METRICS_PORT: metricsPortVariable(),
  METRICS_HOST: hostVariable(),
  DRAIN_SECONDS: drainVariable(),
  MISSING_PAGES_SECONDS: reportVariable(),
  PAGE_SPEED_SHARE: shareVariable().default(0),
  ...traceVariables(),
});

/** What each variable accepts, for the one-line error about a bad value. */
const ACCEPTED: Readonly<Record<keyof z.input<typeof siteVariables>, string>> = {
  ...ACCEPTED_BY_BOTH,
  ...TRACES_ACCEPT,
  PORT: 'a port number from 0 to 65535',
  BACKEND_PORT: 'a port number from 0 to 65535',
  CONTENT_API_URL: 'an http or https address, for example https://content.example.org',
  GRAPHQL_PATHS: 'paths, separated by commas, for example /graphql,/api/v1/graphql',
  API_BASES:
    'names and https addresses, for example club=https://club.example.org,spare=https://spare.example.org',
  SENTRY_DSN: 'the address of an error-reporting project, for example https://key@errors.example.org/1',
  NEXT_DIST_DIR: 'a folder inside the project',
  CDN_PURGE_URL:
    "the address of a CDN's purge call, for example https://api.cloudflare.com/client/v4/zones/…/purge_cache",
  CDN_PURGE_TOKEN: 'a token of 8 to 500 characters without spaces',
  MISSING_PAGES_SECONDS: 'a number of seconds from 1 to 3600',
  PAGE_SPEED_SHARE: SHARE_ACCEPTS,
  METRICS_PORT: 'a port number from 1 to 65535, or unset for no metrics',
};

/** Everything that the site and its server read from the environment, validated. */
export type Env = {
  readonly port: number;
  readonly backendPort: number;
  readonly host: string;
  /** Base of the content server, without a trailing slash. */
  readonly contentApiUrl: string;
  /** Where the content server may have its GraphQL endpoint, in the order in which they are tried. */
  readonly graphqlPaths: readonly string[];
  /** Whether the content server is the one in `backend/`, because no other is configured. */
  readonly hasEmbeddedBackend: boolean;
  /** Other content servers that a login link may name (spec point 2, parameter b). */
  readonly apiBases: readonly ApiBase[];
  /** The visitors' address of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** What several sites and backends share; undefined for one machine. */
  readonly valkeyUrl: string | undefined;
  readonly demoDate: string | undefined;
  readonly logLevel: LogLevel;
  /** Where errors are reported; undefined for nowhere. */
  readonly sentryDsn: string | undefined;
  /** Folder of the site's build, relative to the project. */
  readonly distDir: string;
  /** The secret with which the content server signs its calls to the site; undefined for the one in the data folder. */
  readonly revalidateSecret: string | undefined;
  /** Proxies that are trusted to name a visitor's address, in addition to this machine. */
  readonly trustedProxies: readonly string[];
  /** Where editors open the CMS, if not at its own port. */
  readonly cmsUrl: string | undefined;
  /** The purge address of a CDN in front of the site; undefined for none. */
  readonly cdnPurgeUrl: string | undefined;
  readonly cdnPurgeToken: string | undefined;
  /** Where the site's metrics are read; undefined for nowhere. */
  readonly metricsPort: number | undefined;
  readonly metricsHost: string;
  /** Where spans are sent; undefined for no traces. */
  readonly traces: TraceSettings | undefined;
  /** How long a stopping program reports that it is not ready before it closes its port, in milliseconds. */
  readonly drainMs: number;
  /** The share of visits whose page speeds are measured, among people who agree: 0 to 1. */
  readonly pageSpeedShare: number;
  /** How often missing pages and page speeds are reported to the content server, in milliseconds. */
  readonly missingPagesMs: number;
};

/**
 * Reads the environment.
 * @param source variables; empty ones count as absent
 * @throws EnvironmentError naming the variable, what it got and what it accepts, or which is missing
 */
export function readEnv(source: Variables = process.env): Env {
  const data = readVariables(siteVariables, ACCEPTED, source);
  requireTogether(data, [['CDN_PURGE_TOKEN', 'CDN_PURGE_URL']], ACCEPTED);
  return {
    port: data.PORT,
    backendPort: data.BACKEND_PORT,
    host: data.HOST,
    contentApiUrl: data.CONTENT_API_URL ?? `http://127.0.0.1:${String(data.BACKEND_PORT)}`,
    graphqlPaths: data.GRAPHQL_PATHS ?? GRAPHQL_PATHS,
    hasEmbeddedBackend: data.CONTENT_API_URL === undefined,
    apiBases: data.API_BASES ?? [],
    siteUrl: data.SITE_URL ?? `http://localhost:${String(data.PORT)}`,
    dataDir: resolve(ROOT, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    valkeyUrl: data.VALKEY_URL,
    demoDate: data.DEMO_DATE,
    logLevel: data.LOG_LEVEL,
    sentryDsn: data.SENTRY_DSN,
    distDir: data.NEXT_DIST_DIR,
    revalidateSecret: data.REVALIDATE_SECRET,
    trustedProxies: data.TRUSTED_PROXIES,
    cmsUrl: data.CMS_URL,
    cdnPurgeUrl: data.CDN_PURGE_URL,
    cdnPurgeToken: data.CDN_PURGE_TOKEN,
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    traces: traceSettings(data),
    drainMs: data.DRAIN_SECONDS,
    pageSpeedShare: data.PAGE_SPEED_SHARE,
    missingPagesMs: data.MISSING_PAGES_SECONDS * 1000,
  };
}

let parsedEnv: Env | undefined;

/** The environment of this process, parsed on first use. */
export function env(): Env {
  parsedEnv ??= readEnv();
  return parsedEnv;
}
