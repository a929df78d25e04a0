import { constants } from 'node:fs';
import {
  copyFile,
  cp,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../run/project.ts';
import { packageList } from './cyclonedx.ts';
import { lockTreeSchema, neededPackages, type Package } from './packages.ts';

/** What only developers need of the project. Hidden files aren't copied either, except the site's build. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'bench',
  'docs/look',
  'e2e',
  'node_modules',
  'backend/node_modules',
  'demo/node_modules',
  'test-results',
  'playwright-report',
  'tests',
]);
const TEST = /\.test\.tsx?$|\.tsbuildinfo$/;
/** A bundler's cache, which is larger than its output. */
const BUILD_STORE = /^(?:backend\/)?\.next\/(?:cache|dev|trace[^/]*)(?:\/|$)/;
const HIDDEN = /(?:^|\/)\.(?!next(?:\/|$))/;

/** Files in packages that only editors, debuggers and people read. Licences stay. */
const UNREAD = /\.(?:map|d\.[cm]?ts|tsbuildinfo|flow)$|\/next\/dist\/docs\/|\/next-server\/[^/]+\.dev\.js$/;
const TO_READ = /\.(?:md|markdown)$/i;
const LEGAL = /licen[cs]e|notice|copying|copyright/i;

/** Name of the package list in the assembled folder. */
export const LIST_FILE = 'packages.cdx.json';

const isRead = (path: string) => !UNREAD.test(path) && (!TO_READ.test(path) || LEGAL.test(basename(path)));

/** Hard-links a file, or copies it to another file system. Nothing ever writes to a package's files. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  }
}

/** Links the files of a package, but not packages nested in it. @returns their size in bytes */
async function linkPackage(from: string, to: string, isTop = true): Promise<number> {
  const entries = await readdir(from, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory() && isRead(join(from, entry.name)));
  if (files.length > 0) await mkdir(to, { recursive: true });
  let bytes = 0;
  for (const file of files) {
    const [source, target] = [join(from, file.name), join(to, file.name)];
    if (file.isSymbolicLink()) await symlink(await readlink(source), target);
    else await linkFile(source, target);
    bytes += (await lstat(source)).size;
  }
  for (const folder of entries)
    if (folder.isDirectory() && !(isTop && folder.name === 'node_modules'))
      bytes += await linkPackage(join(from, folder.name), join(to, folder.name), false);
  return bytes;
}

/** Links the commands of the copied packages, such as `node`. */
async function linkCommands(target: string): Promise<void> {
  const bin = 'node_modules/.bin';
  await mkdir(join(target, bin), { recursive: true });
  for (const name of await readdir(join(ROOT, bin))) {
    const to = await readlink(join(ROOT, bin, name)).catch(() => null);
    if (to === null) continue;
    const isThere = await stat(join(target, bin, to)).catch(() => null);
    if (isThere !== null) await symlink(to, join(target, bin, name));
  }
}

const isInstalled = ({ place }: Package) =>
  stat(join(ROOT, place)).then(
    () => true,
    () => false,
  );

const manifestSchema = z.object({ name: z.string(), version: z.string() });
const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(ROOT, name), 'utf8'));

/** All packages needed on any platform, according to the lock file, and a function that lists packages. */
export async function readNeeded() {
  const packages = neededPackages(lockTreeSchema.parse(await readJson('package-lock.json')));
  const application = manifestSchema.parse(await readJson('package.json'));
  return { packages, list: (of: readonly Package[]) => packageList(of, application) };
}

export type Assembled = { readonly packages: number; readonly bytes: number };

/**
 * Puts the packages that the programs need at run time into a folder, with a list of them.
 * @param target an empty folder
 */
export async function assemblePackages(target: string): Promise<Assembled> {
  const { packages, list } = await readNeeded();
  const installed: Package[] = [];
  let bytes = 0;
  for (const each of packages) {
    if (!(await isInstalled(each))) continue;
    installed.push(each);
    bytes += await linkPackage(join(ROOT, each.place), join(target, each.place));
  }
  await linkCommands(target);
  await writeFile(join(target, LIST_FILE), `${JSON.stringify(list(installed), null, 2)}\n`);
  return { packages: installed.length, bytes };
}

/**
 * Copies the project and its builds into a folder, without what only developers need.
 * @param target an empty folder
 */
export async function assembleProject(target: string): Promise<void> {
  const isWanted = (source: string) => {
    const path = relative(ROOT, source).split(sep).join('/');
    return !LEFT_OUT.has(path) && !TEST.test(path) && !BUILD_STORE.test(path) && !HIDDEN.test(path);
  };
  for (const name of await readdir(ROOT))
    if (isWanted(join(ROOT, name)))
      await cp(join(ROOT, name), join(target, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: isWanted,
      });
  // The service unit and the image let the site write to this folder, so it has to exist.
  await mkdir(join(target, '.next/cache'), { recursive: true });
}

/** Whether a folder is outside the project, and missing or empty. */
export async function isFree(folder: string): Promise<boolean> {
  if (`${folder}${sep}`.startsWith(`${ROOT}${sep}`)) return false;
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
}
