import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run/project.ts';
import { drawArchitecture, withPicture } from './architecture.ts';

it('draws each import between parts once and omits those implied by two others', () => {
  const picture = drawArchitecture([
    ['app/a.tsx', 'widgets/registry.ts'],
    ['app/b.tsx', 'widgets/registry.ts'],
    ['widgets/faq/faq.tsx', 'lib/html/x.ts'],
    ['app/a.tsx', 'lib/html/x.ts'],
    ['backend/app/api/table.ts', 'backend/forms/calls/send.ts'],
    ['lib/api/a.ts', 'lib/api/b.ts'],
  ]);
  expect(picture.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  app --> widgets',
    '  backend --> backend_forms',
    '  widgets --> lib',
  ]);
});

it('is what docs/develop.md shows: node scripts/draw-architecture.ts', () => {
  const page = readFileSync(join(ROOT, 'docs/develop.md'), 'utf8');
  expect(page).toBe(withPicture(page, drawArchitecture()));
});
