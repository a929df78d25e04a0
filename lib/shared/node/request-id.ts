import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { traceIdField } from './tracing.ts';
import { createProxyCheck } from './visitor-address.ts';

/* One id for a request through both programs, their logs and the answer (docs/decisions/0089). */

export const REQUEST_ID_HEADER = 'X-Request-Id';
/** The same, as Node spells the headers of a request. */
const HEADER_KEY = 'x-request-id';

/** The format of a proxy's ids: nothing that could be mistaken for something else in a log. */
const ID = /^[\w.-]{8,64}$/;

declare global {
  var championshipRequestIds: AsyncLocalStorage<string> | undefined;
}

// On globalThis, because the bundled part of a program and the rest each have a copy of this module.
const current = () => (globalThis.championshipRequestIds ??= new AsyncLocalStorage());

/** The parts of a request that are read. */
type Incoming = {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** The id of the request that is being answered; undefined for other work. */
export const currentRequestId = (): string | undefined => current().getStore();

/** The log fields that identify the current request, for pino's `mixin`. */
export const requestFields = (): { request_id?: string; trace_id?: string } => {
  const id = currentRequestId();
  return id === undefined ? {} : { request_id: id, ...traceIdField() };
};

/** The id that a request carries once `createRequestIds` has seen it. */
export const requestIdOf = ({ headers }: Pick<Incoming, 'headers'>): string =>
  String(headers[HEADER_KEY] ?? '');

/**
 * Gives each request its id: a trusted proxy's, or else a new one. It is put into the request's own header, so that forwarding the headers
 * forwards it.
 * @param trusted addresses or subnets of proxies, besides this machine
 * @returns runs `answer` for a request; everything that it starts can read the id
 */
export function createRequestIds(trusted: readonly string[]): <T>(request: Incoming, answer: () => T) => T {
  const isOurs = createProxyCheck(trusted);
  return (request, answer) => {
    const given = request.headers[HEADER_KEY];
    const isTrusted = typeof given === 'string' && ID.test(given) && isOurs(request.socket.remoteAddress);
    const id = isTrusted ? given : randomUUID();
    request.headers[HEADER_KEY] = id;
    return current().run(id, answer);
  };
}
