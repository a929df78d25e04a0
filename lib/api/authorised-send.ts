import type { EndpointAuth } from '@/lib/contract/endpoint';
import {
  isSuccess,
  SIGNATURE_FAILED,
  textCodeOf,
  TOKEN_EXPIRED,
  TOKEN_INVALID,
  type Answer,
} from '@/lib/api/answer';
import type { ApiError } from '@/lib/api/errors';
import type { SendOnce, PlainRequest } from '@/lib/api/send-once';
import type { Renewal } from '@/lib/api/renewal';
import { err, type Result } from '@/lib/api/result';
import type { SessionPort } from '@/lib/api/tokens';

export type SendOptions = {
  readonly auth: EndpointAuth;
  /** GraphQL answers a stale token with a bare 401 or 422 (spec point 8). */
  readonly isGraphql: boolean;
  readonly signal?: AbortSignal | undefined;
};

export type Send = (request: PlainRequest, options: SendOptions) => Promise<Result<Answer, ApiError>>;

/**
 * Sends a request under the session rules of spec point 8: an expired token is refreshed and the request sent once more; a token that
 * the server calls invalid, or that cannot be refreshed, ends the session.
 */
export function createAuthorisedSend(
  session: SessionPort,
  sendOnce: SendOnce,
  renew: (staleToken: string) => Promise<Renewal>,
): Send {
  /** The late rejection of a token that has since been replaced says nothing about the current session. */
  const endSessionOf = (token: string | null) => {
    if (token !== null && session.accessToken() === token) session.onLogout();
  };

  const tokenStateIn = (answer: Answer, isGraphql: boolean): 'fine' | 'stale' | 'revoked' => {
    if (isSuccess(answer) || (answer.status !== 401 && answer.status !== 422)) return 'fine';
    const textCode = textCodeOf(answer);
    if (textCode === TOKEN_INVALID || textCode === SIGNATURE_FAILED) return 'revoked';
    if (textCode === TOKEN_EXPIRED) return 'stale';
    return isGraphql && session.refreshToken() !== null ? 'stale' : 'fine';
  };

  return async (request, { auth, isGraphql, signal }) => {
    const first = await sendOnce(request, { auth, signal });
    // Sign-in calls begin a session: what the server says about the previous one is ignored here (spec point 8, non-auth calls).
    if (!first.result.ok || first.sentToken === null || auth === 'sign-in') return first.result;
    const tokenState = tokenStateIn(first.result.value, isGraphql);
    if (tokenState === 'revoked') endSessionOf(first.sentToken);
    if (tokenState !== 'stale') return first.result;

    const renewal = await renew(first.sentToken);
    if (renewal.kind === 'failed') return err(renewal.error);
    if (renewal.kind === 'refused') {
      endSessionOf(first.sentToken);
      return first.result;
    }
    const second = await sendOnce(request, { auth, signal });
    if (second.result.ok && tokenStateIn(second.result.value, isGraphql) === 'revoked')
      endSessionOf(second.sentToken);
    return second.result;
  };
}
