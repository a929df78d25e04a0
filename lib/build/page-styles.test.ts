import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'next/dist/compiled/webpack/webpack-lib.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_STYLES_FILE, writePageStyles, type StylesOfBuild } from './page-styles';

const SHEETS = {
  'static/css/a.css': '@font-face{font-family:A;src:url(/a.woff2)}.card{color:red}',
  'static/css/broken.css': '.card{color:red',
};

type Compiler = {
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_ADDITIONS: number };
    readonly sources: { readonly RawSource: new (text: string) => unknown };
  };
  readonly hooks: {
    readonly thisCompilation: {
      tap: (
        name: string,
        run: (compilation: {
          emitAsset: (name: string, source: unknown) => void;
          hooks: { processAssets: { tap: (options: object, run: () => void) => void } };
        }) => void,
      ) => void;
    };
  };
};
/** Replaces the loaders that turn what a page imports into sheets. */
const sheets = {
  apply({ webpack: { Compilation, sources }, hooks }: Compiler) {
    hooks.thisCompilation.tap('Sheets', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'Sheets', stage }, () => {
        for (const [name, css] of Object.entries(SHEETS))
          compilation.emitAsset(name, new sources.RawSource(css));
      });
    });
  },
};

let folder = '';
let warnings = '';
const built = (name: string) => readFile(join(folder, 'out', name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-styles-'));
  await writeFile(join(folder, 'first.js'), 'console.log(1);');
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        optimization: { minimize: false },
        context: folder,
        entry: './first.js',
        output: { path: join(folder, 'out') },
        plugins: [sheets, writePageStyles],
      },
      (error, stats) => {
        if (error) return reject(error);
        if (stats?.hasErrors()) return reject(new Error(stats.toString()));
        warnings = stats?.toString() ?? '';
        resolve();
      },
    );
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('writes the rules of each sheet beside the build, whose sheets keep all but the font faces', async () => {
  const styles: StylesOfBuild = JSON.parse(await built(PAGE_STYLES_FILE));
  expect(styles['static/css/a.css']).toEqual({
    faces: '@font-face{font-family:A;src:url(/a.woff2)}',
    rules: [{ css: '.card{color:red}', needs: [['.card']] }],
  });
  expect(await built('static/css/a.css')).toBe('.card{color:red}');
});

it('leaves a sheet that it can’t read as it is, and says so', async () => {
  const styles: StylesOfBuild = JSON.parse(await built(PAGE_STYLES_FILE));
  expect(styles).not.toHaveProperty(['static/css/broken.css']);
  expect(await built('static/css/broken.css')).toBe(SHEETS['static/css/broken.css']);
  expect(warnings).toContain('static/css/broken.css stays whole');
  expect(warnings).toContain('Unclosed block');
});
