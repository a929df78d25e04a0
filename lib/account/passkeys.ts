import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { accountCalls } from '@/lib/account/calls';
import type { PasskeyError } from '@/lib/account/passkey-error';
import { enter } from '@/lib/account/sign-in';
import { err, ok, type Result } from '@/lib/api/result';
import {
  addPasskey,
  preparePasskey,
  preparePasskeySignIn,
  signInWithPasskey,
} from '@/lib/contract/endpoints/passkeys';
import type { Passkey, PasskeyAssertionJson } from '@/lib/contract/entities/passkeys';
import { PASSKEY_UNKNOWN } from '@/lib/contract/text-codes';
import { textIn } from '@/lib/shared/record';
import { browserSession } from '@/lib/session/store';

const UNSUPPORTED: PasskeyError = { kind: 'passkey', reason: 'unsupported' };
const CANCELLED: PasskeyError = { kind: 'passkey', reason: 'cancelled' };

/** What the browser's own errors mean (Web Authentication, sections 5.1.3 and 5.1.4). */
const REASONS: Readonly<Record<string, Extract<PasskeyError, { kind: 'passkey' }>['reason']>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  SecurityError: 'unsupported',
};

/** Runs a browser's passkey dialog and translates what it throws. */
async function runCeremony<T>(work: () => Promise<T>): Promise<Result<T, PasskeyError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    const reason = REASONS[textIn(thrown, 'name')];
    if (reason === undefined) window.reportError(thrown);
    return err({ kind: 'passkey', reason: reason ?? 'failed' });
  }
}

/** What a passkey signed, for the server to check. */
export type PasskeyAssertion = { readonly credential: PasskeyAssertionJson; readonly rpId: string };

/**
 * Asks for a passkey of this site.
 * @param how at once, in a dialog; or among the suggestions of a field with `autocomplete="… webauthn"`, whenever one is chosen there
 * @param signal withdraws the request while nobody has answered it
 */
export async function requestPasskey(
  how: 'dialog' | 'suggestion',
  signal?: AbortSignal,
): Promise<Result<PasskeyAssertion, PasskeyError>> {
  if (!browserSupportsWebAuthn()) return err(UNSUPPORTED);
  const fingerprint = browserSession().ensureFingerprint();
  const prepared = await accountCalls().call(preparePasskeySignIn, { fingerprint });
  if (!prepared.ok) return prepared;
  // A browser has one request at a time: this one would cancel another that has begun meanwhile.
  if (signal?.aborted) return err(CANCELLED);
  const { options } = prepared.value;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', stop);
  const asserted = await runCeremony(() =>
    startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: how === 'suggestion',
      verifyBrowserAutofillInput: false,
    }),
  );
  signal?.removeEventListener('abort', stop);
  return asserted.ok ? ok({ credential: asserted.value, rpId: options.rpId }) : asserted;
}

/** Signs in with what a passkey signed. @returns null, or why not */
export async function signInByPasskey({ credential, rpId }: PasskeyAssertion): Promise<PasskeyError | null> {
  const fingerprint = browserSession().ensureFingerprint();
  const tokens = await accountCalls().call(signInWithPasskey, { credential, fingerprint });
  if (!tokens.ok && tokens.error.kind === 'unauthorised' && tokens.error.textCode === PASSKEY_UNKNOWN)
    await forgetOnDevice(rpId, credential.id);
  return enter(tokens);
}

/** Reports to the device that its passkey no longer works, so that it isn't offered again. Not every browser supports this. */
async function forgetOnDevice(rpId: string, credentialId: string): Promise<void> {
  if (!('signalUnknownCredential' in PublicKeyCredential)) return;
  try {
    await PublicKeyCredential.signalUnknownCredential({ rpId, credentialId });
  } catch (thrown) {
    // The visitor is told why they weren't signed in either way.
    window.reportError(thrown);
  }
}

/** Has the device create a passkey for the customer, and saves it. @returns it, or why not */
export async function makePasskey(): Promise<Result<Passkey, PasskeyError>> {
  if (!browserSupportsWebAuthn()) return err(UNSUPPORTED);
  const prepared = await accountCalls().call(preparePasskey, {});
  if (!prepared.ok) return prepared;
  const made = await runCeremony(() => startRegistration({ optionsJSON: prepared.value.options }));
  if (!made.ok) return made;
  const saved = await accountCalls().call(addPasskey, { credential: made.value });
  return saved.ok ? ok(saved.value.item) : saved;
}
