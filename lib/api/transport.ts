import { isSuccess, readError, readJson, readValue } from '@/lib/api/answer';
import { createAuthorisedSend, type Send } from '@/lib/api/authorised-send';
import type { Callable } from '@/lib/api/callable';
import type { Clock } from '@/lib/api/clock';
import type { ApiError } from '@/lib/api/errors';
import { createExchange } from '@/lib/api/exchange';
import { createReadyGate } from '@/lib/api/ready-gate';
import { createRenewal } from '@/lib/api/renewal';
import { writeRequest } from '@/lib/api/request';
import { err, type Result } from '@/lib/api/result';
import type { SpacingQueue } from '@/lib/api/spacing-queue';
import { refreshTokenCall, type SessionPort } from '@/lib/api/tokens';

export type ApiClientOptions = {
  /** Origin of the content server, without a slash at its end. Asked at each use. */
  readonly baseUrl: () => string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly session: SessionPort;
  /** Language that the visitor reads: what the server says to them is to be in it. Left out by callers that nobody speaks through. */
  readonly language?: () => string;
  /** Told false when a request got no answer and true at any answer. */
  readonly onLink: (isActive: boolean) => void;
  /** Spaces the requests of this client, and of others that ask the same server with it. */
  readonly queue: SpacingQueue;
  /** A request is given up after this many milliseconds. */
  readonly timeoutMs: number;
  /** Calls other than auth 'none' wait for `markReady()`, at the longest this many milliseconds; null: they never wait. */
  readonly readyForcedMs: number | null;
};

export type CallOptions = { readonly signal?: AbortSignal | undefined };

export type ApiClient = {
  /**
   * Makes one REST call of spec point 7.
   * @param callable an endpoint of the contract (or a light one)
   * @returns the parsed answer or one of the closed union of errors; rejects only if the caller's own signal aborts
   */
  readonly call: <I, O>(
    callable: Callable<I, O>,
    input: NoInfer<I>,
    options?: CallOptions,
  ) => Promise<Result<O, ApiError>>;
  /** Sends a ready-made request under the same rules; GraphQL stands on it. */
  readonly send: Send;
  readonly baseUrl: () => string;
  /** Renews the held access token before it ends; a refusal ends the session (spec point 8). */
  readonly renewToken: () => Promise<void>;
  /** Lets the waiting calls go: the session is known. */
  readonly markReady: () => void;
  readonly queue: Pick<SpacingQueue, 'waiting'>;
};

/** Makes a client. It keeps no state outside of itself, so that a test or a server can have several. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session, clock, queue } = options;
  const gate = createReadyGate(options.readyForcedMs, clock);
  const exchange = createExchange({ ...options, accessToken: session.accessToken, gate });

  const callWith =
    (send: Send): ApiClient['call'] =>
    async (callable, input, { signal } = {}) => {
      const request = writeRequest(callable, input);
      if (!request.ok) return request;
      const answer = await send(request.value, { auth: callable.auth, isGraphql: false, signal });
      if (!answer.ok) return answer;
      return isSuccess(answer.value)
        ? readValue(callable.output, readJson(answer.value.body))
        : err(readError(answer.value));
    };

  const plainCall = callWith(async (request, how) => (await exchange(request, how)).result);
  const renew = createRenewal(session, (refresh_token) =>
    plainCall(refreshTokenCall, { refresh_token, fingerprint: session.fingerprint() }),
  );
  const send = createAuthorisedSend(session, exchange, renew);
  const renewToken = async () => {
    const held = session.accessToken();
    if (held === null) return;
    const { kind } = await renew(held);
    if (kind === 'refused' && session.accessToken() === held) session.onLogout();
  };
  return { call: callWith(send), send, renewToken, baseUrl: options.baseUrl, markReady: gate.open, queue };
}
