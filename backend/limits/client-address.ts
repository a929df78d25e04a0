import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { config } from '../config.ts';

/** Shown where the address is not known: all such callers share their limits. */
const UNKNOWN = 'unknown';

/** An IPv4 address in an IPv6 socket reads ::ffff:127.0.0.1. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function makeTrusted(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8, 'ipv4');
  list.addAddress('::1', 'ipv6');
  for (const address of addresses) {
    const [base = '', bits] = address.split('/');
    if (bits === undefined) list.addAddress(base, familyOf(base));
    else list.addSubnet(base, Number(bits), familyOf(base));
  }
  return list;
}

/**
 * The address of the visitor behind a call. X-Forwarded-For counts only as far as it was written by servers of ours: it is read from
 * its end, and the first address that is none of them is the visitor's, whatever a visitor has written before it.
 * @param peer address of the connection
 * @param forwarded the X-Forwarded-For header
 * @param trusted addresses or subnets (CIDR) of proxies, beside this machine's own
 */
export function visitorAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  trusted: readonly string[],
): string {
  const proxies = makeTrusted(trusted);
  const isOurs = (address: string) => isIP(address) > 0 && proxies.check(address, familyOf(address));
  const hops = [...(forwarded ?? '').split(','), peer ?? ''].map(plain).filter((hop) => isIP(hop) > 0);
  const visitor = hops.findLast((hop) => !isOurs(hop));
  return visitor ?? hops[0] ?? UNKNOWN;
}

/** Groups of an IPv6 address that name a network: one household or one server has all that follow to itself. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** What limits are counted for: an IPv4 address as it is, of an IPv6 address the network (its first 64 bits). */
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

const addresses = new WeakMap<Request, string>();

/** Remembers who a web request came from. */
export function rememberAddress(request: Request, { socket, headers }: IncomingMessage): void {
  const forwarded = headers['x-forwarded-for'];
  addresses.set(
    request,
    visitorAddress(
      socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      config().trustedProxies,
    ),
  );
}

/**
 * Where a call comes from, for limits: the visitor's address, of IPv6 the network. At work on the code, where Next answers, only what
 * Next was told is known.
 */
export const clientAddress = (request: Request): string =>
  networkOf(
    addresses.get(request) ??
      visitorAddress(undefined, request.headers.get('x-forwarded-for') ?? undefined, config().trustedProxies),
  );
