import { createSeededData, TEST_DAY, type SeededData } from '../scripts/run/seeded-data.ts';
import { startWholeSite, type WholeSite } from '../scripts/run/whole-site.ts';

/** How long a test file may wait for a site of its own, in milliseconds: seeding and two programs on a busy machine. */
export const OWN_SITE_START_MS = 240_000;

export type OwnSite = Pick<WholeSite, 'stopBackend'> & {
  readonly admin: SeededData['admin'];
  /** Ends both programs and deletes their data. */
  readonly stop: () => Promise<void>;
};

/** A whole site with the demo of the test day, for tests that change what all the others would see. The ports are its own. */
export async function startOwnSite(port: number, backendPort: number): Promise<OwnSite> {
  const data = await createSeededData(backendPort, () => undefined);
  const start = () =>
    startWholeSite({
      env: {
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        DATA_DIR: data.dataDir,
        DEMO_DATE: TEST_DAY,
        SITE_URL: `http://localhost:${String(port)}`,
        CONTENT_API_URL: '',
        DATABASE_URL: '',
        LOG_LEVEL: 'silent',
      },
      onProgress: () => undefined,
    });
  const site = await start().catch(async (error: unknown) => {
    await data.remove();
    throw error;
  });
  return {
    admin: data.admin,
    stopBackend: site.stopBackend,
    stop: async () => {
      await site.stop();
      await data.remove();
    },
  };
}
