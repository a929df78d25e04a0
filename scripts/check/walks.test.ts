import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run/project.ts';
import { importsOfPrograms, walkFaults } from './walk-faults.ts';
import { drawWalk, listedWalk, pictureOf } from './walk-picture.ts';
import { LEFT_OUT, WALKS, type Walk } from './walks.ts';

const walk = (...legs: Walk['legs']): Walk => ({ name: 'sample', title: 'A sample', about: '', legs });
const stations = (...files: string[]) => files.map((file) => ({ file, does: 'x' }));
const everywhere = () => true;

describe('a walk', () => {
  it('connects files that import each other, directly or through what is left out', () => {
    const sound = walk({ floor: 'site', stations: stations('lib/a.ts', 'lib/b.ts', 'lib/c.ts') });
    const imports = [
      ['lib/b.ts', 'lib/a.ts'],
      ['lib/b.ts', 'lib/api/transport.ts'],
      ['lib/api/transport.ts', 'lib/c.ts'],
    ] as const;
    expect(walkFaults(sound, imports, everywhere)).toEqual([]);
    expect(walkFaults(sound, imports.slice(0, 2), everywhere)).toEqual([
      'lib/b.ts and lib/c.ts: no import connects them.',
    ]);
  });

  it('goes on from an earlier file only if that is said', () => {
    const imports = [
      ['lib/a.ts', 'lib/b.ts'],
      ['lib/a.ts', 'lib/c.ts'],
    ] as const;
    const [a, b, c] = stations('lib/a.ts', 'lib/b.ts', 'lib/c.ts');
    const branching = (from: string) => walk({ floor: 'site', stations: [a!, b!, { ...c!, from }] });
    expect(walkFaults(branching('lib/a.ts'), imports, everywhere)).toEqual([]);
    expect(walkFaults(branching('lib/b.ts'), imports, everywhere)).toHaveLength(1);
    expect(walkFaults(branching('lib/later.ts'), imports, everywhere)).toContain(
      'lib/c.ts: lib/later.ts doesn’t come before it.',
    );
  });

  it('says how it gets from one program to the other', () => {
    const legs = (by?: 'over HTTP') =>
      walk(
        { floor: 'browser', stations: stations('lib/a.ts') },
        { floor: 'contract', stations: stations('lib/contract/a.ts') },
        { floor: 'backend', stations: stations('backend/a.ts'), ...(by ? { by } : {}) },
      );
    const imports = [
      ['lib/a.ts', 'lib/contract/a.ts'],
      ['backend/a.ts', 'lib/contract/a.ts'],
    ] as const;
    expect(walkFaults(legs(), imports, everywhere)).toEqual(['backend/a.ts: how does it get there?']);
    expect(walkFaults(legs('over HTTP'), imports, everywhere)).toEqual([]);
  });

  it('has each file once, and only files that exist', () => {
    const twice = walk({ floor: 'site', stations: stations('lib/a.ts', 'lib/a.ts') });
    expect(walkFaults(twice, [['lib/a.ts', 'lib/a.ts']], () => false)).toEqual([
      'lib/a.ts doesn’t exist.',
      'lib/a.ts doesn’t exist.',
      'lib/a.ts comes twice.',
    ]);
  });
});

describe('the walks of decision 63', () => {
  const imports = importsOfPrograms();

  it.each(WALKS)('$title: every file exists, and leads to the next', (each) => {
    expect(walkFaults(each, imports)).toEqual([]);
  });

  it('leave out only files that exist', () => {
    expect(LEFT_OUT.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it.each(WALKS)('$title: the picture is the one that `node scripts/draw-walks.ts` draws', (each) => {
    expect(readFileSync(join(ROOT, pictureOf(each)), 'utf8')).toBe(drawWalk(each));
  });

  it.each(WALKS)('$title: docs/develop.md shows it, with its number of files', (each) => {
    expect(readFileSync(join(ROOT, 'docs/develop.md'), 'utf8')).toContain(listedWalk(each));
  });
});
