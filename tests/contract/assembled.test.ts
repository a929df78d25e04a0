import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assemblePackages, assembleProject } from '../../scripts/assemble/assemble.ts';
import { startSiteOnly } from '../../scripts/run/site-only.ts';
import { startBackend } from './harness/backend-process.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'assembled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test(
  'both programs run from what is assembled, import the demo and show it, without the rest of the project',
  { tags: ['full'], timeout: 600_000 },
  async () => {
    const folder = await newFolder();
    await assemblePackages(folder);
    await assembleProject(folder);
    expect(await readdir(folder)).not.toContain('tests');
    const dataDir = await newFolder();
    const settings = { DATA_DIR: dataDir, SEED_DEMO: 'true' };
    const backend = await startBackend(settings, undefined, folder);
    onTestFinished(async () => void (await backend.stop()));
    const site = await startSiteOnly(backend.url, undefined, { DATA_DIR: dataDir }, folder);
    onTestFinished(site.stop);

    const home = await fetch(site.url);
    expect(home.status).toBe(200);
    const [picture = ''] = /\/assets\/[^"\s]+/.exec(await home.text()) ?? [];
    const shown = await fetch(new URL(picture.replaceAll('&amp;', '&'), site.url));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
    expect((await fetch(`${backend.url}/admin/login`)).status).toBe(200);
  },
);
