import { expect, it } from 'vitest';
import { folderCircles, importsIn } from './folder-circles.ts';

it('finds folders that import each other, through any number of others', () => {
  const circles = folderCircles([
    ['backend/forms/submit.ts', 'backend/commerce/payments/start.ts'],
    ['backend/commerce/calls/cart.ts', 'backend/people/export.ts'],
    ['backend/people/export.ts', 'backend/forms/files.ts'],
    ['backend/people/auth/keys.ts', 'backend/kernel/config.ts'],
  ]);
  expect(circles).toContain('backend: forms → commerce → people → forms');
  expect(circles.filter((circle) => circle.includes('kernel'))).toEqual([]);
});

it('treats sibling files like folders', () => {
  expect(
    folderCircles([
      ['lib/content/path.ts', 'lib/content/routes.ts'],
      ['lib/content/routes.ts', 'lib/content/path.ts'],
    ]),
  ).toHaveLength(2);
});

it('sees the imports of the backend', () => {
  expect(importsIn(['backend'])).toContainEqual(['backend/make-config.ts', 'backend/collections.ts']);
});

/** What a list of islands names comes with the pages that have it: the parts that name an island don't depend on the others. */
const ISLANDS = /\/islands\.client\.tsx$/;

it.each([
  ['lib', /^$/],
  ['components', ISLANDS],
  ['widgets', ISLANDS],
  ['screens', /^$/],
  ['app', /^$/],
  ['backend', /\/(?:node_modules|\.next|migrations)\//],
  ['demo', /^$/],
  ['server', /^$/],
])('no two folders of %s import each other', (folder, ignored) => {
  expect(folderCircles(importsIn([folder], ignored))).toEqual([]);
});
