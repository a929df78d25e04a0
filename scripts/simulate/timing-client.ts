import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { TIMING_PATH, type TimingUpdate } from '../../lib/contract/timing.ts';
import { timingHeaders } from '../../lib/shared/node/signed-timing.ts';

export type TimingClient = {
  /** Sends what is known of a session now. @throws Error with the site's reasons if it refuses */
  readonly send: (session: number, update: TimingUpdate) => Promise<void>;
};

const ATTEMPTS = 5;
const PAUSE_MS = 1000;

/**
 * A timing provider's side of the call. One that isn't answered is repeated with the same number, which is safe; so is one that comes too
 * soon.
 * @param site address of the site
 */
export function createTimingClient(
  site: string,
  signer: { readonly provider: number; readonly secret: string },
): TimingClient {
  // Rises over several runs, too.
  let sequence = Date.now();
  return {
    async send(session, update) {
      sequence = Math.max(sequence + 1, Date.now());
      const path = `${API_BASE_PATH}${TIMING_PATH}/${String(session)}`;
      const body = JSON.stringify(update);
      for (let attempt = 1; ; attempt += 1) {
        const headers = timingHeaders(signer, { path, sequence, body, time: Date.now() });
        const response = await fetch(new URL(path, site), { method: 'PUT', headers, body }).catch(
          (error: unknown) => {
            if (attempt === ATTEMPTS) throw error;
            return null;
          },
        );
        if (response?.ok) return void (await response.body?.cancel());
        const isBusy = response === null || response.status === 429 || response.status >= 500;
        if (!isBusy || attempt === ATTEMPTS)
          throw new Error(
            `Session ${String(session)}: ${String(response?.status)} ${(await response?.text()) ?? ''}`,
          );
        await sleep(Number(response?.headers.get('retry-after') ?? 0) * 1000 || PAUSE_MS);
      }
    },
  };
}
