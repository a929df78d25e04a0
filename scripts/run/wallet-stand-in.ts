import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** For tests: a folder with certificates like Apple's and an account like Google's. */
export type TestWallets = {
  readonly folder: string;
  /** The backend's variables for Apple's wallet. */
  readonly apple: Readonly<Record<string, string>>;
  /** The backend's variables for both wallets. */
  readonly variables: Readonly<Record<string, string>>;
  /** The account's public key in PEM. */
  readonly googleKey: string;
};

const KEY = ['-newkey', 'rsa:2048', '-nodes'] as const;

/**
 * Creates the certificates, which are valid for ten days, and the account.
 * @param google address of a stand-in for Google's servers; null if they aren't called
 */
export async function makeTestWallets(google: string | null = null): Promise<TestWallets> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-'));
  const openssl = (...args: readonly string[]) => promisify(execFile)('openssl', args, { cwd: folder });
  await openssl(
    ...[
      'req',
      '-x509',
      ...KEY,
      '-keyout',
      'ca.key',
      '-out',
      'ca.pem',
      '-subj',
      '/CN=Test WWDR',
      '-days',
      '900',
    ],
  );
  const subject = '/UID=pass.nz.test/CN=Pass Type ID: pass.nz.test/OU=TEAM123456/O=Test Series';
  await openssl(...['req', ...KEY, '-keyout', 'pass.key', '-out', 'pass.csr', '-subj', subject]);
  await openssl(
    ...['x509', '-req', '-in', 'pass.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
    ...['-days', '10', '-out', 'pass.pem'],
  );
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account = {
    client_email: 'passes@example.iam.gserviceaccount.com',
    private_key: privateKey,
    ...(google === null ? {} : { token_uri: `${google}/token` }),
  };
  await writeFile(join(folder, 'google.json'), JSON.stringify(account));
  const apple = {
    WALLET_APPLE_CERTIFICATE: join(folder, 'pass.pem'),
    WALLET_APPLE_KEY: join(folder, 'pass.key'),
    WALLET_APPLE_AUTHORITY: join(folder, 'ca.pem'),
  };
  return {
    folder,
    apple,
    googleKey: publicKey,
    variables: {
      ...apple,
      WALLET_GOOGLE_ISSUER: '3388000000012345678',
      WALLET_GOOGLE_KEY: join(folder, 'google.json'),
      ...(google === null ? {} : { WALLET_GOOGLE_API_URL: google }),
    },
  };
}
