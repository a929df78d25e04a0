import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/run/project.ts';
import { startSiteOnly, type SiteOnly } from '../../scripts/run/site-only.ts';

/** What the site runs from; its packages are linked. */
const PARTS = ['server', 'screens', 'lib', 'public', 'next.config.ts', 'package.json', '.next'];
/** Where the second build has its scripts and styles: as long as the names they replace, since router data counts bytes. */
const MOVED = [
  ['static/chunks/', 'static/chunk2/'],
  ['static/css/', 'static/cs2/'],
] as const;
const PICTURE_OR_FONT = /\.(?:woff2?|png|jpe?g|avif|webp|ico)$/;

/** Part of every script's address in the second build, and of none in the first. */
export const SECOND_SCRIPTS = '/_next/static/chunk2/';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/**
 * The site after the next deployment: a build in its own folder, with another id, another address for every script and style, and
 * another precache list. It is derived from the build under test, since a second run of the compiler would take as long as all
 * browser tests of the worker together.
 * @param content address of the content server
 */
export async function startSecondBuild(content: string): Promise<SiteOnly> {
  const folder = await mkdtemp(join(tmpdir(), 'second-build-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const others = ['.next/cache', '.next/dev'].map((name) => join(ROOT, name));
    for (const part of PARTS)
      await cp(join(ROOT, part), join(folder, part), {
        recursive: true,
        filter: (source) => !others.includes(source),
      });
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const first = await readFile(join(folder, '.next/BUILD_ID'), 'utf8');
    const changes = [[first, [...first].reverse().join('')], ...MOVED] as const;
    for (const file of [...(await filesBelow(join(folder, '.next'))), join(folder, 'public/sw.js')]) {
      if (PICTURE_OR_FONT.test(file)) continue;
      const before = await readFile(file, 'latin1');
      const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
      if (after !== before) await writeFile(file, after, 'latin1');
    }
    const renamed = [[`static/${first}`, `static/${changes[0][1]}`], ...MOVED] as const;
    for (const [from, to] of renamed) await rename(join(folder, '.next', from), join(folder, '.next', to));
    const site = await startSiteOnly(content, undefined, {}, folder);
    return {
      ...site,
      stop: async () => {
        await site.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
