import type { EndpointAuth } from '@/lib/contract/endpoint';
import type { Answer } from '@/lib/api/answer';
import type { Clock } from '@/lib/api/clock';
import type { ApiError } from '@/lib/api/errors';
import type { ReadyGate } from '@/lib/api/ready-gate';
import type { PlainRequest } from '@/lib/api/request';
import { err, ok, type Result } from '@/lib/api/result';
import type { SpacingQueue } from '@/lib/api/spacing-queue';

export type ExchangeParts = {
  readonly baseUrl: () => string;
  readonly fetch: typeof fetch;
  readonly accessToken: () => string | null;
  readonly language?: () => string;
  readonly onLink: (isActive: boolean) => void;
  readonly gate: ReadyGate;
  readonly queue: SpacingQueue;
  readonly clock: Clock;
  readonly timeoutMs: number;
};

/** One try of a request, and the token that it was sent with. */
export type Exchanged = { readonly result: Result<Answer, ApiError>; readonly sentToken: string | null };

export type Exchange = (
  request: PlainRequest,
  options: { readonly auth: EndpointAuth; readonly signal?: AbortSignal | undefined },
) => Promise<Exchanged>;

/**
 * Sends one request and reads its answer to the end: gate, queue, bearer token, time limit, connection state. The time
 * limit starts when the request does, not when it is queued.
 * The function it gives rejects only with the reason of the caller's own signal.
 */
export function createExchange(parts: ExchangeParts): Exchange {
  return async ({ path, init }, { auth, signal }) => {
    if (auth !== 'none') await parts.gate.wait();
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
  { baseUrl, fetch, onLink, clock, timeoutMs }: ExchangeParts,
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

/** What Node and browsers tell about a connection that failed; Node hides the useful part in `cause`. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const { cause } = thrown;
  if (cause instanceof Error)
    return 'code' in cause ? `${String(cause.code)} ${cause.message}` : cause.message;
  return thrown.message;
}
