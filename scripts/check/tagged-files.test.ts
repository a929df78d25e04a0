import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../run/project.ts';
import { findTaggedFiles } from './tagged-files.ts';

/** Apart from the comment around it, which Vitest would take for one of this file. */
const MODULE_TAG = '@module-tag';

test('the files whose tests have a tag are found, of a test, of a whole file, and of one database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tagged-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const texts = {
    'lib/one.test.ts': "test('takes long', { tags: ['slow'] }, () => undefined);",
    'components/two.test.tsx': `/* ${MODULE_TAG} slow */`,
    'backend/mail/three.integration.test.ts': "tags: dialect === 'postgres' ? ['slow'] : [],",
    'lib/other.test.ts': `/* ${MODULE_TAG} slower */ test('is slow', () => undefined);`,
    'tests/contract/four.test.ts': "test('takes long', { tags: ['slow'] }, () => undefined);",
  };
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  expect(await findTaggedFiles('slow', folder)).toEqual({
    unit: ['components/two.test.tsx', 'lib/one.test.ts'],
    integration: ['backend/mail/three.integration.test.ts'],
  });
});

test('only contract tests get the tag from a helper: of all others it stands in their own file', async () => {
  const helpers: string[] = [];
  for await (const file of glob('{lib,scripts,backend,tests}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/.next/**', '**/*.test.ts', '**/*.test.tsx'],
  }))
    if (/\btags: .*['"]full['"]/.test(await readFile(join(ROOT, file), 'utf8'))) helpers.push(file);
  expect(helpers).toEqual(['tests/contract/harness/servers.ts']);
});
