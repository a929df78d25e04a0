import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'next/dist/compiled/webpack/webpack-lib.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileEagerly } from './eager-compile';

const HINT = '//# allFunctionsCalledOnLoad\n';
const large = (name: string) => `export const ${name} = () => ${JSON.stringify('x'.repeat(40_000))};`;

let folder = '';
const built = (name: string) => readFile(join(folder, 'out', name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eager-compile-'));
  await writeFile(
    join(folder, 'first.js'),
    `${large('first')} void import('./later.js'); console.log(first());`,
  );
  await writeFile(join(folder, 'later.js'), large('later'));
  await writeFile(join(folder, 'small.js'), 'console.log(1);');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        optimization: { minimize: false },
        context: folder,
        entry: { first: './first.js', small: './small.js' },
        output: { path: join(folder, 'out'), filename: '[name].js', chunkFilename: 'later.js' },
        plugins: [compileEagerly],
      },
      (error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString()));
        else resolve();
      },
    );
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('compileEagerly', () => {
  it('marks a large script of the first load', async () => {
    expect((await built('first.js')).startsWith(HINT)).toBe(true);
  });

  it('leaves small and lazily loaded scripts as they are', async () => {
    expect(await built('small.js')).not.toContain(HINT);
    expect(await built('later.js')).not.toContain(HINT);
  });
});
