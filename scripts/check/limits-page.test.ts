import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RATE_LIMITS } from '../../lib/shared/rate-limits/rate-limits.ts';
import { ROOT } from '../run/project.ts';
import { LIMITS_PAGE, limitsPage } from './limits-page.ts';

test('the documentation lists every limit as it is (`node scripts/list-limits.ts` writes it)', () => {
  expect(readFileSync(join(ROOT, LIMITS_PAGE), 'utf8')).toBe(limitsPage());
});

test('no two limits share a counter', () => {
  const names = Object.values(RATE_LIMITS).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
