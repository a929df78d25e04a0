import { CONTENT_ENCODING } from './encrypt.ts';
import { authorizationFor } from './vapid.ts';

/** Longer than any working push service takes. */
const DEADLINE_MS = 10_000;

type PushRequest = {
  /** The address of a subscription. */
  readonly endpoint: string;
  /** Encrypted. */
  readonly body: Buffer;
  /** How long the push service stores it for an absent browser, in seconds. */
  readonly ttl: number;
  /** Whether it is worth waking a sleeping phone. */
  readonly isUrgent: boolean;
  /** A later message with the same topic replaces a stored one: at most 32 base64url characters. */
  readonly topic: string;
};

/** A push service's response: accepted; no such subscription any more; try again later, after some seconds if it says so; or refused. */
export type Pushed = {
  readonly answer: 'sent' | 'gone' | 'later' | 'refused';
  readonly afterSeconds: number;
  /** Its status, or why there is none. */
  readonly cause: unknown;
};

function readAnswer(status: number): Pushed['answer'] {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Sends a message to a push service (RFC 8030). */
export async function push({ endpoint, body, ttl, isUrgent, topic }: PushRequest): Promise<Pushed> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        Authorization: authorizationFor(endpoint),
        'Content-Encoding': CONTENT_ENCODING,
        'Content-Type': 'application/octet-stream',
        TTL: String(ttl),
        Topic: topic,
        Urgency: isUrgent ? 'high' : 'normal',
      },
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await response.body?.cancel();
    const { status, headers } = response;
    const afterSeconds = Number(headers.get('retry-after') ?? 0);
    return {
      answer: readAnswer(status),
      afterSeconds: Number.isFinite(afterSeconds) ? Math.max(0, afterSeconds) : 0,
      cause: status,
    };
  } catch (error) {
    return { answer: 'later', afterSeconds: 0, cause: error };
  }
}
