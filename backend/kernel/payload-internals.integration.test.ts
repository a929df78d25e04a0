import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildEditorState } from '@payloadcms/richtext-lexical';
import { commitTransaction, createLocalReq, getPayload, initTransaction, killTransaction } from 'payload';
import { expect, test } from 'vitest';
import { temporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { connectionOf, executeRaw, forgetPayload, PayloadInternalsError } from './payload-internals.ts';

const opened = temporaryPayload();

const names = async () => {
  const { docs } = await opened.payload.find({ collection: 'testimonials', pagination: false });
  return docs.map(({ name }) => name);
};

test("runs a query on the open database with Payload's client", async () => {
  const connection = connectionOf(opened.payload.db);
  if (connection.kind === 'sqlite') {
    const { rows } = await connection.client.execute('SELECT 1 AS one');
    expect(rows[0]?.['one']).toBe(1);
  } else {
    const client = await connection.pool.connect();
    const { rows } = await client.query('SELECT 1 AS one');
    client.release();
    expect(rows[0]).toEqual({ one: 1 });
  }
});

test("a raw statement belongs to Payload's open transaction, and is rolled back with it", async () => {
  const { payload } = opened;
  const { id } = await payload.create({
    collection: 'testimonials',
    data: { name: 'As it was', content: buildEditorState({ text: 'Great.' }) },
  });
  const rename = async (name: string, end: typeof commitTransaction) => {
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    await executeRaw(
      payload.db,
      `UPDATE testimonials SET name = '${name}' WHERE id = ${String(id)}`,
      await req.transactionID,
    );
    await end(req);
    return names();
  };
  expect(await rename('Undone', killTransaction)).toEqual(['As it was']);
  expect(await rename('Kept', commitTransaction)).toEqual(['Kept']);
  await executeRaw(payload.db, `UPDATE testimonials SET name = 'Alone' WHERE id = ${String(id)}`);
  expect(await names()).toEqual(['Alone']);
});

test('Payload opens another instance once the first has been dropped', async () => {
  const open = () => getPayload({ config: opened.payload.config, disableOnInit: true });
  const first = await open();
  expect(await open()).toBe(first);
  forgetPayload();
  const second = await open();
  expect(second).not.toBe(first);
  await second.destroy();
});

test('both adapters still have the internals we use', () => {
  const { payload } = opened;
  const postgres = postgresAdapter({ pool: { connectionString: 'postgres://localhost/none' } }).init({
    payload,
  });
  for (const adapter of [payload.db, postgres])
    expect(adapter).toMatchObject({ execute: expect.any(Function), sessions: expect.any(Object) });
});

test.each([
  [{}, 'client (SQLite) or pool (PostgreSQL)'],
  [{ client: { execute: () => null } }, 'client.batch and client.execute'],
  [{ pool: { connect: () => null } }, 'pool.connect, pool.idleCount, pool.totalCount and pool.options.max'],
])('reports what an adapter like %o lacks', (adapter, missing) => {
  expect(() => connectionOf(adapter)).toThrow(new PayloadInternalsError(missing));
});

test('names what is missing to run a statement', async () => {
  const execute = async () => undefined;
  await expect(executeRaw({}, 'SELECT 1')).rejects.toThrow('has no execute');
  await expect(executeRaw({ execute }, 'SELECT 1')).rejects.toThrow('has no drizzle');
  await expect(executeRaw({ execute, drizzle: {} }, 'SELECT 1')).rejects.toThrow('has no sessions');
  const lacking = { execute, drizzle: {}, sessions: { one: {} } };
  await expect(executeRaw(lacking, 'SELECT 1', 'one')).rejects.toThrow('has no sessions[id].db');
});
