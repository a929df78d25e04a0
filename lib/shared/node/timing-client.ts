import { setTimeout as sleep } from 'node:timers/promises';
import { wireErrorSchema } from '../../contract/endpoint.ts';
import { API_BASE_PATH } from '../../contract/paths.ts';
import { TIMING_PATH, TIMING_SEQUENCE_HEADER, type TimingUpdate } from '../../contract/timing.ts';
import { timingHeaders } from './signed-timing.ts';

export type TimingClient = {
  /**
   * Sends the current state of a session.
   * @throws TimingRefusal with the site's reasons if it refuses; another Error if it can't be reached
   */
  readonly send: (session: number, update: TimingUpdate) => Promise<void>;
};

type Rejection = { readonly reasons: readonly string[]; readonly fields: readonly string[] };

/** The site rejected a call: sending the same again would not help. */
export class TimingRefusal extends Error {
  readonly status: number;
  /** What is wrong, one entry for each reason. */
  readonly reasons: readonly string[];
  /** The fields that are wrong, such as `rows.2`; none if it is something else, such as the signature. */
  readonly fields: readonly string[];

  constructor(session: number, status: number, { reasons, fields }: Rejection) {
    super(`Session ${String(session)}: ${String(status)} ${reasons.join(' ')}`);
    this.status = status;
    this.reasons = reasons;
    this.fields = fields;
  }
}

const ATTEMPTS = 5;
const PAUSE_MS = 1000;
/** A call without an answer for this long is repeated: a connection that a mobile network has dropped can hang for minutes. */
const ANSWER_MS = 20_000;
const OUT_OF_ORDER = 409;

/** What a rejection says: a reason for each field, or a general one. */
function rejectionIn(body: string): Rejection {
  try {
    const { fields = {}, message } = wireErrorSchema.parse(JSON.parse(body));
    const reasons = Object.values(fields);
    return { reasons: reasons.length > 0 ? reasons : [message], fields: Object.keys(fields) };
  } catch {
    // Something between here and the site answered in another format.
    return { reasons: [body.slice(0, 200)], fields: [] };
  }
}

/**
 * A timing provider's side of the call. A call without an answer, or one that came too soon, is safely repeated with the same number. If a
 * higher number has been sent for the session, for example by a machine whose clock is ahead, the call is repeated once with a number above it.
 * @param site address of the site
 * @param answerMs how long to wait for an answer, in milliseconds
 */
export function createTimingClient(
  site: string,
  signer: { readonly provider: number; readonly secret: string },
  answerMs = ANSWER_MS,
): TimingClient {
  // Keeps rising over several runs.
  let sequence = Date.now();

  const post = async (session: number, body: string): Promise<Response> => {
    const path = `${API_BASE_PATH}${TIMING_PATH}/${String(session)}`;
    for (let attempt = 1; ; attempt += 1) {
      const headers = timingHeaders(signer, { path, sequence, body, time: Date.now() });
      const signal = AbortSignal.timeout(answerMs);
      const response = await fetch(new URL(path, site), { method: 'PUT', headers, body, signal }).catch(
        (error: unknown) => {
          if (attempt === ATTEMPTS) throw error;
          return null;
        },
      );
      const isBusy = response === null || response.status === 429 || response.status >= 500;
      if (response && !isBusy) return response;
      if (attempt === ATTEMPTS)
        throw new Error(
          `Session ${String(session)}: ${String(response?.status)} ${(await response?.text()) ?? ''}`,
        );
      await response?.body?.cancel();
      await sleep(Number(response?.headers.get('retry-after') ?? 0) * 1000 || PAUSE_MS);
    }
  };

  return {
    async send(session, update) {
      const body = JSON.stringify(update);
      sequence = Math.max(sequence + 1, Date.now());
      let response = await post(session, body);
      const current = Number(response.headers.get(TIMING_SEQUENCE_HEADER) ?? NaN);
      if (response.status === OUT_OF_ORDER && current >= sequence) {
        await response.body?.cancel();
        sequence = current + 1;
        response = await post(session, body);
      }
      if (!response.ok) throw new TimingRefusal(session, response.status, rejectionIn(await response.text()));
      await response.body?.cancel();
    },
  };
}
