import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { setEnvironment } from '../config.ts';

export type TemporaryPayload = {
  readonly payload: Payload;
  /** Folder of its database and uploads; gone after `close`. */
  readonly dataDir: string;
  readonly close: () => Promise<void>;
};

/** Opens a real Payload on a new, migrated SQLite file in a temporary folder. One a test file. */
export async function openTemporaryPayload(): Promise<TemporaryPayload> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-test-'));
  // Before the configuration is first asked for: it is read once.
  setEnvironment({ DATA_DIR: dataDir, DATABASE_URL: '' });
  const [{ getPayload }, { makeConfig }, { atomically }] = await Promise.all([
    import('payload'),
    import('../make-config.ts'),
    import('../database/atomically.ts'),
  ]);
  const payload = await getPayload({ config: makeConfig('preparing'), key: dataDir, disableOnInit: true });
  await atomically(payload, () => payload.db.migrate());
  return {
    payload,
    dataDir,
    close: async () => {
      await payload.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
