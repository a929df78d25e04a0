import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { environment, setEnvironment } from '../config.ts';

export type TemporaryPayload = {
  readonly payload: Payload;
  /** Folder of its database and uploads; gone after `close`. */
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/**
 * Opens a real Payload on a new database without content, prepared as a start prepares it: a SQLite file in a temporary
 * folder, or a database of the PostgreSQL server that TEST_DATABASE_SERVER names. One a test file.
 */
export async function openTemporaryPayload(): Promise<TemporaryPayload> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-test-'));
  const server = environment().TEST_DATABASE_SERVER;
  // Before the configuration is first asked for: it is read once.
  setEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: server ? `${server}/${basename(dataDir)}` : '',
    SEED_DEMO: 'false',
  });
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, '..', 'prepare.ts')]);
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
  ]);
  const payload = await getPayload({ config });
  return {
    payload,
    dataDir,
    close: async () => {
      await payload.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
