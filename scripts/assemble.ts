import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandLine } from '../lib/shared/node/command-line.ts';
import { assemblePackages, assembleProject, isFree, LIST_FILE, readNeeded } from './assemble/assemble.ts';
import { BACKEND_BUILD, isStale, SITE_BUILD } from './run/build.ts';

const USAGE = `npm run assemble -- FOLDER: puts what a server needs to run into a folder that doesn't exist yet
npm run assemble -- --list FILE: only lists the packages, for every platform (CycloneDX)`;
const MEGABYTE = 1_000_000;

/** `npm run assemble`: copies the programs, their builds and the packages they load, without what only builds, tests and developers need. */
async function main(): Promise<string> {
  const { values, positionals } = readCommandLine(USAGE, {
    allowPositionals: true,
    options: { list: { type: 'string' } },
  });
  if (values.list !== undefined) {
    const { packages, list } = await readNeeded();
    await writeFile(values.list, `${JSON.stringify(list(packages), null, 2)}\n`);
    return `${values.list} lists ${String(list(packages).components.length)} packages.`;
  }
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error(USAGE);
  for (const build of [BACKEND_BUILD, SITE_BUILD])
    if (await isStale(build))
      throw new Error(`The build of ${build.title} is missing or out of date. Run npm run build first.`);
  const target = resolve(folder);
  if (!(await isFree(target)))
    throw new Error(`${target} isn't empty, or is inside the project. Name a folder that doesn't exist yet.`);
  const { packages, bytes } = await assemblePackages(target);
  await assembleProject(target);
  return `${target} is ready, with ${String(packages)} packages of ${String(Math.round(bytes / MEGABYTE))} MB (${LIST_FILE}).`;
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
