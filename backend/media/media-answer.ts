import type { Payload } from 'payload';
import { contentPayload } from '../contract/payload.ts';
import { busy, Failure, notFound } from '../contract/failure.ts';
import { failureAnswer } from '../contract/http/answer.ts';
import { logFault } from '../contract/dispatch.ts';
import { QueueFullError } from './semaphore.ts';

type Answerer = (payload: Payload, request: Request) => Promise<Response | null>;

const RETRY_SECONDS = 5;

const asFailure = (error: unknown): unknown => {
  if (error instanceof QueueFullError) return busy(RETRY_SECONDS);
  if (error instanceof URIError) return new Failure(400, 'The address is not valid.');
  return error;
};

/** Answers with the first of `answerers` that knows the path; none means 404. Failures get the wire form. */
export async function mediaAnswer(request: Request, answerers: readonly Answerer[]): Promise<Response> {
  try {
    const payload = await contentPayload();
    for (const answerer of answerers) {
      const answer = await answerer(payload, request);
      if (answer) return answer;
    }
    throw notFound('The file');
  } catch (error) {
    const failure = asFailure(error);
    logFault(request, failure);
    return failureAnswer(failure);
  }
}
