import type { PostgresPool } from '../payload-internals.ts';

/** The part of a connection used here. */
export type PostgresClient = {
  readonly query: (
    text: string,
    values?: unknown[],
  ) => Promise<{ readonly rowCount: number | null; readonly rows: Record<string, unknown>[] }>;
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
