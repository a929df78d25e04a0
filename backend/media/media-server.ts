import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payload } from 'payload';
import { busy, Failure, missing } from '../kernel/failure.ts';
import { failureBody } from '../kernel/http/answer.ts';
import { logFault } from '../kernel/log/log-fault.ts';
import { NotStored } from '../kernel/storage/storage.ts';
import { addDirectRoute } from '../kernel/http/direct-routes.ts';
import { languageOf } from '../kernel/messages/language.ts';
import { downloadAnswer, videoAnswer } from './file-route.ts';
import { imageAnswer, scaledAnswer } from './image-route.ts';
import { sendFile, type SentFile } from './send-file.ts';
import { QueueFullError } from '../../lib/shared/semaphore.ts';

type GetPayload = () => Promise<Payload>;

/** Finds the files for the paths it knows; null for any other. */
type Answerer = (payload: Payload, path: string) => Promise<SentFile | null>;

const RETRY_SECONDS = 5;
const METHODS = ['GET', 'HEAD'];

/** Any site may embed pictures; nothing in these responses is specific to a visitor. */
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

function asFailure(error: unknown): unknown {
  if (error instanceof QueueFullError) return busy(RETRY_SECONDS);
  return error instanceof NotStored ? missing('file') : error;
}

async function findAnswer(
  request: IncomingMessage,
  path: string,
  answerers: readonly Answerer[],
  getPayload: GetPayload,
): Promise<SentFile> {
  if (!METHODS.includes(request.method ?? '')) {
    throw new Failure(405, 'Files can only be read.', { headers: { Allow: METHODS.join(', ') } });
  }
  const payload = await getPayload();
  for (const answerer of answerers) {
    const answer = await answerer(payload, path);
    if (answer) return answer;
  }
  throw missing('file');
}

const headerOf = ({ headers }: IncomingMessage, name: string): string =>
  [headers[name] ?? ''].flat().join(', ');

function sendFailure(request: IncomingMessage, response: ServerResponse, path: string, error: unknown): void {
  const failure = asFailure(error);
  logFault(request.method ?? '', path, failure);
  const { status, headers, body } = failureBody(
    failure,
    languageOf((name) => headerOf(request, name)),
  );
  response.writeHead(status, { ...COMMON_HEADERS, ...headers });
  response.end(JSON.stringify(body));
}

const serve =
  (answerers: readonly Answerer[], getPayload: GetPayload) =>
  async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    try {
      const file = await findAnswer(request, path, answerers, getPayload);
      response.setHeaders(new Map(Object.entries(COMMON_HEADERS)));
      await sendFile(request, response, file);
    } catch (error) {
      if (response.headersSent) throw error;
      sendFailure(request, response, path, error);
    }
  };

/** Serves the paths of pictures, documents and videos directly, ahead of Next. */
export function serveMedia(getPayload: GetPayload): void {
  addDirectRoute('/assets', serve([imageAnswer, downloadAnswer, scaledAnswer], getPayload));
  addDirectRoute('/v', serve([videoAnswer], getPayload));
}
