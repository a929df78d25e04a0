import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';

/** Whether the server answered, so that a press is over; otherwise repeating it must not do its work twice. */
export const isAnswered = (answer: Result<unknown, ApiError>): boolean =>
  answer.ok || (answer.error.kind !== 'network' && answer.error.kind !== 'timeout');
