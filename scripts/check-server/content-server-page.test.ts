import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run/project.ts';
import { NEEDED } from './check.ts';
import { WITHOUT_QUERY } from './graphql-checks.ts';
import { PRESENCE_CHECKS, READ_CHECKS } from './rest-checks.ts';

/** The rows of the page's tables, each cell trimmed. */
const ROWS = readFileSync(join(ROOT, 'docs/content-server.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const CALLS: readonly (readonly [call: string, without: string])[] = [
  ['GET /cognito/domain/initialData', NEEDED.initialData],
  ['GET /cognito/page (by slug)', NEEDED.page],
  ...READ_CHECKS.map(({ endpoint: { method, path }, by, without }) => {
    const name = by === undefined ? `${method} ${path}` : `${method} ${path} (${by})`;
    return [name, without] as const;
  }),
  ...PRESENCE_CHECKS.map(([{ method, path }, without]) => [`${method} ${path}`, without] as const),
];

test.each(CALLS)('docs/content-server.md says of %s what the check says', (call, without) => {
  expect(ROWS.find(([name]) => name === call)?.at(-1)).toBe(without);
});

test.each(Object.entries(WITHOUT_QUERY))(
  'docs/content-server.md says what is not shown without %s',
  (field, without) => {
    const names = (cell = '') => cell.split(', ').map((name) => name.replace(/\(.*/, ''));
    expect(ROWS.find(([cell]) => names(cell).includes(field))?.at(-1)).toBe(without);
  },
);
