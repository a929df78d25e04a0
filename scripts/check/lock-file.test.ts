import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run/project.ts';
import { lockSchema, missingPackages, platformEntry } from './lock-file.ts';

describe('lock file', () => {
  it('names the binaries of every platform, without which `npm ci` rejects it (to fix: node scripts/complete-lock.ts)', () => {
    const lock = lockSchema.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
    expect(missingPackages(lock)).toEqual([]);
  });

  it('finds a missing binary, but not one that is nested', () => {
    const optionalDependencies = { 'x-linux-x64': '1.0.0', 'x-win32-x64': '1.0.0' };
    const packages = {
      'node_modules/a/node_modules/x': { optionalDependencies },
      'node_modules/a/node_modules/x-linux-x64': {},
    };
    expect(missingPackages({ packages })).toEqual([{ name: 'x-win32-x64', version: '1.0.0' }]);
  });

  it('reads a platform from a name', () => {
    expect(platformEntry({ name: '@s/x-linux-arm-musleabihf', version: '1.0.0' })).toEqual({
      version: '1.0.0',
      cpu: ['arm'],
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    });
    expect(platformEntry({ name: '@s/x-wasm32-wasi', version: '1.0.0' })).toMatchObject({ cpu: ['wasm32'] });
    expect(() => platformEntry({ name: 'fsevents', version: '1.0.0' })).toThrow();
  });
});
