import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../run/project.ts';

const TESTS = '{lib,widgets,screens,server,scripts,backend,demo,app,components,tests}/**/*.test.{ts,tsx}';
/** Contract tests get tags from a helper, too (tests/contract/harness/servers.ts), and drills have none: all of their files are loaded. */
const OTHERS = ['**/node_modules/**', '**/.next/**', 'tests/contract/**', 'tests/drills/**'];
const IS_INTEGRATION = /\.integration\.test\.ts$/;

/** Paths of test files below the project's folder, by the part of a run that they belong to. */
export type TaggedFiles = {
  /** Of unit and component tests. */
  readonly unit: readonly string[];
  readonly integration: readonly string[];
};

/**
 * Finds the files that name a tag. Vitest itself would load every file to learn its tests' tags, and make a browser environment for each of
 * the components.
 * @param root the project's folder
 */
export async function findTaggedFiles(tag: string, root: string = ROOT): Promise<TaggedFiles> {
  const named = new RegExp(`['"]${tag}['"]|@module-tag\\s+${tag}\\b`);
  const found: string[] = [];
  for await (const file of glob(TESTS, { cwd: root, exclude: OTHERS }))
    if (named.test(await readFile(join(root, file), 'utf8'))) found.push(file);
  const files = found.toSorted();
  return {
    unit: files.filter((file) => !IS_INTEGRATION.test(file)),
    integration: files.filter((file) => IS_INTEGRATION.test(file)),
  };
}
