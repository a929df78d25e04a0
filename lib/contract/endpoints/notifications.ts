import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import {
  MINUTES_OF_A_DAY,
  MAX_NOTICE_SUBJECTS,
  NOTICE_KINDS,
  NOTICE_SUBJECT,
  PUSH_PATHS,
} from '../notifications.ts';
import { needed } from '../wire.ts';
import { outcome } from './params.ts';

/** The address that a push service has given a browser. Anybody who knows it can send to the browser, so no call returns it. */
const pushAddress = () => z.url({ protocol: /^https?$/ }).max(1000);
const minute = () =>
  z
    .number()
    .int()
    .min(0)
    .max(MINUTES_OF_A_DAY - 1);

/** GET /cognito/push/key: the server's public key (RFC 8292), which a browser needs to get an address from its push service. */
export const getPushKey = endpoint({
  extension: 'notifications',
  method: 'GET',
  path: PUSH_PATHS.key,
  auth: 'none',
  input: z.object({}),
  /** An uncompressed point on P-256, base64url. */
  output: z.object({ key: needed(z.string()) }),
});

/**
 * POST /cognito/push/subscription: what a browser wants to be notified about, replacing its earlier subscription. 422 for another server
 * key, and for the address of a push service that the server doesn't use.
 */
export const keepNotifications = endpoint({
  extension: 'notifications',
  method: 'POST',
  path: PUSH_PATHS.subscription,
  auth: 'none',
  input: z.object({
    endpoint: pushAddress(),
    /** The browser's public key and its secret (RFC 8291), base64url. */
    public_key: z.string().regex(/^[\w-]{87}$/),
    auth_secret: z.string().regex(/^[\w-]{22}$/),
    server_key: z.string().max(100),
    language: z.enum(LANGUAGES),
    /** IANA name. */
    time_zone: z.string().min(1).max(64),
    kinds: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length),
    subjects: z.array(z.string().regex(NOTICE_SUBJECT)).max(MAX_NOTICE_SUBJECTS),
    /** Quiet hours on the clock of the time zone, in minutes of the day; they may span midnight. Null for none. */
    quiet: z.object({ from: minute(), until: minute() }).nullable(),
  }),
  output: outcome(),
});

/** POST /cognito/push/end: ends a browser's notifications. The answer is the same whether or not it had any. */
export const endNotifications = endpoint({
  extension: 'notifications',
  method: 'POST',
  path: PUSH_PATHS.end,
  auth: 'none',
  input: z.object({ endpoint: pushAddress() }),
  output: outcome(),
});

/** Every call of this file. */
export const NOTIFICATION_ENDPOINTS = { getPushKey, keepNotifications, endNotifications } as const;
