import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { z } from 'zod';

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

/**
 * Makes them; Apple's are valid for ten days.
 * @param google a stand-in for Google's servers; without one, nothing there is called
 */
export async function makeTestWallets(google: string | null = null): Promise<TestWallets> {
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
  const account = {
    client_email: 'passes@example.iam.gserviceaccount.com',
    private_key: privateKey,
    ...(google === null ? {} : { token_uri: `${google}/token` }),
  };
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
      ...(google === null ? {} : { WALLET_GOOGLE_API_URL: google }),
    },
  };
}

/** Unpacks a bundle with another program. @returns the folder with its files */
export async function unpackBundle(wallets: TestWallets, bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(wallets.folder, 'bundle-'));
  await writeFile(join(folder, 'bundle.zip'), bytes);
  await run('unzip', ['-q', 'bundle.zip', '-d', 'files'], { cwd: folder });
  return join(folder, 'files');
}

const manifestSchema = z.record(z.string(), z.string());

/** What a pass says, once its signature and every file were checked as a phone does. */
export async function readSignedPass(wallets: TestWallets, bytes: Uint8Array): Promise<unknown> {
  const folder = await unpackBundle(wallets, bytes);
  const read = (name: string) => readFile(join(folder, name));
  await run(
    'openssl',
    [
      ...['smime', '-verify', '-inform', 'DER', '-in', 'signature', '-content', 'manifest.json'],
      ...['-CAfile', join(wallets.folder, 'ca.pem'), '-purpose', 'any', '-out', '/dev/null'],
    ],
    { cwd: folder },
  );
  const manifest = manifestSchema.parse(JSON.parse(String(await read('manifest.json'))));
  const files = (await readdir(folder)).filter((name) => !['manifest.json', 'signature'].includes(name));
  expect(Object.keys(manifest).sort()).toEqual(files.sort());
  for (const [name, sum] of Object.entries(manifest))
    expect([
      name,
      createHash('sha1')
        .update(await read(name))
        .digest('hex'),
    ]).toEqual([name, sum]);
  expect(files).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'icon@3x.png', 'pass.json']));
  return JSON.parse(String(await read('pass.json')));
}
