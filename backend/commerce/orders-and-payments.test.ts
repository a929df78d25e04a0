import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ORDER_MOVES, orderMove, PAYMENT_MOVES, paymentMove } from './orders-and-payments.ts';

const BACKEND = join(import.meta.dirname, '..');
/** Folders with no code that runs on a site. */
const NO_CODE = new Set(['node_modules', 'migrations']);

test('orders and payments change their state only by the tables of moves', () => {
  const folders = readdirSync(BACKEND, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NO_CODE.has(entry.name))
    .map(({ name }) => `${name}/**/*.ts`);
  const files = globSync(['*.ts', ...folders], { cwd: BACKEND }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(100);
  const codeOf = (file: string) => readFileSync(join(BACKEND, file), 'utf8');
  const isWriter = (code: string) =>
    /UPDATE (?:orders|payments)\s+SET\s(?:(?!WHERE)[^`])*?\bstatus = /.test(code) ||
    // Payload's own calls with a status in their data: `payload.update`, `updateByID`, `db.updateOne`.
    [...code.matchAll(/\.update\w*\(\s*\{[^;]*?collection: '(?:orders|payments)'[^;]*;/g)].some(([call]) =>
      /\bstatus\b/.test(call),
    );
  const writers = files.filter((file) => isWriter(codeOf(file)));
  expect(writers).toEqual(['commerce/orders-and-payments.ts']);
  // The steps that the tables name.
  const steps = (move: RegExp) =>
    files.filter((file) => file !== 'commerce/orders-and-payments.ts' && move.test(codeOf(file))).toSorted();
  expect(steps(/\b(?:orderMove|moveOrder)\(/)).toEqual([
    'commerce/orders/finish-order.ts',
    'commerce/orders/release-order.ts',
    'commerce/orders/send-order.ts',
    'commerce/refunds/write-refund.ts',
  ]);
  expect(steps(/\b(?:paymentMove|movePayment)\(/)).toEqual([
    'commerce/payments/settle.ts',
    'commerce/refunds/refund.ts',
  ]);
});

test('a move that isn’t in the table is refused before it reaches the database', () => {
  expect(() => orderMove({ id: 1, status: 'cancelled' }, 'paid')).toThrow('cancelled');
  expect(() => orderMove({ id: 1, status: 'placed' }, 'sent')).toThrow('placed');
  expect(() => paymentMove({ id: 1, status: 'refunded' }, 'paid')).toThrow('refunded');
  expect(() => paymentMove({ id: 1, status: 'paid' }, 'expired')).toThrow('paid');
});

test('a refund is final, and no state is ever returned to', () => {
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
