import { afterAll, beforeAll } from 'vitest';
import { startBackend, type BackendProcess, type OwnData } from './backend-process.ts';
import { signIn } from './cms.ts';
import { ownData } from './own-data.ts';
import type { RunningServer } from './servers.ts';

/** A backend of a test file's own, which is killed and started again on the same data. */
export function killableBackend() {
  let data: OwnData;
  let backend: BackendProcess;
  beforeAll(async () => {
    data = await ownData();
  });
  afterAll(async () => {
    await backend.stop();
    await data.remove();
  });
  return {
    async start(): Promise<RunningServer> {
      backend = await startBackend({ DATA_DIR: data.folder }, data.admin);
      return { name: 'own', url: backend.url, token: (await signIn(backend.url, backend.admin)).token };
    },
    kill: () => backend.kill(),
  };
}
