import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Payload } from 'payload';
import { busy, Failure, notFound } from '../contract/failure.ts';
import { failureBody } from '../contract/http/answer.ts';
import { logFault } from '../contract/log-fault.ts';
import { contentPayload } from '../contract/payload.ts';
import { addDirectRoute } from '../server/direct-routes.ts';
import type { FileAnswer } from './file-answer.ts';
import { downloadAnswer, videoAnswer } from './file-route.ts';
import { imageAnswer, scaledAnswer } from './image-route.ts';
import { QueueFullError } from './semaphore.ts';

/** Answers a path that it knows; null for every other. */
type Answerer = (payload: Payload, request: IncomingMessage, path: string) => Promise<FileAnswer | null>;

const RETRY_SECONDS = 5;
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
  throw notFound('The file');
}

function sendFailure(request: IncomingMessage, response: ServerResponse, path: string, error: unknown): void {
  const failure = asFailure(error);
  logFault(request.method ?? '', path, failure);
  const { status, headers, body } = failureBody(failure);
  response.writeHead(status, { ...COMMON_HEADERS, ...headers });
  response.end(JSON.stringify(body));
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FileAnswer,
): Promise<void> {
  response.writeHead(answer.status, { ...COMMON_HEADERS, ...answer.headers });
  if (!answer.body || request.method === 'HEAD') {
    response.end();
    return;
  }
  const { path, range } = answer.body;
  await pipeline(createReadStream(path, range ?? {}), response).catch((error: unknown) => {
    // A visitor who leaves in the middle of a film is no fault.
    if (!response.destroyed) throw error;
  });
}

const serve =
  (answerers: readonly Answerer[]) => async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const answer = await findAnswer(request, path, answerers).catch((error: unknown) => {
      sendFailure(request, response, path, error);
      return null;
    });
    if (answer) await sendFile(request, response, answer);
  };

/** Takes over the paths of pictures, documents and films. */
export function serveMedia(): void {
  addDirectRoute('/assets', serve([imageAnswer, downloadAnswer, scaledAnswer]));
  addDirectRoute('/v', serve([videoAnswer]));
}
