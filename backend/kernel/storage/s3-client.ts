import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../config.ts';
import { log } from '../log/log.ts';
import { addressInS3 } from './s3-address.ts';
import { StorageUnavailable, StorageRefusal } from './storage.ts';

/** How long each step of a call may take, in milliseconds. */
export type S3Patience = {
  /** Until the response starts, and between two chunks of its body. */
  readonly answerMs: number;
  /** For uploads: added time for the bytes on a slow line. */
  readonly bytesPerMs: number;
  /** How long after a failure other calls fail at once. */
  readonly restMs: number;
};
const PATIENCE: S3Patience = { answerMs: 5_000, bytesPerMs: 500, restMs: 1_000 };

/** A server that is busy or has just restarted gets another chance. */
const TRIES = 3;
const FIRST_PAUSE_MS = 50;
const isPassing = (status: number) => status === 429 || status >= 500;

export type S3Call = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Without a key, the call is about the bucket. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

/** A response of 2xx or 404. Its body must be read or dropped. */
export type S3Answer = Pick<Response, 'ok' | 'headers'> & {
  /** The body in chunks, each within its time limit. @throws StorageUnavailable */
  readonly chunks: () => AsyncIterable<Uint8Array>;
  readonly drop: () => Promise<void>;
};

/** Sends a signed call, and retries it if that may help. @throws StorageUnavailable for anything but 2xx and 404 */
export type SendToS3 = (call: S3Call) => Promise<S3Answer>;

/** The storage's reason for refusing, such as `AccessDenied`, in an element of its response. */
async function refusalOf(answer: Response): Promise<StorageRefusal> {
  const text = await answer.text().catch(() => '');
  const code = /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1] ?? '';
  return new StorageRefusal(`The storage answered with ${String(answer.status)}${code && ` ${code}`}.`);
}

/** Aborts a call whose next step takes too long. */
class Watch {
  readonly #giveUp = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  get signal(): AbortSignal {
    return this.#giveUp.signal;
  }

  waitFor(ms: number): void {
    const late = () => this.#giveUp.abort(new Error('The storage didn’t respond in time.'));
    this.#timer = setTimeout(late, ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

type Answered = { readonly response: Response; readonly watch: Watch };

/** Limits the storage's time for each chunk of a body; the reader may be slow. */
async function* chunksOf({ response, watch }: Answered, answerMs: number): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of response.body ?? []) {
      watch.stop();
      yield chunk;
      watch.waitFor(answerMs);
    }
  } catch (error) {
    throw new StorageUnavailable(new Error('The storage ended its response early.', { cause: error }));
  } finally {
    watch.stop();
  }
}

/** A client for one bucket: calls are signed (AWS Signature Version 4), bodies with their SHA-256, and all have time limits. */
export function createS3Client(settings: S3Settings, patience: S3Patience = PATIENCE): SendToS3 {
  const { region, accessKeyId, secretAccessKey } = settings;
  let signer: Promise<AwsClient> | undefined;
  // Loaded on first use: a program without a bucket doesn't need it.
  const signedBy = () =>
    (signer ??= import('aws4fetch').then(
      ({ AwsClient: Client }) => new Client({ accessKeyId, secretAccessKey, region, service: 's3' }),
    ));
  let away: { readonly cause: StorageUnavailable; readonly until: number } | null = null;
  /** While the storage is unavailable, one call at a time tests it, and the others fail at once. */
  let isTrying = false;

  const sendOnce = async (call: S3Call): Promise<Answered> => {
    const { method, body = new Uint8Array(), headers = {} } = call;
    const client = await signedBy();
    const { url, headers: signedHeaders } = await client.sign(addressInS3(settings, call), {
      method,
      headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    });
    const watch = new Watch();
    watch.waitFor(patience.answerMs + body.byteLength / patience.bytesPerMs);
    try {
      const response = await fetch(url, {
        method,
        headers: signedHeaders,
        signal: watch.signal,
        cache: 'no-store',
        redirect: 'manual',
        ...(method === 'PUT' ? { body: new Uint8Array(body) } : {}),
      });
      return { response, watch };
    } catch (error) {
      watch.stop();
      throw watch.signal.aborted ? watch.signal.reason : error;
    }
  };

  const drop = async ({ response, watch }: Answered): Promise<void> => {
    watch.stop();
    await response.body?.cancel();
  };

  const sendUntilAnswered = async (call: S3Call): Promise<Answered> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === TRIES;
      try {
        const answered = await sendOnce(call);
        if (isLast || !isPassing(answered.response.status)) return answered;
        await drop(answered);
      } catch (error) {
        // A connection closed in the meantime says nothing about the server.
        if (isLast || !(error instanceof TypeError)) throw error;
      }
      await delay(FIRST_PAUSE_MS * attempt);
    }
  };

  const noteAway = (error: unknown): StorageUnavailable => {
    const cause = new StorageUnavailable(error instanceof Error ? error : new Error(String(error)));
    if (away === null) log.error({ err: error }, 'The storage isn’t responding.');
    away = { cause, until: performance.now() + patience.restMs };
    return cause;
  };

  const sendOrNote = async (call: S3Call): Promise<S3Answer> => {
    const answered = await sendUntilAnswered(call).catch((error: unknown) => {
      throw noteAway(error);
    });
    const { response, watch } = answered;
    if (response.ok || response.status === 404) {
      if (away !== null) log.info('The storage is responding again.');
      away = null;
      return {
        ok: response.ok,
        headers: response.headers,
        chunks: () => chunksOf(answered, patience.answerMs),
        drop: () => drop(answered),
      };
    }
    const refusal = await refusalOf(response);
    watch.stop();
    throw isPassing(response.status) ? noteAway(refusal) : new StorageUnavailable(refusal);
  };

  return async (call) => {
    if (away === null) return sendOrNote(call);
    if (isTrying || performance.now() < away.until) throw away.cause;
    isTrying = true;
    try {
      return await sendOrNote(call);
    } finally {
      isTrying = false;
    }
  };
}
