import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { propertyOf } from '../../lib/shared/record.ts';
import { assemblePackages, assembleProject, isFree, LIST_FILE } from './assemble.ts';
import { ROOT } from '../run/project.ts';

const run = promisify(execFile);

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'assembled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
const has = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Packages that the site loads before Next, and those that Next loads unbundled. */
const SITE_MODULES = [
  './server/site.ts',
  './next.config.ts',
  './lib/content/rendered-pages.ts',
  './lib/shared/node/metrics.ts',
  './lib/shared/node/traces.ts',
  './lib/shared/node/valkey.ts',
  'next',
  '@sentry/nextjs',
  'sharp',
];

test(
  'what is assembled has its own Node and every package that the site, a first start and a backup load, and lists them',
  // It copies 0.7 GB.
  { tags: ['full'], timeout: 600_000 },
  async () => {
    const folder = await newFolder();
    expect(await isFree(folder)).toBe(true);
    const { packages } = await assemblePackages(folder);
    await assembleProject(folder);
    expect(await isFree(folder)).toBe(false);

    const list: unknown = JSON.parse(await readFile(join(folder, LIST_FILE), 'utf8'));
    const components = propertyOf(list, 'components');
    expect(Array.isArray(components) && components.length > 0 && components.length <= packages).toBe(true);
    for (const name of [
      'tests',
      'e2e',
      'bench',
      '.git',
      'node_modules/vitest',
      'node_modules/next/dist/docs',
    ])
      expect(await has(join(folder, name)), name).toBe(false);
    // Its licence is included.
    expect(await has(join(folder, 'node_modules/next/license.md'))).toBe(true);

    const node = join(folder, 'node_modules/.bin/node');
    const imports = SITE_MODULES.map((name) => `await import('${name}');`).join('');
    await run(node, ['--input-type=module', '--eval', imports], {
      cwd: folder,
      env: { NODE_ENV: 'production' },
    });

    const [data, backups] = [await newFolder(), await newFolder()];
    const env = { NODE_ENV: 'production', DATA_DIR: data, SEED_DEMO: 'false' } as const;
    await run(node, ['backend/prepare.ts'], { cwd: folder, env });
    await run(node, ['backend/operations/commands/backup.ts', backups], { cwd: folder, env });
    expect(await readdir(backups)).toEqual([expect.stringMatching(/^championship-.+\.tar\.gz$/)]);
  },
);

test('nothing is assembled inside the project', async () => {
  expect(await isFree(join(ROOT, 'assembled'))).toBe(false);
});
