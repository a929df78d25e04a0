import type { IncomingMessage } from 'node:http';
import { createVisitorAddress, networkOf } from '../../../lib/shared/node/visitor-address.ts';
import { config } from '../config.ts';
import { processSingleton } from '../process-singleton.ts';

const visitorAddress = processSingleton('visitor-address', () =>
  createVisitorAddress(config().trustedProxies),
);

const addresses = new WeakMap<Request, string>();

const addressOf = ({ socket, headers }: IncomingMessage): string =>
  visitorAddress()(socket.remoteAddress, headers['x-forwarded-for']);

/** Records where a web request came from. */
export const rememberAddress = (request: Request, from: IncomingMessage): void =>
  void addresses.set(request, addressOf(from));

/** Leaves only the visitor's address in X-Forwarded-For: Next passes on headers, but not the connection that shows who wrote them. */
export function writeAddress(request: IncomingMessage): void {
  request.headers['x-forwarded-for'] = addressOf(request);
}

/** The origin of a call handled by Next, for rate limits, after `writeAddress`. */
export const addressInHeaders = (headers: Headers): string =>
  networkOf(visitorAddress()(undefined, headers.get('x-forwarded-for') ?? undefined));

/** The origin of a call for rate limits: the visitor's address, or its network for IPv6. */
export function clientAddress(request: Request): string {
  const address = addresses.get(request);
  return address === undefined ? addressInHeaders(request.headers) : networkOf(address);
}
