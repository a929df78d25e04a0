import type { Clock } from '@/lib/api/clock';
import { TOKEN_CHECK_MS, TOKEN_RENEW_LEFT_MS } from '@/lib/api/limits';
import { tokenTimes } from '@/lib/session/token-life';

export type TokenKeeperParts = {
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
export function keepToken({ accessToken, renew, clock, now }: TokenKeeperParts): () => void {
  let isStopped = false;
  let cancel: () => void = () => undefined;
  /** How far the visitor's clock is ahead of the server's, measured with a token that was just issued. */
  let aheadMs = 0;

  const isEnding = (token: string): boolean => {
    const times = tokenTimes(token);
    return times !== null && times.expiresAt * 1000 - (now() - aheadMs) <= TOKEN_RENEW_LEFT_MS;
  };

  const look = async () => {
    const token = accessToken();
    if (token !== null && isEnding(token)) {
      await renew();
      const renewed = accessToken();
      const times = renewed !== null && renewed !== token ? tokenTimes(renewed) : null;
      // Otherwise a clock that is an hour ahead would renew every token as soon as it gets it.
      if (times !== null) aheadMs = now() - times.issuedAt * 1000;
    }
    if (!isStopped) cancel = clock.schedule(() => void look(), TOKEN_CHECK_MS);
  };

  void look();
  return () => {
    isStopped = true;
    cancel();
  };
}
