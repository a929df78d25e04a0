import type { Payload } from 'payload';
import { forgetOneTimeSecrets } from '../auth/one-time-secrets.ts';
import { forgetExpiredSessions } from '../auth/sessions.ts';
import { log } from '../contract/log.ts';
import { forgetUnproven } from './unproven.ts';

const ROUND_MS = 60 * 60 * 1000;

/** Forgets, now and every hour, what has expired: refresh tokens, links and codes, and accounts whose mail address was never proven. */
export function keepAccountsTidy(payload: Payload): () => Promise<void> {
  const tidy = async () => {
    await forgetOneTimeSecrets(payload);
    await forgetExpiredSessions(payload);
    await forgetUnproven(payload);
  };
  const run = () => tidy().catch((error: unknown) => log.error({ err: error }, 'accounts were not tidied'));
  let round = run();
  const timer = setInterval(() => (round = run()), ROUND_MS).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
