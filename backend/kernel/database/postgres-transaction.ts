import type { PostgresPool } from '../payload-internals.ts';

export type PostgresResult = { readonly rowCount: number | null; readonly rows: Record<string, unknown>[] };

/** The part of a connection used here. */
export type PostgresClient = {
  readonly query: (text: string, values?: unknown[]) => Promise<PostgresResult>;
};

/** Lends a connection from the pool. After an error it is rolled back, and closed if that fails too. @throws whatever `run` throws */
export async function withPostgresClient<T>(
  pool: PostgresPool,
  run: (client: PostgresClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    const result = await run(client);
    isBroken = false;
    return result;
  } catch (error) {
    await client.query('ROLLBACK').then(
      () => (isBroken = false),
      () => undefined,
    );
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** The same in one transaction. */
export const inPostgresTransaction = <T>(
  pool: PostgresPool,
  run: (client: PostgresClient) => Promise<T>,
): Promise<T> =>
  withPostgresClient(pool, async (client) => {
    await client.query('BEGIN');
    const result = await run(client);
    await client.query('COMMIT');
    return result;
  });

/** A statement's text and its values. */
export type PostgresQuery = readonly [text: string, values: readonly unknown[]];

/**
 * Runs statements in one transaction, from its beginning to its end without waiting for an answer (`pipeline` in `adapter.ts`). So the rows
 * that it locks are locked while the database works, and not while this process is busy with something else.
 * @returns each statement's result
 */
export const sendToPostgres = (
  pool: PostgresPool,
  queries: readonly PostgresQuery[],
): Promise<readonly PostgresResult[]> =>
  withPostgresClient(pool, async (client) => {
    const begun = client.query('BEGIN');
    const results = queries.map(([text, values]) => client.query(text, [...values]));
    // After a statement that failed, PostgreSQL rolls back instead.
    await Promise.all([begun, ...results, client.query('COMMIT')]);
    return Promise.all(results);
  });
