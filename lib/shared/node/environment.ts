import { isIP } from 'node:net';
import { z } from 'zod';

/* How both programs read their environment: variables used by both have a single schema here. */

/** A process's environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** A port number. @param min 0 if any free port will do */
export const portVariable = (fallback: number, min: 0 | 1) => wholeNumber(min, 65_535).default(fallback);

/** The port of the metrics; no metrics if absent. */
export const metricsPortVariable = () => wholeNumber(1, 65_535).optional();

/** An address to listen on; by default only this machine. */
export const hostVariable = () =>
  z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1');

const LONGEST_DRAIN_S = 60;
/** Seconds from when a stopping program reports that it isn't ready until it closes its port, as milliseconds. */
export const drainVariable = () =>
  wholeNumber(0, LONGEST_DRAIN_S)
    .transform((seconds) => seconds * 1000)
    .default(0);

const LONGEST_REPORT_S = 3600;
/** Seconds between two reports of missing pages. */
export const reportVariable = () => wholeNumber(1, LONGEST_REPORT_S).default(30);

/** A share from 0 to 1, with a decimal point. */
export const shareVariable = () =>
  z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/)
    .transform(Number);
export const SHARE_ACCEPTS = 'a share from 0 to 1, for example 0.1';

/** An http or https URL, without trailing slashes. */
export const addressVariable = () =>
  z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Whether a URL is an origin: nothing after the host, and no user name before it. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, pathname, search, hash } = new URL(address);
  return username + pathname + search + hash === '/';
}

/** The address of a site, which is at the root of its host. */
export const siteVariable = () =>
  addressVariable()
    .refine(isOrigin)
    .transform((value) => new URL(value).origin);

const itemsOf = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Comma-separated servers: http or https addresses without a path. */
export const originsVariable = () => z.string().default('').transform(itemsOf).pipe(z.array(siteVariable()));

/** A Valkey or Redis server; `rediss` is TLS. */
export const valkeyVariable = () => z.url({ protocol: /^rediss?$/ });
export const databaseVariable = () => z.url({ protocol: /^postgres(ql)?$/ });
export const dayVariable = () => z.iso.date();
export const secretVariable = () => z.string().min(32);
/** A token issued by another service. */
export const tokenVariable = () => z.string().regex(/^[\x21-\x7e]{8,500}$/);
export const logLevelVariable = () => z.enum(LOG_LEVELS).default('info');

/** An address, or a subnet in CIDR notation. */
function isAddressOrSubnet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** Comma-separated addresses or subnets. */
export const proxiesVariable = () =>
  z
    .string()
    .default('')
    .transform(itemsOf)
    .refine((list) => list.every(isAddressOrSubnet));

/** Accepted values of the variables that both programs use, for error messages. */
export const ACCEPTED_BY_BOTH = {
  SITE_URL: 'an http or https address without a path, for example https://www.example.org',
  DATABASE_URL: 'postgres://user:password@host:port/database, or unset for a SQLite file',
  VALKEY_URL: 'redis://user:password@host:port, rediss://… for TLS, or unset for one machine',
  DATA_DIR: 'a folder',
  DEMO_DATE: 'a date, for example 2027-01-27',
  LOG_LEVEL: LOG_LEVELS.join(', '),
  REVALIDATE_SECRET: 'at least 32 characters',
  TRUSTED_PROXIES: 'addresses or subnets, separated by commas',
  CMS_URL: 'an http or https address without a path, for example https://cms.example.org',
  HOST: 'a host name or an IP address to listen on',
  METRICS_HOST: 'a host name or an IP address to listen on',
  DRAIN_SECONDS: `a number of seconds from 0 to ${String(LONGEST_DRAIN_S)}`,
} as const;

/** An environment variable with an invalid value. The message is one line: the variable, its value, and what is accepted. */
export class EnvironmentError extends Error {
  override readonly name: string = 'EnvironmentError';
}

/** Secrets, and URLs containing one, are never printed or logged, not even invalid ones. */
const isConfidential = (name: string, value: string) =>
  /_SECRET$|_SECRET_|_KEY$|_TOKEN$|_HEADERS$|_DSN$|^(?:DATABASE|SMTP|VALKEY)_URL$|_OTLP_ENDPOINT$/.test(
    name,
  ) ||
  // A user name and a password before the host, in any address.
  /\/\/\S*@/.test(value);

/**
 * Reads a schema's variables; empty ones count as absent.
 * @param accepted the accepted values of each, in words
 * @throws EnvironmentError on the first invalid value
 */
export function readVariables<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  accepted: Readonly<Record<keyof Shape & string, string>>,
  source: Variables,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, source[name] || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0]);
  const [, accepts = ''] = Object.entries(accepted).find(([key]) => key === name) ?? [];
  const value = given[name] ?? '';
  const shown = isConfidential(name, value) ? 'something else' : JSON.stringify(value);
  throw new EnvironmentError(`${name} is ${shown}, but it must be ${accepts}.`);
}

/**
 * Checks that variables that only work together are set together.
 * @param needs pairs of a variable and the one that it needs
 * @throws EnvironmentError naming the first that is missing
 */
export function requireTogether<Name extends string>(
  values: Readonly<Partial<Record<Name, unknown>>>,
  needs: readonly (readonly [name: Name, needed: Name])[],
  accepted: Readonly<Record<Name, string>>,
): void {
  for (const [name, needed] of needs)
    if (values[name] !== undefined && values[needed] === undefined)
      throw new EnvironmentError(`${needed} is missing, but ${name} needs it: ${accepted[needed]}.`);
}
