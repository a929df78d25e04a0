import { API_BASE_PATH } from '@/lib/contract/paths';
import type { Callable } from '@/lib/api/callable';
import type { ApiError } from '@/lib/api/errors';
import { isRecord } from '@/lib/shared/record';
import { err, ok, type Result } from '@/lib/api/result';
import type { EndpointAuth } from '@/lib/contract/endpoint';
import type { Answer } from '@/lib/api/answer';
import type { Clock } from '@/lib/api/clock';
import type { ReadyLatch } from '@/lib/api/ready-latch';
import type { SpacingQueue } from '@/lib/api/spacing-queue';

/** A request before it has a base, a token and a time limit. */
export type PlainRequest = { readonly path: string; readonly init: RequestInit };

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Turns a call into a request: `{name}` segments are filled from the input, the rest becomes the query (GET) or a JSON body (POST).
 * Undefined and null are left out of a query.
 * @returns `invalid` if a segment has no value, or one that would change the path ('.', '..')
 */
export function writeRequest<I>(
  { method, path }: Pick<Callable<I, unknown>, 'method' | 'path'>,
  input: I,
): Result<PlainRequest, ApiError> {
  const rest = new Map<string, unknown>(isRecord(input) ? Object.entries(input) : []);
  const bad: Record<string, string> = {};
  const filled = path.replace(PLACEHOLDER, (_match, name: string) => {
    const segment = asText(rest.get(name));
    rest.delete(name);
    if (segment === '' || segment === '.' || segment === '..')
      bad[name] = `'${segment}' cannot be part of a path`;
    return encodeURIComponent(segment);
  });
  if (Object.keys(bad).length > 0) {
    return err({ kind: 'invalid', message: Object.values(bad).join('; '), fields: bad });
  }
  const address = `${API_BASE_PATH}${filled}`;
  const headers = { accept: 'application/json' };
  if (method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of rest) {
      if (value !== undefined && value !== null) query.append(name, asText(value));
    }
    return ok({ path: query.size === 0 ? address : `${address}?${query}`, init: { method, headers } });
  }
  const body = JSON.stringify(Object.fromEntries(rest));
  return ok({
    path: address,
    init: { method, headers: { ...headers, 'content-type': 'application/json' }, body },
  });
}

const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

export type SendOnceParts = {
  readonly baseUrl: () => string;
  readonly fetch: typeof fetch;
  readonly accessToken: () => string | null;
  readonly language?: () => string;
  readonly onLink: (isActive: boolean) => void;
  readonly ready: ReadyLatch;
  readonly queue: SpacingQueue;
  readonly clock: Clock;
  readonly timeoutMs: number;
};

/** One attempt of a request, and the token that it was sent with. */
export type SendAttempt = { readonly result: Result<Answer, ApiError>; readonly sentToken: string | null };

export type SendOnce = (
  request: PlainRequest,
  options: { readonly auth: EndpointAuth; readonly signal?: AbortSignal | undefined },
) => Promise<SendAttempt>;

/**
 * Sends one request and reads the whole response: waits until the client is ready and for its turn, adds the bearer token, applies the
 * timeout, and reports the connection's state. The timeout starts when the request does, not when it is queued.
 * The returned function rejects only with the reason of the caller's own signal.
 */
export function createSendOnce(parts: SendOnceParts): SendOnce {
  return async ({ path, init }, { auth, signal }) => {
    if (auth !== 'none' && auth !== 'sign-in') await parts.ready.wait();
    await parts.queue.turn();
    signal?.throwIfAborted();
    const sentToken = auth === 'none' ? null : parts.accessToken();
    const headers = new Headers(init.headers);
    if (parts.language) headers.set('accept-language', parts.language());
    if (sentToken !== null) headers.set('authorization', `Bearer ${sentToken}`);
    const result = await fetchWithin(parts, path, { ...init, headers, credentials: 'omit' }, signal);
    return { result, sentToken };
  };
}

async function fetchWithin(
  { baseUrl, fetch, onLink, clock, timeoutMs }: SendOnceParts,
  path: string,
  init: RequestInit,
  callerSignal: AbortSignal | undefined,
): Promise<Result<Answer, ApiError>> {
  const limit = new AbortController();
  const cancelLimit = clock.schedule(() => limit.abort(), timeoutMs);
  const signal = callerSignal ? AbortSignal.any([limit.signal, callerSignal]) : limit.signal;
  let isAnswered = false;
  try {
    const response = await fetch(`${baseUrl()}${path}`, { ...init, signal });
    isAnswered = true;
    onLink(true);
    return ok({ status: response.status, headers: response.headers, body: await response.text() });
  } catch (thrown) {
    callerSignal?.throwIfAborted();
    if (!isAnswered) onLink(false);
    return err(limit.signal.aborted ? { kind: 'timeout' } : { kind: 'network', reason: reasonOf(thrown) });
  } finally {
    cancelLimit();
  }
}

/** The message of a failed connection in Node and browsers; Node hides the useful part in `cause`. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (cause instanceof Error)
    return 'code' in cause ? `${String(cause.code)} ${cause.message}` : cause.message;
  return thrown.message;
}
