import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import type {} from '../backend/testing/prepared-data.ts';
import { hashFiles } from '../scripts/run/build.ts';
import { childEnv, ROOT } from '../scripts/run/project.ts';

/** What decides how an empty database looks; a change in any of it makes a new one. */
const INPUTS = ['package-lock.json', 'backend', 'lib/contract', 'lib/shared'];
const IGNORED = /^backend\/(?:\.next|node_modules|app|commerce\/pdf)(?:\/|$)|\.test\.tsx?$|\.tsbuildinfo$/;
const PREFIX = 'unit-';

/**
 * Prepares one empty SQLite database for all unit tests, and keeps it for later runs: preparing takes many seconds, copying none. Made
 * beside its place and moved there whole, so that two runs at once do no harm. The demo's folder is out of reach meanwhile: with
 * SEED_DEMO=false the preparation has to do without it.
 */
export default async function setup(project: TestProject): Promise<void> {
  const parent = join(ROOT, '.data');
  const name = `${PREFIX}${(await hashFiles(INPUTS, IGNORED)).slice(0, 16)}`;
  const folder = join(parent, name);
  if (!existsSync(folder)) {
    await mkdir(parent, { recursive: true });
    const making = await mkdtemp(join(parent, 'making-'));
    const args = ['--import', join(ROOT, 'tests/without-demo.ts'), join(ROOT, 'backend/prepare.ts')];
    await promisify(execFile)(process.execPath, args, {
      env: childEnv({ DATA_DIR: making, DATABASE_URL: '', SEED_DEMO: 'false' }),
    });
    await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
    const former = (await readdir(parent)).filter((other) => other.startsWith(PREFIX) && other !== name);
    await Promise.all(former.map((other) => rm(join(parent, other), { recursive: true, force: true })));
  }
  project.provide('preparedData', folder);
}
