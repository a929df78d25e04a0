import { APIError, type CollectionAfterErrorHook } from 'payload';
import { isRecord, propertyOf } from '../../../../lib/shared/record.ts';
import type { Enrolment } from './enrolment.ts';

const NAME = 'SignInStep';
const UNAUTHORIZED = 401;

/** What a sign-in with the right password still needs; `enrol-again` is another code of the app that is being set up. */
export type MissingStep =
  { readonly step: 'code' } | ({ readonly step: 'enrol' } & Enrolment) | { readonly step: 'enrol-again' };

/** An incomplete sign-in: there is no session yet, and no cookie. */
export class SignInStep extends APIError<MissingStep> {
  // Recognised by name, because the bundler drops class names.
  override readonly name = NAME;

  constructor(message: string, missing: MissingStep) {
    super(message, UNAUTHORIZED, missing, true);
  }
}

/** Adds to the response what is missing. Payload would do it with `instanceof`, which misses errors of another bundle. */
export const reportSignInStep: CollectionAfterErrorHook = ({ error }) => {
  const data = propertyOf(error, 'data');
  if (error.name !== NAME || !isRecord(data)) return;
  return { response: { errors: [{ name: NAME, data, message: error.message }] } };
};
