import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readApiBases } from './api-bases.ts';
import type { ApiBase } from './api-bases.ts';
import {
  ACCEPTED_BY_BOTH,
  addressVariable,
  databaseVariable,
  dayVariable,
  logLevelVariable,
  portVariable,
  proxiesVariable,
  readVariables,
  secretVariable,
  siteVariable,
  type LogLevel,
  type Variables,
} from '../shared/node/environment.ts';

/** The repository's folder, also when this file is bundled: the process runs in it then. */
const ROOT =
  import.meta.url.startsWith('file:') && import.meta.url.endsWith('/lib/config/env.ts')
    ? resolve(dirname(fileURLToPath(import.meta.url)), '../..')
    : process.cwd();

const schema = z.object({
  PORT: portVariable(3000, 0),
  BACKEND_PORT: portVariable(4000, 0),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  CONTENT_API_URL: addressVariable().optional(),
  SITE_URL: siteVariable().optional(),
  API_BASES: z
    .string()
    .default('')
    .transform((text) => (text === '' ? [] : readApiBases(text)))
    .refine((bases) => bases !== null),
  DATABASE_URL: databaseVariable().optional(),
  DATA_DIR: z.string().default('.data'),
  DEMO_DATE: dayVariable().optional(),
  LOG_LEVEL: logLevelVariable(),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine((value) => new URL(value).username !== '')
    .optional(),
  NEXT_DIST_DIR: z
    .string()
    .regex(/^[\w./-]+$/)
    .default('.next'),
  REVALIDATE_SECRET: secretVariable().optional(),
  TRUSTED_PROXIES: proxiesVariable(),
});

/** What each variable accepts, for the one line that a bad value is answered with. */
const ACCEPTED: Readonly<Record<keyof z.input<typeof schema>, string>> = {
  ...ACCEPTED_BY_BOTH,
  PORT: 'a port number from 0 to 65535',
  BACKEND_PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or an IP address to listen on',
  CONTENT_API_URL: 'an http or https address, for example https://content.example.org',
  API_BASES:
    'names and https addresses, for example club=https://club.example.org,spare=https://spare.example.org',
  SENTRY_DSN: 'the address of an error-reporting project, for example https://key@errors.example.org/1',
  NEXT_DIST_DIR: 'a folder inside the project',
};

/** Everything that the site and its server read from the environment, validated. */
export type Env = {
  readonly port: number;
  readonly backendPort: number;
  readonly host: string;
  /** Base of the content server, without a trailing slash. */
  readonly contentApiUrl: string;
  /** Whether the content server is the one in `backend/`, because no other is configured. */
  readonly hasEmbeddedBackend: boolean;
  /** Other content servers that a login link may name (spec point 2, parameter b). */
  readonly apiBases: readonly ApiBase[];
  /** The visitors' address of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
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
};

/**
 * Reads the environment.
 * @param source variables; empty ones count as absent
 * @throws EnvironmentError naming the variable, what it got and what it accepts
 */
export function readEnv(source: Variables = process.env): Env {
  const data = readVariables(schema, ACCEPTED, source);
  return {
    port: data.PORT,
    backendPort: data.BACKEND_PORT,
    host: data.HOST,
    contentApiUrl: data.CONTENT_API_URL ?? `http://127.0.0.1:${String(data.BACKEND_PORT)}`,
    hasEmbeddedBackend: data.CONTENT_API_URL === undefined,
    apiBases: data.API_BASES ?? [],
    siteUrl: data.SITE_URL ?? `http://localhost:${String(data.PORT)}`,
    dataDir: resolve(ROOT, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    demoDate: data.DEMO_DATE,
    logLevel: data.LOG_LEVEL,
    sentryDsn: data.SENTRY_DSN,
    distDir: data.NEXT_DIST_DIR,
    revalidateSecret: data.REVALIDATE_SECRET,
    trustedProxies: data.TRUSTED_PROXIES,
  };
}

let parsedEnv: Env | undefined;

/** The environment of this process, parsed on first use. */
export function env(): Env {
  parsedEnv ??= readEnv();
  return parsedEnv;
}
