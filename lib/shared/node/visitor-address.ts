import { BlockList, isIP } from 'node:net';

/** Key for unknown addresses: all such callers share their limits. */
const UNKNOWN = 'unknown';
/** Groups of an IPv6 address that identify a network: a household or server has the rest to itself. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** An IPv4 address on an IPv6 socket has the form ::ffff:127.0.0.1. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The key for rate limits: an IPv4 address as it is, an IPv6 address's network (its first 64 bits). */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail)];
  const gap = address.includes('::') ? ALL_GROUPS - first.length - last.length : 0;
  const all = [...first, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...last];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * Determines the visitor's address for a call.
 * @param peer address of the connection
 * @param forwarded the X-Forwarded-For header
 */
export type VisitorAddress = (
  peer: string | undefined,
  forwarded: string | readonly string[] | undefined,
) => string;

/** The trusted proxies: this machine, and those in the settings. */
function proxyList(trusted: readonly string[]): BlockList {
  const proxies = new BlockList();
  proxies.addSubnet('127.0.0.0', 8, 'ipv4');
  proxies.addAddress('::1', 'ipv6');
  for (const address of trusted) {
    const [base = '', bits] = address.split('/');
    if (bits === undefined) proxies.addAddress(base, familyOf(base));
    else proxies.addSubnet(base, Number(bits), familyOf(base));
  }
  return proxies;
}

/**
 * Creates the check of whether a connection is from a trusted proxy.
 * @param trusted addresses or subnets (CIDR) of proxies, besides this machine's own
 */
export function createProxyCheck(trusted: readonly string[]): (peer: string | undefined) => boolean {
  const proxies = proxyList(trusted);
  return (peer) => {
    const address = plain(peer ?? '');
    return isIP(address) > 0 && proxies.check(address, familyOf(address));
  };
}

/**
 * Creates the function that determines where a call comes from. Only the part of X-Forwarded-For that our own servers wrote is trusted: read
 * from the end, the first address that isn't one of theirs is the visitor's, whatever the visitor put before it.
 * @param trusted addresses or subnets (CIDR) of proxies, besides this machine's own
 */
export function createVisitorAddress(trusted: readonly string[]): VisitorAddress {
  const proxies = proxyList(trusted);
  const isOurs = (address: string) => proxies.check(address, familyOf(address));
  return (peer, forwarded) => {
    const hops = [...String(forwarded ?? '').split(','), peer ?? '']
      .map(plain)
      .filter((hop) => isIP(hop) > 0);
    return hops.findLast((hop) => !isOurs(hop)) ?? hops[0] ?? UNKNOWN;
  };
}
