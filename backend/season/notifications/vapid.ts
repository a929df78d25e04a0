import { createECDH } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { config } from '../../kernel/config.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { derived } from '../../kernel/secrets.ts';
import { CONTENT_ENCODING } from './encrypt.ts';

/** A token is valid for a day at most (RFC 8292); a clock that is wrong by minutes does no harm. */
const TOKEN_LIFE_S = 12 * 60 * 60;
/** How long a token is reused. */
const TOKEN_CACHE_MS = 60 * 60_000;
const MAX_SERVICES = 100;

/** Base64url; the public key is an uncompressed point, as browsers need it. */
type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** The first number derived from the installation's secret that is a valid private key on P-256; nearly all are. */
function makeKeys(attempt = 0): VapidKeys {
  const secret = derived('push services', String(attempt));
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(secret);
  } catch {
    return makeKeys(attempt + 1);
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

const vapidKeys = processSingleton('vapid-keys', () => makeKeys());
const tokens = processSingleton(
  'vapid-tokens',
  () => new LRUCache<string, string>({ max: MAX_SERVICES, ttl: TOKEN_CACHE_MS }),
);

/** The public key by which push services know this installation: the same on all its backends, as long as PAYLOAD_SECRET is. */
export const serverKey = (): string => vapidKeys().publicKey;

/** The contact for push services; a site without https only has an email address. */
function contact(): string {
  const { siteUrl, adminEmail } = config();
  if (siteUrl.startsWith('https:')) return siteUrl;
  return `mailto:${adminEmail ?? `webmaster@${new URL(siteUrl).hostname}`}`;
}

function makeAuthorization(audience: string): string {
  const { publicKey, privateKey } = vapidKeys();
  const expires = Math.floor(Date.now() / 1000) + TOKEN_LIFE_S;
  return webPush.getVapidHeaders(audience, contact(), publicKey, privateKey, CONTENT_ENCODING, expires)
    .Authorization;
}

/**
 * The Authorization header for a push service (RFC 8292), the same for all its subscriptions.
 * @param endpoint the address of any of them
 */
export function authorizationFor(endpoint: string): string {
  const { origin } = new URL(endpoint);
  const known = tokens().get(origin);
  if (known !== undefined) return known;
  const made = makeAuthorization(origin);
  tokens().set(origin, made);
  return made;
}
