import type { Clock } from '@/lib/api/clock';
import { TOKEN_CHECK_MS, TOKEN_RENEW_LEFT_MS } from '@/lib/api/limits';
import { tokenTimes } from '@/lib/session/token-life';

export type TokenRenewalParts = {
  readonly accessToken: () => string | null;
  /** Renews the tokens, for all tabs at once. */
  readonly renew: () => Promise<unknown>;
  readonly clock: Clock;
  /** The visitor's clock, in epoch milliseconds; it may be wrong. */
  readonly now: () => number;
};

/**
 * Renews the access token once it has 30 seconds or less left, checking at the start and every 10 seconds (spec points 4, 9).
 * @returns stops checking
 */
export function startTokenRenewal({ accessToken, renew, clock, now }: TokenRenewalParts): () => void {
  let isStopped = false;
  let cancel: () => void = () => undefined;
  /** How far the visitor's clock is ahead of the server's, measured with a token that was just issued. */
  let aheadMs = 0;

  const isEnding = (token: string): boolean => {
    const times = tokenTimes(token);
    return times !== null && times.expiresAt * 1000 - (now() - aheadMs) <= TOKEN_RENEW_LEFT_MS;
  };

  const check = async () => {
    const token = accessToken();
    if (token !== null && isEnding(token)) {
      await renew();
      const renewed = accessToken();
      const times = renewed !== null && renewed !== token ? tokenTimes(renewed) : null;
      // Otherwise a clock that is an hour ahead would renew every token as soon as it is issued.
      if (times !== null) aheadMs = now() - times.issuedAt * 1000;
    }
    if (!isStopped) cancel = clock.schedule(() => void check(), TOKEN_CHECK_MS);
  };

  void check();
  return () => {
    isStopped = true;
    cancel();
  };
}
