import type { AfterErrorHook } from 'payload';
import { z } from 'zod';

/** What Payload's form reads: which fields are wrong, and why. */
const fieldsSchema = z.looseObject({
  errors: z.array(z.looseObject({ path: z.string(), message: z.string() })),
});
const BAD_FIELDS = 'ValidationError';

/**
 * Puts what is wrong with each field into the answer. Payload would itself, but asks by class whose error it is, and two bundles (the
 * start's and the routes') each have a class of that name: the form marked no field and gave no reason.
 */
export const tellFields: AfterErrorHook = ({ error }) => {
  if (error.name !== BAD_FIELDS) return;
  const { data } = fieldsSchema.safeParse(Reflect.get(error, 'data'));
  if (data === undefined) return;
  return { response: { errors: [{ name: error.name, data, message: error.message }] } };
};
