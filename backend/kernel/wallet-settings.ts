import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { addressVariable, EnvironmentError } from '../../lib/shared/node/environment.ts';

/** A certificate by which Apple recognises passes. All texts are PEM. */
export type AppleWallet = {
  readonly certificate: string;
  readonly key: string;
  readonly passphrase: string | null;
  /** Apple's own certificate, which signed ours. */
  readonly authority: string;
  /** Identifier of the passes, such as pass.nz.championship; from the certificate, like the team. */
  readonly passType: string;
  readonly team: string;
  /** Where to notify phones that a pass has changed. */
  readonly pushUrl: string;
  /** When the first of the two certificates expires. */
  readonly expires: Date;
};

/** A Google pass issuer, and the service account that signs for it. */
export type GoogleWallet = {
  readonly issuer: string;
  readonly email: string;
  readonly key: string;
  /** Where the account gets its tokens, and where passes are changed. */
  readonly tokenUrl: string;
  readonly apiUrl: string;
};

export type WalletSettings = { readonly apple: AppleWallet | null; readonly google: GoogleWallet | null };

const text = () => z.string().min(1).optional();

export const walletVariables = {
  WALLET_APPLE_CERTIFICATE: text(),
  WALLET_APPLE_KEY: text(),
  WALLET_APPLE_KEY_PASSWORD: text(),
  WALLET_APPLE_AUTHORITY: text(),
  WALLET_APPLE_PUSH_URL: z
    .url({ protocol: /^https$/ })
    .transform((value) => new URL(value).origin)
    .default('https://api.push.apple.com'),
  WALLET_GOOGLE_ISSUER: z
    .string()
    .regex(/^\d{6,30}$/)
    .optional(),
  WALLET_GOOGLE_KEY: text(),
  WALLET_GOOGLE_API_URL: addressVariable().default('https://walletobjects.googleapis.com'),
} as const;

type Values = Readonly<z.output<z.ZodObject<typeof walletVariables>>>;

/** What the variables accept, for messages. */
export const WALLET_ACCEPTS: Readonly<Record<keyof typeof walletVariables, string>> = {
  WALLET_APPLE_CERTIFICATE: 'a Pass Type ID certificate as PEM, or the path of a file with it',
  WALLET_APPLE_KEY: 'the private key of WALLET_APPLE_CERTIFICATE as PEM, or the path of a file with it',
  WALLET_APPLE_KEY_PASSWORD: 'the password of WALLET_APPLE_KEY, if it has one',
  WALLET_APPLE_AUTHORITY:
    'Apple’s WWDR certificate that issued WALLET_APPLE_CERTIFICATE as PEM, or the path of a file with it',
  WALLET_APPLE_PUSH_URL: 'the https address of Apple’s push service, or unset for the usual one',
  WALLET_GOOGLE_ISSUER: 'the number of an issuer account of the Google Wallet API',
  WALLET_GOOGLE_KEY: 'the JSON key of a service account of that issuer, or the path of a file with it',
  WALLET_GOOGLE_API_URL: 'the http or https address of the Google Wallet API, or unset for Google’s own',
};

/** Variables that depend on each other. */
export const WALLET_NEEDS = [
  ['WALLET_APPLE_CERTIFICATE', 'WALLET_APPLE_KEY'],
  ['WALLET_APPLE_CERTIFICATE', 'WALLET_APPLE_AUTHORITY'],
  ['WALLET_APPLE_KEY', 'WALLET_APPLE_CERTIFICATE'],
  ['WALLET_APPLE_KEY_PASSWORD', 'WALLET_APPLE_KEY'],
  ['WALLET_APPLE_AUTHORITY', 'WALLET_APPLE_CERTIFICATE'],
  ['WALLET_GOOGLE_ISSUER', 'WALLET_GOOGLE_KEY'],
  ['WALLET_GOOGLE_KEY', 'WALLET_GOOGLE_ISSUER'],
] as const;

/** The values contain keys, so no message repeats them. */
const refused = (name: keyof typeof walletVariables): EnvironmentError =>
  new EnvironmentError(`${name} can’t be used: it must be ${WALLET_ACCEPTS[name]}.`);

/** Reads values given directly or as files. */
type Reader = (name: keyof typeof walletVariables, value: string, starts: string) => string;

/** @param root the folder that paths are relative to @returns a reader that throws EnvironmentError if there is no such file */
const readerIn =
  (root: string): Reader =>
  (name, value, starts) => {
    if (value.trimStart().startsWith(starts)) return value;
    try {
      return readFileSync(resolve(root, value), 'utf8');
    } catch {
      throw refused(name);
    }
  };

const PEM = '-----BEGIN';

function certificateOf(name: keyof typeof walletVariables, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw refused(name);
  }
}

function appleOf(values: Values, read: Reader): AppleWallet | null {
  const {
    WALLET_APPLE_CERTIFICATE: givenCertificate,
    WALLET_APPLE_KEY: givenKey,
    WALLET_APPLE_KEY_PASSWORD: passphrase = null,
    WALLET_APPLE_AUTHORITY: givenAuthority,
    WALLET_APPLE_PUSH_URL: pushUrl,
  } = values;
  if (givenCertificate === undefined || givenKey === undefined || givenAuthority === undefined) return null;
  const certificate = read('WALLET_APPLE_CERTIFICATE', givenCertificate, PEM);
  const key = read('WALLET_APPLE_KEY', givenKey, PEM);
  const authority = read('WALLET_APPLE_AUTHORITY', givenAuthority, PEM);
  const ours = certificateOf('WALLET_APPLE_CERTIFICATE', certificate);
  const theirs = certificateOf('WALLET_APPLE_AUTHORITY', authority);
  const passType = /^UID=(pass\..+)$/m.exec(ours.subject)?.[1];
  const team = /^OU=(.+)$/m.exec(ours.subject)?.[1];
  if (passType === undefined || team === undefined) throw refused('WALLET_APPLE_CERTIFICATE');
  if (!ours.checkIssued(theirs)) throw refused('WALLET_APPLE_AUTHORITY');
  if (!isKeyOf(ours, key, passphrase)) throw refused('WALLET_APPLE_KEY');
  const expires = new Date(Math.min(ours.validToDate.getTime(), theirs.validToDate.getTime()));
  return { certificate, key, passphrase, authority, passType, team, pushUrl, expires };
}

function isKeyOf(certificate: X509Certificate, key: string, passphrase: string | null): boolean {
  try {
    const opened = createPrivateKey({ key, ...(passphrase === null ? {} : { passphrase }) });
    return certificate.checkPrivateKey(opened);
  } catch {
    return false;
  }
}

const accountSchema = z.object({
  client_email: z.email(),
  private_key: z.string().startsWith(PEM),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

function googleOf(
  { WALLET_GOOGLE_ISSUER: issuer, WALLET_GOOGLE_KEY: given, WALLET_GOOGLE_API_URL: apiUrl }: Values,
  read: Reader,
): GoogleWallet | null {
  if (issuer === undefined || given === undefined) return null;
  const json = read('WALLET_GOOGLE_KEY', given, '{');
  try {
    const {
      client_email: email,
      private_key: key,
      token_uri: tokenUrl,
    } = accountSchema.parse(JSON.parse(json));
    createPrivateKey(key);
    return { issuer, email, key, tokenUrl, apiUrl };
  } catch {
    throw refused('WALLET_GOOGLE_KEY');
  }
}

/**
 * The wallets that passes can be issued for.
 * @param root the folder that file paths are relative to
 * @throws EnvironmentError for an unreadable file, or a certificate and a key that don't belong together
 */
export function readWalletSettings(values: Values, root: string): WalletSettings {
  const read = readerIn(root);
  return { apple: appleOf(values, read), google: googleOf(values, read) };
}
