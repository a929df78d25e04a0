import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../run/project.ts';
import { packageList } from './cyclonedx.ts';
import { licenceOf, mayShip } from './licences.ts';
import { lockTreeSchema, neededPackages, type Package } from './packages.ts';

const lock = lockTreeSchema.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
const needed = neededPackages(lock);

const one = (more: Partial<Package>): Package => ({
  place: 'node_modules/a',
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  integrity: null,
  isOptional: false,
  ...more,
});

describe('the packages that the programs need', () => {
  it('are those that their dependencies lead to, each from where Node would load it', () => {
    const tree = lockTreeSchema.parse({
      packages: {
        '': { dependencies: { a: '1', tailwindcss: '1' }, devDependencies: { tests: '1' } },
        backend: { dependencies: { b: '1' } },
        'node_modules/a': {
          version: '1.0.0',
          dependencies: { shared: '2' },
          peerDependencies: { peer: '*' },
        },
        'node_modules/a/node_modules/shared': { version: '2.0.0' },
        'node_modules/shared': { version: '1.0.0' },
        'node_modules/b': {
          version: '1.0.0',
          dependencies: { shared: '1' },
          optionalDependencies: { c: '1' },
        },
        'node_modules/c': { version: '1.0.0', optional: true, dependencies: { b: '1' } },
        'node_modules/peer': {
          version: '1.0.0',
          peerDependencies: { guest: '*' },
          peerDependenciesMeta: { guest: { optional: true } },
        },
        'node_modules/guest': { version: '1.0.0' },
        'node_modules/tailwindcss': { version: '1.0.0' },
        'node_modules/tests': { version: '1.0.0', dev: true },
      },
    });
    expect(neededPackages(tree).map(({ place, isOptional }) => [place, isOptional])).toEqual([
      ['node_modules/a', false],
      ['node_modules/a/node_modules/shared', false],
      ['node_modules/b', false],
      ['node_modules/c', true],
      ['node_modules/peer', false],
      ['node_modules/shared', false],
    ]);
  });

  it('are fewer than two thirds of what is installed to build and test, without compilers, browsers and linters', () => {
    const installed = Object.keys(lock.packages).filter((place) => place.includes('node_modules/'));
    expect(needed.length / installed.length).toBeLessThan(0.67);
    const names = new Set(needed.map(({ name }) => name));
    for (const name of [
      'next',
      'payload',
      'node',
      'sharp',
      '@libsql/client',
      'pino',
      '@sentry/nextjs',
      'yaml',
    ])
      expect(names, name).toContain(name);
    for (const name of ['typescript', 'vitest', 'eslint', '@playwright/test', 'next-pwa', 'tailwindcss'])
      expect(names, name).not.toContain(name);
  });

  it('are all under licences that allow us to ship them', () => {
    const refused = needed.filter((each) => !mayShip(each)).map((each) => [each.name, licenceOf(each)]);
    expect(refused).toEqual([]);
  });

  it.each([
    ['AGPL-3.0-only', false],
    ['GPL-2.0', false],
    [null, false],
    ['LGPL-3.0-or-later', false],
    ['MIT AND GPL-2.0', false],
    ['(BSD-3-Clause OR GPL-2.0)', true],
    ['MIT AND ISC', true],
  ])('under %s may be shipped: %s', (licence, expected) => {
    expect(mayShip(one({ licence }))).toBe(expected);
  });
});

/** What CycloneDX 1.6 requires of the parts used here. */
const bomSchema = z.strictObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.number().int().positive(),
  metadata: z.strictObject({
    component: z.strictObject({ type: z.literal('application'), name: z.string(), version: z.string() }),
  }),
  components: z.array(
    z.strictObject({
      type: z.literal('library'),
      'bom-ref': z.string().min(1),
      name: z.string().min(1),
      version: z.string().regex(/^\d+\.\d+\.\d+/),
      purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d\S*$/),
      scope: z.enum(['required', 'optional']),
      hashes: z
        .array(z.strictObject({ alg: z.enum(['SHA-1', 'SHA-512']), content: z.string().regex(/^[\da-f]+$/) }))
        .optional(),
      licenses: z.array(z.strictObject({ expression: z.string().min(2) })).optional(),
    }),
  ),
});

describe('the list of packages', () => {
  const list = packageList(needed, { name: 'championship-site', version: '1.2.3' });

  it('has each package once, with its address, licence and checksum, as CycloneDX wants it', () => {
    const { components } = bomSchema.parse(list);
    expect(new Set(components.map((each) => each['bom-ref'])).size).toBe(components.length);
    expect(new Set(components.map(({ purl }) => purl))).toEqual(
      new Set(needed.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`)),
    );
    const required = components.filter(({ scope }) => scope === 'required');
    expect(required.filter(({ hashes, licenses }) => !hashes || !licenses)).toEqual([]);
  });

  it('writes a checksum in hex', () => {
    const { components } = packageList([one({ integrity: 'sha512-AAECAw==' })], {
      name: 'x',
      version: '1.0.0',
    });
    expect(components[0]?.hashes).toEqual([{ alg: 'SHA-512', content: '00010203' }]);
  });
});
