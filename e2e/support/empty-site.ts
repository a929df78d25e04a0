import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWholeSite, type FirstAdmin } from '../../scripts/run/whole-site.ts';
import { QUICK_PICTURES } from './own-site.ts';

export type EmptySite = {
  readonly url: string;
  readonly cmsUrl: string;
  readonly admin: FirstAdmin;
  readonly stop: () => Promise<void>;
};

/** A whole site that starts from an empty folder, without the demo, on ports of its own. */
export async function startEmptySite(port: number, backendPort: number): Promise<EmptySite> {
  const folder = await mkdtemp(join(tmpdir(), 'empty-site-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const url = `http://localhost:${String(port)}`;
  try {
    const site = await startWholeSite({
      env: {
        ...QUICK_PICTURES,
        PORT: String(port),
        BACKEND_PORT: String(backendPort),
        DATA_DIR: folder,
        SITE_URL: url,
        SEED_DEMO: 'false',
        CONTENT_API_URL: '',
        DATABASE_URL: '',
        LOG_LEVEL: 'silent',
      },
      onProgress: () => undefined,
    });
    const stop = async () => {
      await site.stop();
      await remove();
    };
    if (site.firstAdmin === null) {
      await stop();
      throw new Error('The empty site has accounts already.');
    }
    return { url, cmsUrl: `http://localhost:${String(backendPort)}`, admin: site.firstAdmin, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
