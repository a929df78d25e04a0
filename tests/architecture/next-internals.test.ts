import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import RenderedPages from '../../lib/content/rendered-pages.ts';
import { propertyOf } from '../../lib/shared/record.ts';
import { ROOT } from '../../scripts/run/project.ts';

/* Parts of Next that it doesn't promise to keep: only these are used, and an upgrade has to look at each of them. */

/**
 * The version whose sources were read for what follows. To upgrade Next, compare the files below in both versions, run
 * `server/cache/pages-on-disk.test.ts`, and change this.
 */
const READ_VERSION = '16.4.6';

const FILE_SYSTEM_CACHE = 'next/dist/server/lib/incremental-cache/file-system-cache.js';
const CACHE_CONTROLS = 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
const ROUTER_CONTEXT = 'next/dist/shared/lib/app-router-context.shared-runtime';
const HOOKS_CONTEXT = 'next/dist/shared/lib/hooks-client-context.shared-runtime';

/** What is used, by the files that import it. Only the first is part of the running site. */
const USED: Readonly<Record<string, readonly string[]>> = {
  'lib/content/rendered-pages.ts': [FILE_SYSTEM_CACHE, CACHE_CONTROLS],
  // The copy of webpack that Next builds with, and the page kinds and files of its cache.
  'lib/build/next-webpack.d.ts': ['next/dist/compiled/webpack/webpack-lib.js'],
  'lib/build/eager-compile.test.ts': ['next/dist/compiled/webpack/webpack-lib.js'],
  'lib/build/page-styles.test.ts': ['next/dist/compiled/webpack/webpack-lib.js'],
  'server/cache/pages-on-disk.test.ts': [
    'next/dist/server/lib/node-fs-methods',
    'next/dist/server/response-cache/types.js',
  ],
  'tests/account-screen.tsx': [ROUTER_CONTEXT],
  'tests/app-router.ts': [ROUTER_CONTEXT],
  'tests/voucher-block.tsx': [ROUTER_CONTEXT],
};
/** Tests of components that need a router. */
const NEEDS_ROUTER = /^components\/[\w/.-]+\.test\.tsx$/;

const INTERNAL = /'(next\/dist\/[^']+)'/g;
const require = createRequire(import.meta.url);

test('nothing else of Next’s insides is imported', async () => {
  const found = new Map<string, Set<string>>();
  for await (const file of glob('**/*.{ts,tsx,js,mjs}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/.next/**', 'tests/architecture/next-internals.test.ts'],
  })) {
    const names = [...(await readFile(join(ROOT, file), 'utf8')).matchAll(INTERNAL)].map(
      ([, name = '']) => name,
    );
    if (names.length > 0) found.set(file, new Set(names));
  }
  for (const [file, names] of found) {
    const allowed = NEEDS_ROUTER.test(file) ? [ROUTER_CONTEXT, HOOKS_CONTEXT] : (USED[file] ?? []);
    expect(allowed, file).toEqual(expect.arrayContaining([...names]));
  }
  expect([...found.keys()]).toEqual(expect.arrayContaining(Object.keys(USED)));
});

test(`Next is the version that was read for them, ${READ_VERSION}`, () => {
  expect(propertyOf(require('next/package.json'), 'version')).toBe(READ_VERSION);
});

test('they have what is used of them', () => {
  // `RenderedPages` extends the first, and says so with types; what it calls must be there when it runs.
  const inherited: unknown = Object.getPrototypeOf(RenderedPages.prototype);
  for (const method of ['get', 'set', 'revalidateTag'])
    expect(propertyOf(inherited, method), method).toBeTypeOf('function');
  // Private to TypeScript: the lifetimes that would otherwise grow without end.
  expect(
    propertyOf(propertyOf(require(CACHE_CONTROLS), 'SharedCacheControls'), 'cacheControls'),
  ).toBeInstanceOf(Map);
  expect(propertyOf(require('next/dist/lib/constants'), 'NEXT_CACHE_TAGS_HEADER')).toBe('x-next-cache-tags');
  expect(propertyOf(require(ROUTER_CONTEXT), 'AppRouterContext')).toBeTypeOf('object');
  expect(propertyOf(require(HOOKS_CONTEXT), 'PathnameContext')).toBeTypeOf('object');
});
