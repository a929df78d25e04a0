import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { SITE_HOOK_PATH } from '../lib/contract/site-hook.ts';

/** The site looks for the secret of both programs under the same name (lib/config/site-secret). */
const SITE_SECRET_FILE = 'site-secret';

/** A bad environment variable. The message is one line: the variable, what it got, what it accepts. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(fallback);

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const webAddress = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** An address, or a subnet in CIDR form. */
function isAddressOrSubnet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** The repository's root: the nearest folder upwards with a lock file. Bundled code has no path of its own to go by. */
function repositoryRoot(): string {
  let folder = process.cwd();
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}

const environmentSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().optional(),
  BACKEND_PORT: port(4000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: webAddress.default('http://localhost:3000'),
  PAYLOAD_SECRET: z.string().min(32).optional(),
  REVALIDATE_SECRET: z.string().min(32).optional(),
  REVALIDATE_URL: webAddress.optional(),
  DEMO_DATE: z.iso.date().optional(),
  SEED_DEMO: flag(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER_URL: webAddress.default('https://accounts.google.com'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/)
    .optional(),
  STRIPE_API_BASE: webAddress.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressOrSubnet)),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
});

const ACCEPTED: Record<keyof typeof environmentSchema.shape, string> = {
  DATABASE_URL: 'postgres://user:password@host:port/name, or nothing for a SQLite file',
  DATA_DIR: 'the path of a folder',
  BACKEND_PORT: 'a port number from 1 to 65535',
  HOST: 'a host name or address to listen on',
  SITE_URL: 'an http or https address',
  PAYLOAD_SECRET: 'at least 32 characters',
  REVALIDATE_SECRET: 'at least 32 characters',
  REVALIDATE_URL: 'an http or https address',
  DEMO_DATE: 'a day as YYYY-MM-DD',
  SEED_DEMO: 'true or false',
  SMTP_URL: 'smtp://user:password@host:port or smtps://…, or nothing to keep mail in the CMS',
  MAIL_FROM: 'a mail address, with or without a name: Championship <office@example.org>',
  GOOGLE_CLIENT_ID: 'the id of a Google OAuth client',
  GOOGLE_CLIENT_SECRET: 'the secret of that client',
  GOOGLE_ISSUER_URL: 'an http or https address',
  STRIPE_SECRET_KEY: 'the secret key of a Stripe account, or nothing for the sandbox gateway',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook at Stripe',
  STRIPE_API_BASE: 'an http or https address, or nothing for Stripe itself',
  TRUSTED_PROXIES: 'addresses or subnets, separated by commas',
  LOG_LEVEL: LOG_LEVELS.join(', '),
};

/** Values that must not be repeated on a screen or in a log. */
const CONFIDENTIAL: ReadonlySet<string> = new Set([
  'PAYLOAD_SECRET',
  'REVALIDATE_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);

export type BackendConfig = {
  /** PostgreSQL address, or null for the SQLite file in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly port: number;
  readonly host: string;
  readonly siteUrl: string;
  readonly secret: string;
  /** Shared with the site: signs what the two tell each other. */
  readonly siteSecret: string;
  /** Where the site is told of changes. */
  readonly siteHookUrl: string;
  /** The day the demo championship is told from, as YYYY-MM-DD, or null for today. */
  readonly demoDate: string | null;
  readonly isDemoWanted: boolean;
  /** False while the code is worked on (`--dev`). */
  readonly isProduction: boolean;
  /** Where mail is handed over, or null to keep it in the CMS. */
  readonly smtpUrl: string | null;
  /** Sender of all mail. */
  readonly mailFrom: string;
  /** The OAuth client for signing in with Google, or null. */
  readonly google: GoogleClient | null;
  /** The payment gateway, or null for the sandbox. */
  readonly stripe: StripeSettings | null;
  /** Proxies beside this machine whose word on the visitor's address counts. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

/** An account at Stripe. `apiBase` is null for Stripe itself, `webhookSecret` where Stripe sends no events. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string | null;
  readonly apiBase: string | null;
};

/** A client of Google's sign-in. `issuer` is Google, or a stand-in. */
export type GoogleClient = { readonly id: string; readonly secret: string; readonly issuer: string };

const isVariable = (name: unknown): name is keyof typeof ACCEPTED =>
  typeof name === 'string' && name in ACCEPTED;

function variableName(error: z.ZodError): keyof typeof ACCEPTED {
  const name = error.issues[0]?.path[0];
  if (!isVariable(name)) throw error;
  return name;
}

/** Reads a secret of the data folder (that of sessions by default), making it once with access for the owner only. */
function keptSecret(dataDir: string, name = 'secret'): string {
  const path = join(dataDir, name);
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true });
    // 'wx': of two processes that start at once, one makes the secret and the other reads it.
    try {
      writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  return readFileSync(path, 'utf8').trim();
}

/**
 * Parses the environment. An empty variable counts as absent.
 * @throws ConfigError on the first bad value.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): BackendConfig {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = variableName(parsed.error);
    const got = CONFIDENTIAL.has(name) ? 'a value it cannot use' : JSON.stringify(given[name]);
    throw new ConfigError(`${name}: got ${got}, accepts ${ACCEPTED[name]}.`);
  }
  const values = parsed.data;
  const dataDir = resolve(repositoryRoot(), values.DATA_DIR ?? '.data');
  // A build opens no database and must leave no secret behind.
  const isBuilding = variables.NEXT_PHASE === 'phase-production-build';
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir,
    port: values.BACKEND_PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    secret: isBuilding ? 'unused while building' : (values.PAYLOAD_SECRET ?? keptSecret(dataDir)),
    siteSecret: isBuilding
      ? 'unused while building'
      : (values.REVALIDATE_SECRET ?? keptSecret(dataDir, SITE_SECRET_FILE)),
    siteHookUrl: values.REVALIDATE_URL ?? `${values.SITE_URL}${SITE_HOOK_PATH}`,
    demoDate: values.DEMO_DATE ?? null,
    isDemoWanted: values.SEED_DEMO,
    isProduction: variables.NODE_ENV === 'production',
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(values.SITE_URL).hostname}`,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            id: values.GOOGLE_CLIENT_ID,
            secret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER_URL,
          }
        : null,
    stripe: values.STRIPE_SECRET_KEY
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
          apiBase: values.STRIPE_API_BASE ?? null,
        }
      : null,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
  };
}

/** Sets variables of this process before what reads them is loaded: Next and Payload read the environment themselves. */
export function setEnvironment(values: Readonly<Record<string, string>>): void {
  Object.assign(process.env, values);
}

/** The environment this process was started with. */
export const environment = (): Readonly<Record<string, string | undefined>> => process.env;

let current: BackendConfig | undefined;

/** The configuration of this process, read once. */
export function config(): BackendConfig {
  current ??= readConfig(environment());
  return current;
}
