import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** For tests: certificates as Apple issues them, and an account as Google does, in a folder of their own. */
export type TestWallets = {
  readonly folder: string;
  /** Settings of the backend. */
  readonly variables: Readonly<Record<string, string>>;
  /** Google's public key, PEM. */
  readonly googleKey: string;
};

const KEY = ['-newkey', 'rsa:2048', '-nodes'] as const;

/** Makes them; Apple's are valid for ten days. */
export async function makeTestWallets(): Promise<TestWallets> {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-'));
  const openssl = (...args: readonly string[]) => run('openssl', args, { cwd: folder });
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
  const account = { client_email: 'passes@example.iam.gserviceaccount.com', private_key: privateKey };
  await writeFile(join(folder, 'google.json'), JSON.stringify(account));
  return {
    folder,
    googleKey: publicKey,
    variables: {
      WALLET_APPLE_CERTIFICATE: join(folder, 'pass.pem'),
      WALLET_APPLE_KEY: join(folder, 'pass.key'),
      WALLET_APPLE_AUTHORITY: join(folder, 'ca.pem'),
      WALLET_GOOGLE_ISSUER: '3388000000012345678',
      WALLET_GOOGLE_KEY: join(folder, 'google.json'),
    },
  };
}
