import type { AfterErrorHook } from 'payload';
import { z } from 'zod';
import { propertyOf } from '../../../lib/shared/record.ts';

/** What Payload's form reads: which fields are invalid, and why. */
const fieldsSchema = z.looseObject({
  errors: z.array(z.looseObject({ path: z.string(), message: z.string() })),
});
const BAD_FIELDS = 'ValidationError';

/**
 * What a validation error says about each field; null for any other error. It is known by its name: two bundles (the startup code's and the
 * routes') each have their own copy of the class, so that `instanceof` misses it.
 */
export const fieldErrorsOf = (error: unknown) =>
  error instanceof Error && error.name === BAD_FIELDS
    ? (fieldsSchema.safeParse(propertyOf(error, 'data')).data ?? null)
    : null;

/** Adds the problem with each field to the response. Payload would do it, but with `instanceof`: the form marked no field and gave no reason. */
export const reportFieldErrors: AfterErrorHook = ({ error }) => {
  const data = fieldErrorsOf(error);
  if (data === null) return;
  return { response: { errors: [{ name: error.name, data, message: error.message }] } };
};
