import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MAP = 'backend/app/(payload)/admin/importMap.js';

/** How the CMS's configuration names a component: '/office/nav.tsx#OfficeNav'. */
const COMPONENT = /'(\/[\w./-]+\.tsx?#\w+)'/g;

// Payload shows an empty screen in place of a component that its map doesn't have.
it('the CMS’s import map has every component the configuration names (npm run generate:importmap)', () => {
  const map = readFileSync(MAP, 'utf8');
  const sources = globSync('backend/**/*.{ts,tsx}', { exclude: ['**/node_modules', '**/.next'] });
  const named = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMPONENT)].map(([, component]) => component),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((component) => !map.includes(`"${String(component)}"`))).toEqual([]);
});
