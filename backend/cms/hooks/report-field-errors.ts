import type { AfterErrorHook } from 'payload';
import { z } from 'zod';
import { propertyOf } from '../../../lib/shared/record.ts';

/** What Payload's form reads: which fields are invalid, and why. */
const fieldsSchema = z.looseObject({
  errors: z.array(z.looseObject({ path: z.string(), message: z.string() })),
});
const BAD_FIELDS = 'ValidationError';

/**
 * Adds the problem with each field to the response. Payload would do it, but it checks with instanceof, and two bundles (the startup code's
 * and the routes') each have their own copy of the error class: the form marked no field and gave no reason.
 */
export const reportFieldErrors: AfterErrorHook = ({ error }) => {
  if (error.name !== BAD_FIELDS) return;
  const { data } = fieldsSchema.safeParse(propertyOf(error, 'data'));
  if (data === undefined) return;
  return { response: { errors: [{ name: error.name, data, message: error.message }] } };
};
