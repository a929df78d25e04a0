import { expect, test } from 'vitest';
import { joined, sql, subjectOf } from './statement.ts';

test.each([
  [[sql`UPDATE payments SET status = ${'paid'} WHERE reference = ${'secret'}`], 'UPDATE', 'payments'],
  [
    [
      sql`
    INSERT INTO "mails" (subject) VALUES (${'secret'})`,
      sql`DELETE FROM carts`,
    ],
    'INSERT',
    'mails',
  ],
  [
    [sql`SELECT ${1} AS one, name FROM rounds WHERE id IN (${joined([sql`${7}`], ', ')})`],
    'SELECT',
    'rounds',
  ],
  [[sql`WITH own AS (SELECT id FROM orders WHERE email = ${'secret'}) SELECT * FROM own`], 'WITH', 'orders'],
  [[sql`SELECT 1`], 'SELECT', undefined],
  [[], 'statement', undefined],
])('a trace names a transaction by its first statement’s kind and table (%#)', (statements, kind, table) => {
  expect(subjectOf(statements)).toEqual({ kind, table });
});
