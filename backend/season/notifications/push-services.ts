import { config } from '../../kernel/config.ts';

/**
 * The push services of Chrome and its relatives, Firefox, Safari and Edge. A browser says where its messages go, so without a list anybody
 * could make the server call any address.
 */
const KNOWN_HOSTS =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/;

/** Whether an address belongs to an accepted push service: a known one, or one in PUSH_SERVICES. */
export function isOfPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(address);
  if (username + password !== '') return false;
  if (config().pushServices.includes(origin)) return true;
  return protocol === 'https:' && port === '' && KNOWN_HOSTS.test(hostname);
}
