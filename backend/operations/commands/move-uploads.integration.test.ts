import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startStorage } from '../../../scripts/run/storage-stand-in.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'move-uploads-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function move(env: Readonly<Record<string, string>>, ...args: string[]) {
  return new Promise<{ code: number; words: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'move-uploads.ts'), ...args],
      { env: { NODE_ENV: 'production', PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), words: stdout, errors: stderr }),
    );
  });
}

const UPLOADS = {
  'media/grid (1).webp': 'a grid',
  'media/été.png': 'a summer',
  'files/plan.pdf': 'a plan',
  'customer-photos/0a.webp': 'a face',
  'form-files/licence': 'a licence',
  'form-uploads/waiting.pdf': 'a form',
  'mail-attachments/ticket': 'a ticket',
};

test('moves uploads to a bucket and back, compares them, and continues where it was stopped', async () => {
  const [dataDir, elsewhere] = [await newFolder(), await newFolder()];
  const storage = await startStorage();
  onTestFinished(() => storage.stop());
  for (const [key, text] of Object.entries({ ...UPLOADS, 'renditions/small.webp': 'x', 'content.db': 'x' })) {
    await mkdir(dirname(join(dataDir, key)), { recursive: true });
    await writeFile(join(dataDir, key), text);
  }
  const first = await move({ DATA_DIR: dataDir, ...storage.env });
  expect([first.code, first.errors]).toEqual([0, '']);
  expect(first.words).toMatch(/^media +2 +2 +14 +[0-9a-f]{16}$/m);
  expect(first.words).toContain('7 files are in championship-uploads and match those in');
  expect(Object.fromEntries([...storage.files].map(([key, { bytes }]) => [key, bytes.toString()]))).toEqual(
    UPLOADS,
  );

  await writeFile(join(dataDir, 'files/plan.pdf'), 'b plan');
  await writeFile(join(dataDir, 'files/new.pdf'), 'another');
  const second = await move({ DATA_DIR: dataDir, ...storage.env });
  expect(second.words).toMatch(/^media +2 +0 /m);
  expect(second.words).toMatch(/^files +2 +2 /m);
  expect(storage.files.get('files/plan.pdf')?.bytes.toString()).toBe('b plan');

  const back = await move({ DATA_DIR: elsewhere, ...storage.env }, '--back');
  expect([back.code, back.errors]).toEqual([0, '']);
  expect(back.words).toContain('Remove S3_BUCKET');
  for (const key of [...Object.keys(UPLOADS), 'files/new.pdf'])
    expect(await readFile(join(elsewhere, key))).toEqual(await readFile(join(dataDir, key)));

  await storage.kill();
  const away = await move({ DATA_DIR: dataDir, ...storage.env });
  expect([away.code, away.errors.split('\n').length]).toEqual([1, 2]);
  expect(away.errors).toMatch(/^The uploads were not moved: .*ECONNREFUSED/m);
  expect((await move({ DATA_DIR: dataDir })).errors).toContain('set S3_BUCKET');
}, 60_000);
