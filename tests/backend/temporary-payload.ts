import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { afterAll, beforeAll, inject } from 'vitest';
import { environment, setEnvironment } from '../../backend/kernel/config.ts';
import type { DatabaseUse } from '../../backend/kernel/database/adapter.ts';
import { limitToOneConnection } from '../../backend/kernel/database/one-connection.ts';
import type {} from './prepared-data.ts';

export type TemporaryPayload = {
  readonly payload: Payload;
  /** Folder of its database and uploads; deleted by `close`. */
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/**
 * Opens a real Payload on a new database without content, prepared like on startup: a copy of the SQLite file made by
 * tests/prepared-database.ts, or a database on the PostgreSQL server in TEST_DATABASE_SERVER. One per test file, which is
 * named `*.integration.test.ts`.
 * @param use `preparing` puts all statements on one connection, as a content import needs
 * @param from a data folder to copy instead, with a SQLite file
 */
export async function openTemporaryPayload(
  use: DatabaseUse = 'serving',
  from?: string,
): Promise<TemporaryPayload> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-test-'));
  const server = from === undefined && environment().TEST_DATABASE_SERVER;
  // Before anything reads the configuration: it is only read once.
  setEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: server ? `${server}/${basename(dataDir)}` : '',
    SEED_DEMO: 'false',
  });
  if (server)
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../backend/prepare.ts')]);
  else cpSync(from ?? inject('preparedData'), dataDir, { recursive: true });
  const [{ getPayload }, { makeConfig }] = await Promise.all([
    import('payload'),
    import('../../backend/make-config.ts'),
  ]);
  const payload = await getPayload({ config: makeConfig(use) });
  if (use === 'preparing') limitToOneConnection(payload);
  return {
    payload,
    dataDir,
    close: async () => {
      await payload.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens one for the tests of a file, and closes it after them. Its properties are there once the first hook or test runs. */
export function temporaryPayload(): Pick<TemporaryPayload, 'payload' | 'dataDir'> {
  let opened: TemporaryPayload;
  beforeAll(async () => {
    opened = await openTemporaryPayload();
  });
  afterAll(() => opened.close());
  return {
    get payload() {
      return opened.payload;
    },
    get dataDir() {
      return opened.dataDir;
    },
  };
}
