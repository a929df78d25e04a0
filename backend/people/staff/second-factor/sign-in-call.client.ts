'use client';

import { z } from 'zod';
import { enrolmentSchema, recoveryCodesSchema, type EnrolmentAnswer } from './enrolment-answer.ts';
import { refusalIn } from './refusal.ts';

/** Sent to sign in. */
export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
  /** For the app that is being set up. */
  readonly enrolment?: string;
};

/** The outcome: a session, with the recovery codes of a new app; or what is missing or wrong. */
export type SignInAnswer =
  | { readonly is: 'done'; readonly codes: readonly string[] }
  | { readonly is: 'code' | 'again' | 'refused'; readonly message: string }
  | ({ readonly is: 'enrol'; readonly message: string } & EnrolmentAnswer);

const missingSchema = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.discriminatedUnion('step', [
        z.object({ step: z.literal('code') }),
        z.object({ step: z.literal('enrol-again') }),
        enrolmentSchema.extend({ step: z.literal('enrol') }),
      ]),
    }),
  ]),
});

const LOST = 'Couldn’t reach the server, or it didn’t respond. Try again.';

/** Signs in. @returns the session, or what is missing */
export async function callSignIn(credentials: Credentials): Promise<SignInAnswer> {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const answer: unknown = await response.json();
    if (response.ok)
      return { is: 'done', codes: recoveryCodesSchema.safeParse(answer).data?.recovery_codes ?? [] };
    const missing = missingSchema.safeParse(answer);
    if (!missing.success) return { is: 'refused', message: refusalIn(answer) };
    const [{ message, data }] = missing.data.errors;
    if (data.step === 'enrol') return { is: 'enrol', message, ...data };
    return { is: data.step === 'code' ? 'code' : 'again', message };
  } catch {
    return { is: 'refused', message: LOST };
  }
}
