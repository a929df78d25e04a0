import type { PayloadRequest } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';

/** Marks a request that starts a season or copies a championship, when the new rookies aren't known yet. */
const ROOKIES_TO_COME = 'rookiesAreToCome';

/** Marks the request as creating championships whose rookies will be entered later. */
export function rookiesAreToCome(req: PayloadRequest): PayloadRequest {
  req.context[ROOKIES_TO_COME] = true;
  return req;
}

type Context = { readonly data?: unknown; readonly req: PayloadRequest };

/** A rookies' championship must list its rookies. */
export const validateRookies = (
  value: string | string[] | null | undefined,
  { data, req }: Context,
): string | true =>
  propertyOf(data, 'of') !== 'rookies' ||
  (Array.isArray(value) && value.length > 0) ||
  req.context[ROOKIES_TO_COME] === true ||
  'Rookie standings need the name of at least one rookie.';
