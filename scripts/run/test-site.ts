import { createSeededData, TEST_DAY } from './seeded-data.ts';
import type { FirstAdmin, WholeSite } from './whole-site.ts';
import { startWholeSite } from './whole-site.ts';

/** How many sites the browser tests start in parallel at most. There are as many ports for sites, and as many for backends. */
export const TEST_PORTS = 8;
/** Ports for browser tests and benchmarks. `npm test` chooses a free block; otherwise set both if these are in use. */
export const TEST_PORT = Number(process.env['TEST_PORT'] ?? 3210);
export const TEST_BACKEND_PORT = Number(process.env['TEST_BACKEND_PORT'] ?? 4210);
export const TEST_SITE_URL = `http://localhost:${String(TEST_PORT)}`;
/** A second site for tests in which editors publish and delete, so that readers of the first one don't see their changes. */
export const EDITORS_PORTS = { port: TEST_PORT + 1, backendPort: TEST_BACKEND_PORT + 1 };
export const EDITORS_SITE_URL = `http://localhost:${String(EDITORS_PORTS.port)}`;

export type TestSite = WholeSite & { readonly admin: FirstAdmin };

/**
 * Starts the whole site with the demo championship on the test day, in its own data folder.
 * @param env additional variables
 */
export async function startTestSite(
  onProgress: (message: string) => void,
  { port, backendPort }: { port: number; backendPort: number } = {
    port: TEST_PORT,
    backendPort: TEST_BACKEND_PORT,
  },
  env: Readonly<Record<string, string>> = {},
): Promise<TestSite> {
  const data = await createSeededData(backendPort, onProgress);
  try {
    const site = await startWholeSite({
      env: {
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        DATA_DIR: data.dataDir,
        DEMO_DATE: TEST_DAY,
        SITE_URL: `http://localhost:${String(port)}`,
        CONTENT_API_URL: '',
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        ...env,
      },
      onProgress,
      onLog: (line) => console.error(line),
    });
    const stop = async () => {
      await site.stop();
      await data.remove();
    };
    return { ...site, admin: data.admin, stop };
  } catch (error) {
    await data.remove();
    throw error;
  }
}
