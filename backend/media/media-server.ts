import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Payload } from 'payload';
import { busy, Failure, missing } from '../contract/failure.ts';
import { failureBody } from '../contract/http/answer.ts';
import { logFault } from '../contract/log-fault.ts';
import { contentPayload } from '../contract/payload.ts';
import { addDirectRoute } from '../server/direct-routes.ts';
import { languageOf } from '../words/language.ts';
import type { FileAnswer } from './file-answer.ts';
import { downloadAnswer, videoAnswer } from './file-route.ts';
import { imageAnswer, scaledAnswer } from './image-route.ts';
import { QueueFullError } from './semaphore.ts';

/** Answers a path that it knows; null for every other. */
type Answerer = (payload: Payload, request: IncomingMessage, path: string) => Promise<FileAnswer | null>;

const RETRY_SECONDS = 5;
/** Most pictures are smaller than this: read in one piece they are sent with less work than as a stream. */
const READ_WHOLE_BYTES = 512 * 1024;
const METHODS = ['GET', 'HEAD'];

/** A picture may be shown by any site; nothing in these answers belongs to one visitor. */
const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const asFailure = (error: unknown): unknown =>
  error instanceof QueueFullError ? busy(RETRY_SECONDS) : error;

async function findAnswer(
  request: IncomingMessage,
  path: string,
  answerers: readonly Answerer[],
): Promise<FileAnswer> {
  if (!METHODS.includes(request.method ?? '')) {
    throw new Failure(405, 'Files can only be read.', { headers: { Allow: METHODS.join(', ') } });
  }
  const payload = await contentPayload();
  for (const answerer of answerers) {
    const answer = await answerer(payload, request, path);
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

/** The bytes of a small whole file; null for one that is sent as a stream, or not at all. */
async function smallFile({ headers, body }: FileAnswer): Promise<Buffer | null> {
  const isSmall = body?.range === null && Number(headers['Content-Length']) <= READ_WHOLE_BYTES;
  return isSmall ? readFile(body.path) : null;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
): Promise<void> {
  const { status, headers, body } = answer;
  const isWanted = body !== null && request.method !== 'HEAD';
  const bytes = isWanted ? await smallFile(answer) : null;
  response.writeHead(status, { ...COMMON_HEADERS, ...headers });
  if (!isWanted || bytes) {
    response.end(bytes ?? undefined);
    return;
  }
  await pipeline(createReadStream(body.path, body.range ?? {}), response).catch((error: unknown) => {
    // A visitor who leaves in the middle of a film is no fault.
    if (!response.destroyed) throw error;
  });
}

const serve =
  (answerers: readonly Answerer[]) => async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    try {
      await sendFile(request, response, await findAnswer(request, path, answerers));
    } catch (error) {
      if (response.headersSent) throw error;
      sendFailure(request, response, path, error);
    }
  };

/** Takes over the paths of pictures, documents and films. */
export function serveMedia(): void {
  addDirectRoute('/assets', serve([imageAnswer, downloadAnswer, scaledAnswer]));
  addDirectRoute('/v', serve([videoAnswer]));
}
