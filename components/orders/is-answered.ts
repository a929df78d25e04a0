import { isTransient, type ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';

/** Whether the server has decided, so that a press is over; otherwise it may have done its work all the same, and repeating it must not do it twice. */
export const isAnswered = (answer: Result<unknown, ApiError>): boolean =>
  answer.ok || !isTransient(answer.error);
