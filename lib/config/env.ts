import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readApiBases } from '../account/api-bases.ts';
import type { ApiBase } from '../account/api-bases.ts';

/** The repository's folder, also when this file is bundled: there the process runs in it. */
const ROOT =
  import.meta.url.startsWith('file:') && import.meta.url.endsWith('/lib/config/env.ts')
    ? resolve(dirname(fileURLToPath(import.meta.url)), '../..')
    : process.cwd();

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value <= 65_535)
    .default(fallback);

const httpUrl = () =>
  z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    .transform((value) => value.replace(/\/+$/, ''));

const schema = z.object({
  PORT: port(3000),
  BACKEND_PORT: port(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  CONTENT_API_URL: httpUrl().optional(),
  SITE_URL: httpUrl().optional(),
  API_BASES: z
    .string()
    .default('')
    .transform((text) => (text === '' ? [] : readApiBases(text)))
    .refine((bases) => bases !== null),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/./)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DEMO_DATE: z.iso.date().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  SENTRY_DSN: z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).username !== '',
    )
    .optional(),
  NEXT_DIST_DIR: z
    .string()
    .regex(/^[\w./-]+$/)
    .default('.next'),
  REVALIDATE_SECRET: z.string().min(32).optional(),
});

/** What each variable accepts, for the one line that a bad value is answered with. */
const ACCEPTS: Readonly<Record<keyof z.input<typeof schema>, string>> = {
  PORT: 'a port number from 0 to 65535',
  BACKEND_PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or an IP address to listen on',
  CONTENT_API_URL: 'an http or https address, for example https://content.example.org',
  SITE_URL: 'an http or https address, for example https://www.example.org',
  API_BASES:
    'names and https addresses, for example club=https://club.example.org,spare=https://spare.example.org',
  DATABASE_URL: 'postgres://user:password@host:port/database',
  DATA_DIR: 'a folder',
  DEMO_DATE: 'a date, for example 2027-01-27',
  LOG_LEVEL: LOG_LEVELS.join(', '),
  SENTRY_DSN: 'the address of an error-reporting project, for example https://key@errors.example.org/1',
  NEXT_DIST_DIR: 'a folder inside the project',
  REVALIDATE_SECRET: 'at least 32 characters',
};

/** Everything that the site and its server take from the environment, checked. */
export type Env = {
  readonly port: number;
  readonly backendPort: number;
  readonly host: string;
  /** Base of the content server, without a slash at its end. */
  readonly contentApiUrl: string;
  /** Whether the content server is the one of `backend/`, because no other was named. */
  readonly hasEmbeddedBackend: boolean;
  /** Other content servers that a login link may name (spec point 2, parameter b). */
  readonly apiBases: readonly ApiBase[];
  /** The address visitors use, without a slash at its end. */
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly demoDate: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Where errors are reported; undefined for nowhere. */
  readonly sentryDsn: string | undefined;
  /** Folder of the site's build, relative to the project. */
  readonly distDir: string;
  /** What the content server signs its calls to the site with; undefined for the one kept in the data folder. */
  readonly revalidateSecret: string | undefined;
};

/** A variable with a value that is not accepted; the message is one line for the person who starts the site. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** A secret never goes to a screen or a log, not even a wrong one. */
const shown = (name: string, value: string | undefined) =>
  name === 'DATABASE_URL' || name.endsWith('_SECRET') ? 'something else' : JSON.stringify(value);

/**
 * Reads the environment.
 * @param source variables; empty ones count as absent
 * @throws EnvError naming the variable, what it got and what it accepts
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, source[name] || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const accepts = Object.entries(ACCEPTS).find(([key]) => key === name)?.[1] ?? '';
    throw new EnvError(`${name} is ${shown(name, given[name])}, but it must be ${accepts}.`);
  }
  const { data } = parsed;
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
  };
}

let parsedEnv: Env | undefined;

/** The environment of this process, parsed on first use. */
export function env(): Env {
  parsedEnv ??= readEnv();
  return parsedEnv;
}
