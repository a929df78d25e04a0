import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payload } from 'payload';
import { busy, Failure } from '../kernel/failure.ts';
import { failureAnswer } from '../kernel/http/answer.ts';
import { failurePage } from '../kernel/http/failure-page.ts';
import { logFault } from '../kernel/log/log-fault.ts';
import { NotStored } from '../kernel/storage/storage.ts';
import { addDirectRoute } from '../kernel/http/direct-routes.ts';
import { languageOf } from '../kernel/messages/language.ts';
import { downloadAnswer, videoAnswer } from './file-route.ts';
import { imageAnswer, scaledAnswer } from './image-route.ts';
import { noFile, sendFile, type SentFile } from './send-file.ts';
import { acceptsHtml } from '../../lib/shared/accepts-html.ts';
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
  return error instanceof NotStored ? noFile() : error;
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
  throw noFile();
}

const headerOf = ({ headers }: IncomingMessage, name: string): string =>
  [headers[name] ?? ''].flat().join(', ');

/** People who opened the address in a browser get a page, and programs the wire format. */
async function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  error: unknown,
): Promise<void> {
  const failure = asFailure(error);
  logFault(request.method ?? '', path, failure);
  const language = languageOf((name) => headerOf(request, name));
  const answer = acceptsHtml(request.headers.accept)
    ? failurePage(failure, language)
    : failureAnswer(failure, language);
  response.writeHead(answer.status, { ...COMMON_HEADERS, ...Object.fromEntries(answer.headers) });
  response.end(await answer.text());
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
      await sendFailure(request, response, path, error);
    }
  };

/** Serves the paths of pictures, documents and videos directly, ahead of Next. */
export function serveMedia(getPayload: GetPayload): void {
  addDirectRoute('/assets', serve([imageAnswer, downloadAnswer, scaledAnswer], getPayload));
  addDirectRoute('/v', serve([videoAnswer], getPayload));
}
