import { config } from '../../kernel/config.ts';

/**
 * The push services of Chrome and its relatives, Firefox, Safari and Edge. A browser says itself where it is to be pushed to, so without a
 * list anybody could have the server call any address.
 */
const KNOWN_HOSTS =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/;

/** Whether an address belongs to a push service that is used: a known one, or one in PUSH_SERVICES. */
export function isOfPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username + password !== '') return false;
  if (config().pushServices.includes(origin)) return true;
  return protocol === 'https:' && port === '' && KNOWN_HOSTS.test(hostname);
}
