import { APIError, type CollectionAfterErrorHook } from 'payload';
import { isRecord, propertyOf } from '../../../../lib/shared/record.ts';
import type { Enrolment } from './enrolment.ts';

const NAME = 'SignInStep';
const UNAUTHORIZED = 401;

/** What is still missing from a sign-in whose password was right; `enrol-again` is another code of the app that is being set up. */
export type MissingStep =
  { readonly step: 'code' } | ({ readonly step: 'enrol' } & Enrolment) | { readonly step: 'enrol-again' };

/** A sign-in that isn't complete: there is no session yet, and no cookie. */
export class SignInStep extends APIError<MissingStep> {
  // Known by its name: the bundler drops class names.
  override readonly name = NAME;

  constructor(message: string, missing: MissingStep) {
    super(message, UNAUTHORIZED, missing, true);
  }
}

/** Says in the answer what is missing. Payload would do it, but with `instanceof`, which misses errors of another bundle. */
export const reportSignInStep: CollectionAfterErrorHook = ({ error }) => {
  const data = propertyOf(error, 'data');
  if (error.name !== NAME || !isRecord(data)) return;
  return { response: { errors: [{ name: NAME, data, message: error.message }] } };
};
