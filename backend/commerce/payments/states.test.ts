import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ORDER_MOVES, orderMove, PAYMENT_MOVES, paymentMove } from './states.ts';

const BACKEND = join(import.meta.dirname, '..', '..');

test('no order and no payment changes its state but by the tables of moves', () => {
  const files = globSync('{commerce,forms,people,office,tasks}/**/*.ts', { cwd: BACKEND }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const writers = files.filter((file) =>
    /UPDATE (?:orders|payments)\s+SET\s(?:(?!WHERE)[^`])*?\bstatus = /.test(
      readFileSync(join(BACKEND, file), 'utf8'),
    ),
  );
  expect(writers).toEqual(['commerce/payments/states.ts']);
});

test('what is not in the table is refused before it reaches the database', () => {
  expect(() => orderMove({ id: 1, status: 'cancelled' }, 'paid')).toThrow('cancelled');
  expect(() => orderMove({ id: 1, status: 'placed' }, 'sent')).toThrow('placed');
  expect(() => paymentMove({ id: 1, status: 'refunded' }, 'paid')).toThrow('refunded');
  expect(() => paymentMove({ id: 1, status: 'paid' }, 'expired')).toThrow('paid');
});

test('what is refunded stays so, and no state comes back', () => {
  const ends = (moves: Readonly<Record<string, readonly string[]>>) =>
    Object.keys(moves).filter((state) => moves[state]?.length === 0);
  expect(ends(ORDER_MOVES)).toEqual(['refunded']);
  expect(ends(PAYMENT_MOVES)).toEqual(['refunded']);
  const reach = (
    moves: Readonly<Record<string, readonly string[]>>,
    from: string,
    seen: readonly string[] = [],
  ): boolean =>
    seen.includes(from) || (moves[from] ?? []).some((next) => reach(moves, next, [...seen, from]));
  for (const moves of [ORDER_MOVES, PAYMENT_MOVES])
    for (const state of Object.keys(moves)) expect([state, reach(moves, state)]).toEqual([state, false]);
});
