import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { stepsLater } from '../../../tests/backend/steps-later.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const opened = temporaryPayload();

/** How far a save may be when the program writes; the same for every collection. */
const MOMENTS = 40;
const STEPS = 8;

/** Saves a record while the program writes it at various moments. */
async function saveWhile(save: (turn: number) => Promise<unknown>, write: () => Statement): Promise<void> {
  for (let turn = 0; turn < MOMENTS; turn += 1) {
    const saving = save(turn);
    await stepsLater(turn * STEPS);
    await runStatement(opened.payload, write());
    await saving;
  }
}

test("a payment settled while the office saves an order is kept, and so are the office's changes", async () => {
  const { payload } = opened;
  const { id } = await payload.create({
    collection: 'orders',
    data: {
      reference: randomUUID(),
      status: 'placed',
      subtotal_cents: 100,
      discount_cents: 0,
      shipping_cents: 0,
      surcharge_cents: 0,
      credit_cents: 0,
      total_cents: 0,
    },
  });
  let settled = 0;
  await saveWhile(
    async (turn) => {
      await payload.update({ collection: 'orders', id, data: { tracking: `NZ${String(turn)}` } });
      const now = await payload.findByID({ collection: 'orders', id, depth: 0 });
      expect(now.tracking).toBe(`NZ${String(turn)}`);
    },
    () => sql`UPDATE orders SET total_cents = ${(settled += 1)} WHERE id = ${id}`,
  );
  expect(await payload.findByID({ collection: 'orders', id, depth: 0 })).toMatchObject({
    total_cents: MOMENTS,
    tracking: `NZ${String(MOMENTS - 1)}`,
  });
});

test('a password set by a customer while the office saves the customer is kept', async () => {
  const { payload } = opened;
  const { id } = await payload.create({ collection: 'customers', data: { email: 'mia@example.org' } });
  let written = 0;
  await saveWhile(
    (turn) => payload.update({ collection: 'customers', id, data: { first_name: `Mia ${String(turn)}` } }),
    () => sql`UPDATE customers SET password_hash = ${String((written += 1))} WHERE id = ${id}`,
  );
  const { docs } = await payload.find({ collection: 'customers', showHiddenFields: true });
  expect(docs).toMatchObject([{ password_hash: String(MOMENTS), first_name: `Mia ${String(MOMENTS - 1)}` }]);
});

test('promotion code uses counted while the office saves the code are kept', async () => {
  const { payload } = opened;
  const { id } = await payload.create({
    collection: 'promotion-codes',
    data: { code: 'SUMMER', kind: 'percent', value: 10 },
  });
  await saveWhile(
    (turn) => payload.update({ collection: 'promotion-codes', id, data: { max_uses: turn + 1 } }),
    () => sql`UPDATE promotion_codes SET used = used + 1 WHERE id = ${id}`,
  );
  // An open form sends the values it loaded earlier.
  await payload.update({
    collection: 'promotion-codes',
    id,
    data: { used: 0, value: 20 },
    overrideAccess: false,
    user: { ...(await firstUser()), collection: 'users' },
  });
  expect(await payload.findByID({ collection: 'promotion-codes', id })).toMatchObject({
    used: MOMENTS,
    value: 20,
    max_uses: MOMENTS,
  });
});

async function firstUser() {
  const { docs } = await opened.payload.find({ collection: 'users', limit: 1 });
  const [user] = docs;
  if (!user) throw new Error('There is no account.');
  return user;
}
