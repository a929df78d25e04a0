import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract, list } from 'tar';
import { compareWithManifest, hashFolder, MANIFEST, parseManifest, type Manifest } from './contents.ts';

/** Packs a folder into one compressed file. @throws the file system's error */
export async function pack(folder: string, file: string): Promise<void> {
  // Portable: leaves out this machine's user names and ids.
  await create({ cwd: folder, file, gzip: true, portable: true, strict: true, mode: 0o600 }, ['.']);
}

const plainPath = (path: string) => path.replace(/^\.\//, '');

/** Reads an archive from start to finish and checks it against its own manifest. @throws Error saying what is wrong with it */
export async function readBack(file: string): Promise<void> {
  const found: Record<string, string> = {};
  const manifest: Buffer[] = [];
  await list({
    file,
    strict: true,
    onReadEntry: (entry) => {
      if (entry.type !== 'File' && entry.type !== 'OldFile') return;
      const path = plainPath(entry.path);
      const hash = createHash('sha256');
      entry.on('data', (chunk: Buffer) => {
        if (path === MANIFEST) manifest.push(chunk);
        hash.update(chunk);
      });
      entry.on('end', () => {
        if (path !== MANIFEST) found[path] = hash.digest('hex');
      });
    },
  });
  compareWithManifest(parseManifest(Buffer.concat(manifest).toString()), found);
}

/**
 * Unpacks a backup into an empty folder and checks every file against the manifest.
 * @throws Error saying what is wrong with it
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  await extract({ file, cwd: folder, strict: true });
  const manifest = parseManifest(await readFile(join(folder, MANIFEST), 'utf8').catch(() => ''));
  const { [MANIFEST]: _own, ...found } = await hashFolder(folder);
  compareWithManifest(manifest, found);
  return manifest;
}
