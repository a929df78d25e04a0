import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Minimum versions without known vulnerabilities; the lock file may not go below them. */
const FLOORS: Readonly<Record<string, string>> = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  sharp: '0.35.3',
  dompurify: '3.4.17',
  hono: '4.13.19',
  graphql: '16.15.0',
};
/** Two copies of graphql reject each other's schemas, so its next major has to wait for all packages that use it. */
const CEILINGS: Readonly<Record<string, string>> = { graphql: '17.0.0' };

type Locked = { version?: string; integrity?: string; link?: boolean; optional?: boolean };
type Lock = { packages: Record<string, Locked> };
type Versions = Readonly<Record<string, string>>;
type Manifest = { dependencies?: Versions; devDependencies?: Versions; overrides?: Versions };
/** One version, also of a package under another name. */
const EXACT = /^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/;

const lock: Lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));
const installed = Object.entries(lock.packages).flatMap(([path, { version }]) => {
  const name = path.split('node_modules/').at(-1) ?? '';
  return path.includes('node_modules/') && version ? [{ name, version, path }] : [];
});

const numbers = (version: string) => version.split('-', 1)[0]!.split('.').map(Number);
const compare = (a: string, b: string) => {
  const [left, right] = [numbers(a), numbers(b)];
  return left.map((part, index) => part - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
};

test('no installed package is older than the version that fixed its known vulnerabilities', () => {
  const below = installed.filter(({ name, version }) => {
    const floor = FLOORS[name];
    return floor !== undefined && compare(version, floor) < 0;
  });
  expect(below).toEqual([]);
  const above = installed.filter(({ name, version }) => {
    const ceiling = CEILINGS[name];
    return ceiling !== undefined && compare(version, ceiling) >= 0;
  });
  expect(above).toEqual([]);
  expect(installed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['next', 'react', 'sharp', 'graphql']),
  );
});

test('versions are pinned: exact in every workspace, and with a checksum in the lock file', () => {
  for (const folder of ['', 'backend/', 'demo/']) {
    const manifest: Manifest = JSON.parse(
      readFileSync(new URL(`../../${folder}package.json`, import.meta.url), 'utf8'),
    );
    const { dependencies, devDependencies, overrides } = manifest;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides }))
      expect(version, `${folder}package.json: ${name}`).toMatch(EXACT);
  }
  // npm wrote no checksum for other platforms' binaries, which the registry in use didn't have (scripts/complete-lock.ts).
  const unchecked = Object.entries(lock.packages).filter(
    ([path, { integrity, link, optional }]) =>
      path.includes('node_modules/') && integrity === undefined && !(link ?? optional),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});
