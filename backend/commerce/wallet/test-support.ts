import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { z } from 'zod';

const run = promisify(execFile);

/** Where a test's certificates are (`scripts/run/wallet-stand-in.ts`). */
export type WalletFolder = { readonly folder: string };

/** Unpacks a bundle with another program. @returns the folder with its files */
export async function unpackBundle(wallets: WalletFolder, bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(wallets.folder, 'bundle-'));
  await writeFile(join(folder, 'bundle.zip'), bytes);
  await run('unzip', ['-q', 'bundle.zip', '-d', 'files'], { cwd: folder });
  return join(folder, 'files');
}

const manifestSchema = z.record(z.string(), z.string());

/** The content of a pass, after its signature and every file were checked as a phone does. */
export async function readSignedPass(wallets: WalletFolder, bytes: Uint8Array): Promise<unknown> {
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

/** A value that must be there. @throws if it isn't */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('It is missing.');
  return value;
}
