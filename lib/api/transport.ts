import { CORE_ONLY, hasExtension, type NamedExtensions } from '@/lib/contract/extensions';
import { GRAPHQL_PATH } from '@/lib/contract/paths';
import { isSuccess, readError, readValue } from '@/lib/api/answer';
import { createAuthorisedSend, type Send } from '@/lib/api/authorised-send';
import type { Callable } from '@/lib/api/callable';
import type { Clock } from '@/lib/api/clock';
import type { ApiError } from '@/lib/api/errors';
import { createSendOnce, writeRequest } from '@/lib/api/send-once';
import { createReadyLatch } from '@/lib/api/ready-latch';
import { createRenewal } from '@/lib/api/renewal';
import { err, type Result } from '@/lib/api/result';
import type { SpacingQueue } from '@/lib/api/spacing-queue';
import { refreshTokenCall, type SessionPort } from '@/lib/api/tokens';
import { jsonOf } from '@/lib/shared/text/json-of';

export type ApiClientOptions = {
  /** Origin of the content server, without a trailing slash. Read on each use. */
  readonly baseUrl: () => string;
  /** Path of the GraphQL endpoint, if it's not the specification's. Read on each use. */
  readonly graphqlPath?: () => string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly session: SessionPort;
  /** The visitor's language, for the server's messages. Omitted by callers without a visitor. */
  readonly language?: () => string;
  /** Extensions that the content server names; none by default. Read on each use. */
  readonly extensions?: () => NamedExtensions;
  /** Called with false when a request got no response and with true on any response. */
  readonly onLink: (isActive: boolean) => void;
  /** Spaces the requests of this client and of others to the same server. */
  readonly queue: SpacingQueue;
  /** Timeout of a request in milliseconds. */
  readonly timeoutMs: number;
  /** Calls other than sign-in calls wait for `markReady()`, at most this many milliseconds; null: they never wait. */
  readonly readyForcedMs: number | null;
};

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Extensions that the content server names, if the caller knows better than the client. */
  readonly extensions?: NamedExtensions | undefined;
};

export type ApiClient = {
  /**
   * Makes one REST call of spec point 7.
   * @param callable an endpoint of the contract (or a schemaless one)
   * @returns the parsed response or one of the closed union of errors; rejects only if the caller's own signal aborts
   */
  readonly call: <I, O>(
    callable: Callable<I, O>,
    input: NoInfer<I>,
    options?: CallOptions,
  ) => Promise<Result<O, ApiError>>;
  /** Sends a prepared request under the same rules; GraphQL uses it. */
  readonly send: Send;
  readonly baseUrl: () => string;
  readonly graphqlPath: () => string;
  readonly extensions: () => NamedExtensions;
  /** Refreshes the access token before it expires; a rejection ends the session (spec point 8). */
  readonly renewToken: () => Promise<void>;
  /** Releases the waiting calls: the session is known. */
  readonly markReady: () => void;
  readonly queue: Pick<SpacingQueue, 'waiting'>;
};

/** Creates a client. It has no global state, so that a test or a server can have several. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { session, clock, queue, extensions: namedExtensions = () => CORE_ONLY } = options;
  const ready = createReadyLatch(options.readyForcedMs, clock);
  const sendOnce = createSendOnce({ ...options, accessToken: session.accessToken, ready });

  const callWith =
    (send: Send): ApiClient['call'] =>
    async (callable, input, { signal, extensions = namedExtensions() } = {}) => {
      if (!hasExtension(extensions, callable.extension)) return err({ kind: 'notFound' });
      const request = writeRequest(callable, input);
      if (!request.ok) return request;
      const answer = await send(request.value, { auth: callable.auth, isGraphql: false, signal });
      if (!answer.ok) return answer;
      return isSuccess(answer.value)
        ? readValue(callable.output, jsonOf(answer.value.body))
        : err(readError(answer.value));
    };

  const plainCall = callWith(async (request, how) => (await sendOnce(request, how)).result);
  const renew = createRenewal(session, (refresh_token) =>
    plainCall(refreshTokenCall, { refresh_token, fingerprint: session.fingerprint() }),
  );
  const send = createAuthorisedSend(session, sendOnce, renew);
  const renewToken = async () => {
    const current = session.accessToken();
    if (current === null) return;
    const { kind } = await renew(current);
    if (kind === 'refused' && session.accessToken() === current) session.onLogout();
  };
  return {
    call: callWith(send),
    send,
    renewToken,
    baseUrl: options.baseUrl,
    graphqlPath: options.graphqlPath ?? (() => GRAPHQL_PATH),
    extensions: namedExtensions,
    markReady: ready.open,
    queue,
  };
}
