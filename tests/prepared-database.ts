import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import type {} from './backend/prepared-data.ts';
import { hashFiles } from '../scripts/run/build.ts';
import { childEnv, ROOT } from '../scripts/run/project.ts';

/** What decides how an empty database looks; a change in any of it makes a new one. */
const INPUTS = ['package-lock.json', 'backend', 'lib/contract', 'lib/shared', 'tests/prepared-database.ts'];
const IGNORED =
  /^backend\/(?:\.next|node_modules|app|commerce\/pdf|kernel\/print)(?:\/|$)|\.test\.tsx?$|\.tsbuildinfo$/;
const PREFIX = 'unit-';
/** Beside the database: who signs in. */
const ADMIN = '.admin.json';

const adminSchema = z.object({ email: z.string(), password: z.string() });
const eventSchema = adminSchema.extend({ event: z.literal('first-admin') });

/** What the preparation reported about the first account. @throws if it made none */
function firstAdminOf(report: string): z.infer<typeof adminSchema> {
  for (const line of report.split('\n')) {
    const event = eventSchema.safeParse(line.startsWith('{') ? JSON.parse(line) : null);
    if (event.success) return adminSchema.parse(event.data);
  }
  throw new Error(`The preparation reported no first account: ${report}`);
}

/**
 * Prepares an empty database as a first start does. The demo's folder is out of reach meanwhile: with SEED_DEMO=false the preparation
 * has to do without it.
 * @param env where its data is
 * @returns the first account
 */
export async function prepareEmpty(
  env: Readonly<Record<string, string>>,
): Promise<z.infer<typeof adminSchema>> {
  const first = ['backend/kernel/import-fast.ts', 'tests/without-demo.ts'];
  const args = [...first.flatMap((file) => ['--import', join(ROOT, file)]), join(ROOT, 'backend/prepare.ts')];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: childEnv({ DATABASE_URL: '', SEED_DEMO: 'false', ...env }),
  });
  return firstAdminOf(stdout);
}

/**
 * Prepares one empty SQLite database for all tests, and keeps it for later runs: preparing takes many seconds, copying none. Made
 * beside its place and moved there whole, so that two runs at once do no harm.
 * @returns the data folder, and its first account
 */
async function prepareData() {
  const parent = join(ROOT, '.data');
  const name = `${PREFIX}${(await hashFiles(INPUTS, IGNORED)).slice(0, 16)}`;
  const folder = join(parent, name);
  if (!existsSync(folder)) {
    await mkdir(parent, { recursive: true });
    const making = await mkdtemp(join(parent, 'making-'));
    // Interrupted meanwhile, it leaves nothing half made.
    process.once('exit', () => rmSync(making, { recursive: true, force: true }));
    await writeFile(join(making, ADMIN), JSON.stringify(await prepareEmpty({ DATA_DIR: making })));
    await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
    const former = (await readdir(parent)).filter((other) => other.startsWith(PREFIX) && other !== name);
    await Promise.all(former.map((other) => rm(join(parent, other), { recursive: true, force: true })));
  }
  const admin = adminSchema.parse(JSON.parse(await readFile(join(folder, ADMIN), 'utf8')));
  return { folder, admin };
}

/** Provides it to all tests of a project. */
export default async function setup(project: TestProject): Promise<void> {
  const { folder, admin } = await prepareData();
  project.provide('preparedData', folder);
  project.provide('preparedAdmin', admin);
}
