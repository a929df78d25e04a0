import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { z } from 'zod';
import type { PaymentMode } from '../../lib/contract/entities/site.ts';
import { SITE_HOOK_PATH } from '../../lib/contract/site-hook.ts';
import {
  ACCEPTED_BY_BOTH,
  addressVariable,
  databaseVariable,
  dayVariable,
  drainVariable,
  EnvironmentError,
  hostVariable,
  logLevelVariable,
  metricsPortVariable,
  originsVariable,
  portVariable,
  proxiesVariable,
  readVariables,
  requireTogether,
  secretVariable,
  siteVariable,
  valkeyVariable,
  type LogLevel,
  type Variables,
} from '../../lib/shared/node/environment.ts';
import {
  TRACES_ACCEPT,
  traceSettings,
  traceVariables,
  type TraceSettings,
} from '../../lib/shared/node/trace-variables.ts';
import { storedSecret, SITE_SECRET_FILE } from '../../lib/shared/node/stored-secret.ts';
import {
  readWalletSettings,
  WALLET_ACCEPTS,
  WALLET_NEEDS,
  walletVariables,
  type WalletSettings,
} from './wallet-settings.ts';

/** File with the secret from which sessions, codes and account keys are derived. */
export const SECRET_FILE = 'secret';

/** The folder in the data folder that backups are written to if no other is configured. */
export const BACKUPS_FOLDER = 'backups';

/** The first administrator's address on a local site if none is configured. It can't receive email. */
export const FIRST_ADMIN_EMAIL = 'admin@championship.local';

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(fallback);

const s3Key = () => z.string().regex(/^[\x21-\x7e]{3,200}$/);

/** The repository's root: the nearest ancestor folder with a lock file. Bundled code has no path of its own. */
export function repositoryRoot(): string {
  let folder = process.cwd();
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}

/** The variables of the backend, by name. */
export const backendVariables = z.object({
  DATABASE_URL: databaseVariable().optional(),
  VALKEY_URL: valkeyVariable().optional(),
  DATA_DIR: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ENDPOINT: addressVariable().optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: s3Key().optional(),
  S3_SECRET_ACCESS_KEY: s3Key().optional(),
  BACKEND_PORT: portVariable(4000, 1),
  HOST: hostVariable(),
  SITE_URL: siteVariable().default('http://localhost:3000'),
  ADMIN_EMAIL: z.email().optional(),
  PAYLOAD_SECRET: secretVariable().optional(),
  REVALIDATE_SECRET: secretVariable().optional(),
  REVALIDATE_URL: addressVariable().optional(),
  DEMO_DATE: dayVariable().optional(),
  SEED_DEMO: flag(true),
  IMPROVE_PICTURES: flag(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER_URL: addressVariable().default('https://accounts.google.com'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/)
    .optional(),
  STRIPE_API_BASE: addressVariable().optional(),
  TRIAL_PAYMENTS: flag(false),
  ...walletVariables,
  PUSH_SERVICES: originsVariable(),
  TRUSTED_PROXIES: proxiesVariable(),
  LOG_LEVEL: logLevelVariable(),
  CMS_URL: siteVariable().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKEND_METRICS_PORT: metricsPortVariable(),
  METRICS_HOST: hostVariable(),
  DRAIN_SECONDS: drainVariable(),
  ...traceVariables(),
});

const ACCEPTED: Record<keyof typeof backendVariables.shape, string> = {
  ...ACCEPTED_BY_BOTH,
  ...TRACES_ACCEPT,
  S3_BUCKET: 'the name of a bucket, or unset to keep uploads in DATA_DIR',
  S3_ENDPOINT: 'the http or https address of the storage, or unset for Amazon’s in S3_REGION',
  S3_REGION: 'the region of the bucket, for example ap-southeast-2',
  S3_ACCESS_KEY_ID: 'the id of a key that can read and write the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that key',
  BACKEND_PORT: 'a port number from 1 to 65535',
  ADMIN_EMAIL: 'the email address of the first administrator',
  PAYLOAD_SECRET: 'at least 32 characters',
  REVALIDATE_URL: 'an http or https address',
  SEED_DEMO: 'true or false',
  IMPROVE_PICTURES: 'true or false',
  SMTP_URL: 'smtp://user:password@host:port or smtps://…, or unset to keep email in the CMS',
  MAIL_FROM: 'an email address, with or without a name: Championship <office@example.org>',
  GOOGLE_CLIENT_ID: 'the id of a Google OAuth client',
  GOOGLE_CLIENT_SECRET: 'the secret of that client',
  GOOGLE_ISSUER_URL: 'an http or https address',
  STRIPE_SECRET_KEY: 'the secret key of a Stripe account, or unset to take no payments',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the Stripe webhook',
  STRIPE_API_BASE: 'an http or https address, or unset for Stripe itself',
  TRIAL_PAYMENTS: 'true or false',
  ...WALLET_ACCEPTS,
  PUSH_SERVICES: 'http or https addresses without a path, separated by commas',
  BACKUP_DIR: 'a folder',
  BACKEND_METRICS_PORT: 'a port number from 1 to 65535, or unset for no metrics',
};

/** Variables that have no effect without others. */
const NEEDS = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ...WALLET_NEEDS,
] as const;

export type BackendConfig = {
  /** PostgreSQL URL, or null for the SQLite file in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The Valkey server that several sites and backends share, or null for one machine. */
  readonly valkeyUrl: string | null;
  readonly dataDir: string;
  /** The bucket for uploads, or null for `dataDir`. */
  readonly s3: S3Settings | null;
  /** Where backups are written and read. */
  readonly backupDir: string;
  readonly port: number;
  readonly host: string;
  readonly siteUrl: string;
  /** The CMS's public address, or null if it is opened at its own port. */
  readonly cmsUrl: string | null;
  /** The first administrator's email address; null on a public address if none is configured. */
  readonly adminEmail: string | null;
  readonly secret: string;
  /** Whether both secrets come from the environment, and not from this machine's files. */
  readonly areSecretsGiven: boolean;
  /** Shared with the site: signs the calls between the two programs. */
  readonly siteSecret: string;
  /** Where to send change notifications to the site. */
  readonly siteHookUrl: string;
  /** The demo championship's current day, as YYYY-MM-DD, or null for today. */
  readonly demoDate: string | null;
  readonly isDemoWanted: boolean;
  /** Whether a picture that is requested again is re-encoded to a smaller file. */
  readonly arePicturesImproved: boolean;
  /** False in development (`--dev`). */
  readonly isProduction: boolean;
  /** Mail server, or null to store email in the CMS only. */
  readonly smtpUrl: string | null;
  /** Sender of all email. */
  readonly mailFrom: string;
  /** The OAuth client for Google sign-in, or null. */
  readonly google: GoogleClient | null;
  /** The Stripe account for payments, or null. */
  readonly stripe: StripeSettings | null;
  /** The wallets that passes can be issued for. */
  readonly wallet: WalletSettings;
  /** Accepted push services besides those of the usual browsers. */
  readonly pushServices: readonly string[];
  /** Whether payments are live, a trial, or off: see `paymentModeOf`. */
  readonly paymentMode: PaymentMode;
  /** Proxies, besides this machine, that are trusted to report the visitor's address. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  /** The port that serves the backend's metrics, or null for none. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Where spans are sent, or null for no traces. */
  readonly traces: TraceSettings | null;
  /** How long a stopping backend reports that it isn't ready before it closes its port, in milliseconds. */
  readonly drainMs: number;
};

/** An S3-compatible bucket and its key. */
export type S3Settings = {
  /** The storage's address, without the bucket and without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** A Stripe account. `apiBase` is null for Stripe itself, `webhookSecret` if Stripe sends no events. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string | null;
  readonly apiBase: string | null;
};

/** A client for Google sign-in. `issuer` is Google, or a test server. */
export type GoogleClient = { readonly id: string; readonly secret: string; readonly issuer: string };

/** Whether an address is on this machine, so that strangers can't reach it. */
export function isThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * How a site takes payments. The sandbox gateway gives goods away at the press of a button, so a publicly reachable site only has it if
 * explicitly enabled; without it and without Stripe, payments are off (docs/decisions/0050).
 */
const paymentModeOf = (values: z.output<typeof backendVariables>): PaymentMode => {
  if (values.STRIPE_SECRET_KEY) return 'live';
  return values.TRIAL_PAYMENTS || isThisMachine(values.SITE_URL) ? 'trial' : 'off';
};

/** The bucket, if one is configured. */
function s3Of(values: z.output<typeof backendVariables>): S3Settings | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values;
  if (bucket === undefined || id === undefined || secret === undefined) return null;
  const endpoint = values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, region, bucket, accessKeyId: id, secretAccessKey: secret };
}

/** A lazily computed value: `npm run restore` must see whether a data folder has secrets before any are created. */
function lazily(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

/** Whether a folder is among the uploads in the data folder, where each backup would contain the previous ones. */
export function isAmongUploads(folder: string, dataDir: string): boolean {
  const [first = ''] = relative(dataDir, folder).split(sep);
  return first !== '..' && first !== BACKUPS_FOLDER;
}

/** Where backups go. @throws EnvironmentError */
function backupFolder(given: string | undefined, dataDir: string): string {
  const usual = join(dataDir, BACKUPS_FOLDER);
  if (given === undefined) return usual;
  const folder = resolve(repositoryRoot(), given);
  if (isAmongUploads(folder, dataDir))
    throw new EnvironmentError(`BACKUP_DIR is "${given}", but it must be ${usual} or outside DATA_DIR.`);
  return folder;
}

/**
 * Parses the environment. An empty variable counts as absent.
 * @throws EnvironmentError on the first invalid value, or the first that is missing
 */
export function readConfig(variables: Variables): BackendConfig {
  const values = readVariables(backendVariables, ACCEPTED, variables);
  requireTogether(values, NEEDS, ACCEPTED);
  const dataDir = resolve(repositoryRoot(), values.DATA_DIR ?? '.data');
  // A build opens no database and must not create a secret.
  const isBuilding = variables.NEXT_PHASE === 'phase-production-build';
  const unused = 'unused while building';
  const secret = lazily(() =>
    isBuilding ? unused : (values.PAYLOAD_SECRET ?? storedSecret(dataDir, SECRET_FILE)),
  );
  const siteSecret = lazily(() =>
    isBuilding ? unused : (values.REVALIDATE_SECRET ?? storedSecret(dataDir, SITE_SECRET_FILE)),
  );
  return {
    databaseUrl: values.DATABASE_URL ?? null,
    valkeyUrl: values.VALKEY_URL ?? null,
    dataDir,
    s3: s3Of(values),
    backupDir: backupFolder(values.BACKUP_DIR, dataDir),
    port: values.BACKEND_PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    cmsUrl: values.CMS_URL ?? null,
    adminEmail: values.ADMIN_EMAIL ?? (isThisMachine(values.SITE_URL) ? FIRST_ADMIN_EMAIL : null),
    areSecretsGiven: values.PAYLOAD_SECRET !== undefined && values.REVALIDATE_SECRET !== undefined,
    get secret() {
      return secret();
    },
    get siteSecret() {
      return siteSecret();
    },
    siteHookUrl: values.REVALIDATE_URL ?? `${values.SITE_URL}${SITE_HOOK_PATH}`,
    demoDate: values.DEMO_DATE ?? null,
    isDemoWanted: values.SEED_DEMO,
    arePicturesImproved: values.IMPROVE_PICTURES,
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
    // A build reads no keys.
    wallet: isBuilding ? { apple: null, google: null } : readWalletSettings(values, repositoryRoot()),
    pushServices: values.PUSH_SERVICES,
    paymentMode: paymentModeOf(values),
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    metricsPort: values.BACKEND_METRICS_PORT ?? null,
    metricsHost: values.METRICS_HOST,
    traces: traceSettings(values) ?? null,
    drainMs: values.DRAIN_SECONDS,
  };
}

/**
 * Checks only needed for a start: `npm run doctor` reports them among the rest, and a move to PostgreSQL starts without them.
 * @throws EnvironmentError
 */
export function checkForStart({ valkeyUrl, databaseUrl }: BackendConfig): void {
  requireTogether(
    { VALKEY_URL: valkeyUrl ?? undefined, DATABASE_URL: databaseUrl ?? undefined },
    [['VALKEY_URL', 'DATABASE_URL']],
    { ...ACCEPTED, DATABASE_URL: 'several backends share postgres://user:password@host:port/database' },
  );
}

/** Sets environment variables before the modules that read them are loaded: Next and Payload read the environment themselves. */
export function setEnvironment(values: Readonly<Record<string, string>>): void {
  Object.assign(process.env, values);
}

/** The environment this process was started with. */
export const environment = (): Variables => process.env;

let current: BackendConfig | undefined;

/** The configuration of this process, read once. */
export function config(): BackendConfig {
  current ??= readConfig(environment());
  return current;
}
