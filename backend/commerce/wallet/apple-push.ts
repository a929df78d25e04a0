import { connect, type ClientHttp2Session } from 'node:http2';
import { z } from 'zod';
import { log } from '../../kernel/log/log.ts';
import type { AppleWallet } from '../../kernel/wallet-settings.ts';

/** The outcome of a push: `gone` if the phone no longer has such passes. */
export type Pushed = 'sent' | 'gone' | 'failed';

const ANSWER_MS = 20_000;
const CONCURRENCY = 50;
/** A response is a few words. */
const MAX_ANSWER = 2_000;

const OK = 200;
const GONE = 410;
/** Apple's reasons for permanently invalid tokens; other refusals may be our own fault. */
const NEVER_RIGHT: ReadonlySet<string> = new Set([
  'BadDeviceToken',
  'DeviceTokenNotForTopic',
  'Unregistered',
]);

const refusalSchema = z.object({ reason: z.string() });

function reasonIn(body: string): string {
  try {
    return refusalSchema.parse(JSON.parse(body)).reason;
  } catch {
    return '';
  }
}

type Answer = { readonly pushed: Pushed; readonly reason: string; readonly isThere: boolean };

/** @param status 0 if there was none */
function answerOf(status: number, body: string): Answer {
  if (status === OK) return { pushed: 'sent', reason: '', isThere: true };
  if (status === 0) return { pushed: 'failed', reason: '', isThere: false };
  const reason = reasonIn(body);
  const isGone = status === GONE || NEVER_RIGHT.has(reason);
  return { pushed: isGone ? 'gone' : 'failed', reason: `${String(status)} ${reason}`, isThere: true };
}

/** Sends one push. It carries nothing: the phone then asks what has changed. */
function push(session: ClientHttp2Session, { passType }: AppleWallet, token: string): Promise<Answer> {
  if (session.destroyed || session.closed) return Promise.resolve(answerOf(0, ''));
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const stream = session.request({
    ':method': 'POST',
    ':path': `/3/device/${token}`,
    'apns-topic': passType,
  });
  const timer = setTimeout(() => stream.destroy(), ANSWER_MS);
  let status = 0;
  let body = '';
  stream.setEncoding('utf8');
  stream.on('response', (headers) => {
    status = Number(headers[':status'] ?? 0);
  });
  stream.on('data', (chunk: string) => {
    body = (body + chunk).slice(0, MAX_ANSWER);
  });
  // "close" follows, and reports that there is no response.
  stream.on('error', () => undefined);
  stream.on('close', () => {
    clearTimeout(timer);
    resolve(answerOf(status, body));
  });
  stream.end('{}');
  return promise;
}

/**
 * Notifies phones that one of their passes has changed, over one connection authenticated by the certificate that signs the passes.
 * @param tokens of phones, as they registered them
 * @returns the outcome for each; those that weren't reached may be missing. A failure is logged, and can be retried
 */
export async function pushToPhones(
  wallet: AppleWallet,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, Pushed>> {
  const results = new Map<string, Pushed>();
  if (tokens.length === 0) return results;
  const { certificate: cert, key, passphrase, pushUrl } = wallet;
  const session = connect(pushUrl, { cert, key, ...(passphrase === null ? {} : { passphrase }) });
  let cause: unknown;
  let reason = '';
  session.on('error', (error: unknown) => {
    cause = error;
  });
  try {
    // Stops once the service doesn't respond at all.
    for (let first = 0, isThere = true; isThere && first < tokens.length; first += CONCURRENCY) {
      isThere = false;
      await Promise.all(
        tokens.slice(first, first + CONCURRENCY).map(async (token) => {
          const answer = await push(session, wallet, token);
          results.set(token, answer.pushed);
          if (answer.pushed === 'failed') reason = answer.reason;
          isThere ||= answer.isThere;
        }),
      );
    }
  } finally {
    session.destroy();
  }
  const count = tokens.filter((token) => (results.get(token) ?? 'failed') === 'failed').length;
  if (count > 0)
    log.error({ err: cause, reason, count }, 'could not notify phones of changed passes, will retry');
  return results;
}
