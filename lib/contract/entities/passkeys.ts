import { z } from 'zod';
import { id, list, maybeInstant, text } from '../wire.ts';

/*
 * Passkeys, and the messages about them between browser and server: the JSON forms of the Web Authentication standard (level 3, sections
 * 5.1.8 to 5.1.10), as far as they are used. All bytes are base64url.
 */

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: id(),
  name: text(),
  /** When it was added. */
  created_at: maybeInstant(),
  /** When somebody last signed in with it. */
  last_used_at: maybeInstant(),
});
export type Passkey = z.output<typeof passkeySchema>;

/** Maximum length of a passkey's name, in characters. */
export const MAX_PASSKEY_NAME = 60;

/** How a browser reaches the authenticator with the passkey. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

const TYPE = z.literal('public-key');
/** The user has to verify themselves by fingerprint, face or PIN. */
const verification = () => z.literal('required').default('required');
/** Milliseconds that a browser waits for its user. */
const timeout = () => z.number().default(300_000);
const bytes = () => z.string().min(1);

/** What a browser needs to create a passkey. */
export const passkeyCreationSchema = z.object({
  challenge: bytes(),
  rp: z.object({ id: z.string().min(1), name: text() }),
  user: z.object({ id: bytes(), name: text(), displayName: text() }),
  /** Algorithms of the signatures by their COSE numbers, the preferred one first. */
  pubKeyCredParams: list(z.object({ type: TYPE, alg: z.number() })),
  timeout: timeout(),
  /** The account's passkeys: an authenticator that has one of them won't create a second. */
  excludeCredentials: list(
    z.object({ id: bytes(), type: TYPE, transports: list(z.enum(PASSKEY_TRANSPORTS)) }),
  ),
  authenticatorSelection: z
    .object({ residentKey: z.literal('required').default('required'), userVerification: verification() })
    .prefault({}),
});
export type PasskeyCreation = z.output<typeof passkeyCreationSchema>;

/** What a browser needs to sign in with a passkey. It names no account: the browser offers the passkeys that it has for this site. */
export const passkeyRequestSchema = z.object({
  challenge: bytes(),
  rpId: z.string().min(1),
  timeout: timeout(),
  userVerification: verification(),
});
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>;

const sent = (max: number) => z.base64url().min(1).max(max);
/** The standard limits an id to 1023 bytes. */
const credential = { id: sent(1400), rawId: sent(1400), type: TYPE };
const clientDataJSON = sent(8192);

/** A passkey that a browser has created. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: sent(65_536),
    transports: z.array(z.string().max(32)).max(16).optional(),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** A passkey's signature. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: sent(8192),
    signature: sent(4096),
    userHandle: sent(100).optional(),
  }),
});
export type PasskeyAssertionJson = z.output<typeof passkeyAssertionSchema>;
