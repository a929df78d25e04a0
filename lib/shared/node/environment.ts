import { isIP } from 'node:net';
import { z } from 'zod';

/* How both programs read their environment: variables used by both have a single schema here. */

/** A process's environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A port in digits. @param least 0 if any free port will do */
export const portVariable = (fallback: number, least: 0 | 1) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= least && value <= 65_535)
    .default(fallback);

/** An http or https URL, without trailing slashes. */
export const addressVariable = () =>
  z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''));

/** Whether a URL consists of a server only: nothing after the host, and no user name before it. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, pathname, search, hash } = new URL(address);
  return username + pathname + search + hash === '/';
}

/** The site is at the root of its address. */
export const siteVariable = () =>
  addressVariable()
    .refine(isOrigin)
    .transform((value) => new URL(value).origin);

export const databaseVariable = () => z.url({ protocol: /^postgres(ql)?$/ });
export const dayVariable = () => z.iso.date();
export const secretVariable = () => z.string().min(32);
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
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .refine((list) => list.every(isAddressOrSubnet));

/** Accepted values of the variables that both programs use, for error messages. */
export const ACCEPTED_BY_BOTH = {
  SITE_URL: 'an http or https address without a path, for example https://www.example.org',
  DATABASE_URL: 'postgres://user:password@host:port/database, or nothing for a SQLite file',
  DATA_DIR: 'a folder',
  DEMO_DATE: 'a date, for example 2027-01-27',
  LOG_LEVEL: LOG_LEVELS.join(', '),
  REVALIDATE_SECRET: 'at least 32 characters',
  TRUSTED_PROXIES: 'addresses or subnets, separated by commas',
} as const;

/** An environment variable with an invalid value. The message is one line: the variable, its value, and what is accepted. */
export class EnvironmentError extends Error {
  override readonly name: string = 'EnvironmentError';
}

/** Secrets, and URLs containing one, are never printed or logged, not even invalid ones. */
const isConfidential = (name: string) => /_SECRET$|_SECRET_|_KEY$|^(?:DATABASE|SMTP)_URL$/.test(name);

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
  const got = isConfidential(name) ? 'something else' : JSON.stringify(given[name]);
  throw new EnvironmentError(`${name} is ${got}, but it must be ${accepts}.`);
}
