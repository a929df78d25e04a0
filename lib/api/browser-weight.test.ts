import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** `import … from 'x'`, `export … from 'x'` and `import 'x'` that remain once types are removed, but not `import('x')`. */
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm;

/** All packages that a file and its imports load immediately. */
function packagesOf(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
    const isOwn = specifier.startsWith('@/') || specifier.startsWith('.');
    if (isOwn) packagesOf(resolveOwn(specifier, file), seen, packages);
    else packages.add(specifier);
  }
  return packages;
}

function resolveOwn(specifier: string, from: string): string {
  const base = specifier.startsWith('@/') ? join(ROOT, specifier.slice(2)) : join(dirname(from), specifier);
  const found = ['', '.ts', '.tsx']
    .map((ending) => base + ending)
    .find((path) => /\.tsx?$/.test(path) && existsSync(path));
  if (found === undefined) throw new Error(`${relative(ROOT, from)} imports ${specifier}, which is no file`);
  return found;
}

test.each([
  'lib/queries/provider.client.tsx',
  'lib/queries/page-version.ts',
  'lib/queries/sitemap-entry.ts',
  'lib/queries/groups.ts',
  'lib/session/use-session.ts',
])('%s adds neither the schema nor the GraphQL library to every page', (file) => {
  const packages = packagesOf(join(ROOT, file));
  expect(packages.size).toBeGreaterThan(0);
  expect(
    [...packages].filter((name) => /^(zod|graphql|graphql-request|server-only|msw)$/.test(name)),
  ).toEqual([]);
});

test.each(['login', 'auth', 'signup', 'forgot-password', 'logout', 'enter', 'profile'])(
  'the first script of the %s screen contains no schema, query, translation or passkey library',
  (screen) => {
    const packages = packagesOf(join(ROOT, `components/account/${screen}-screen.client.tsx`));
    expect(packages.size).toBeGreaterThan(0);
    expect(
      [...packages].filter((name) =>
        /^(zod|graphql|graphql-request|i18next|react-i18next|@tanstack|@simplewebauthn)/.test(name),
      ),
    ).toEqual([]);
  },
);

test('detects the schema library where it is loaded', () => {
  expect([...packagesOf(join(ROOT, 'lib/api/contract-calls.ts'))]).toContain('zod');
});
