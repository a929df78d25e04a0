import { isTransient, type ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';

/**
 * Whether the server has decided, so that the press is finished. Otherwise it may still have acted, and repeating the press must not act
 * twice.
 */
export const isFinal = (result: Result<unknown, ApiError>): boolean =>
  result.ok || !isTransient(result.error);
