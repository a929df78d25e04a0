import type { AfterErrorHook } from 'payload';
import { z } from 'zod';
import { propertyOf } from '../../../lib/shared/record.ts';

/** The data that Payload's form reads: which fields are invalid, and why. */
const fieldsSchema = z.looseObject({
  errors: z.array(z.looseObject({ path: z.string(), message: z.string() })),
});
const BAD_FIELDS = 'ValidationError';

/**
 * The messages of a validation error by field; null for any other error. Recognised by name: two bundles (the startup code's and the
 * routes') each have their own copy of the class, which `instanceof` misses.
 */
export const fieldErrorsOf = (error: unknown) =>
  error instanceof Error && error.name === BAD_FIELDS
    ? (fieldsSchema.safeParse(propertyOf(error, 'data')).data ?? null)
    : null;

/** The messages of a validation error, as one text. @throws any other error */
export function validationMessages(error: unknown): string {
  const fields = fieldErrorsOf(error);
  if (fields === null) throw error;
  return fields.errors.map(({ message }) => message).join(' ');
}

/** Adds each field's problem to the response. Payload would do it with `instanceof`, and the form would show neither fields nor reasons. */
export const reportFieldErrors: AfterErrorHook = ({ error }) => {
  const data = fieldErrorsOf(error);
  if (data === null) return;
  return { response: { errors: [{ name: error.name, data, message: error.message }] } };
};
