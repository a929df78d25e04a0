import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DEMO_FOLDER = join(import.meta.dirname, '..');
const CACHE_FOLDER = join(DEMO_FOLDER, '..', '..', 'node_modules', '.cache', 'demo');
/** Folders whose code makes pictures and sound. */
const MAKERS = ['art', 'audio'] as const;
const KEPT_UNUSED_MS = 24 * 60 * 60 * 1000;

/** Bytes with a few words about them. */
export interface Made {
  data: Buffer;
  /** Texts only. */
  about: Readonly<Record<string, string>>;
}

/** Gives what was made before under the same name, or makes it. */
export type MakeOnce = (name: string, make: () => Promise<Made>) => Promise<Made>;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A sign for the state of the making code: what other code has made is not used again. */
async function stateOfMakers(): Promise<string> {
  const sources = await Promise.all(MAKERS.map((maker) => readSources(join(DEMO_FOLDER, maker))));
  return digest(sources.flat().join('\0'));
}

async function readSources(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /(?<!\.(test|tmp))\.ts$/.test(name),
  );
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}

/**
 * Keeps drawn pictures and sound for the next empty database: making them takes far longer than everything else in the seed,
 * and tests fill many databases.
 */
export async function openMadeBefore(): Promise<MakeOnce> {
  const state = await stateOfMakers();
  const folder = join(CACHE_FOLDER, state);
  await mkdir(folder, { recursive: true });
  await forgetOld(state);
  return async (name, make) => {
    const path = join(folder, digest(name));
    const kept = await readKept(path);
    if (kept) return kept;
    const made = await make();
    await keep(path, made);
    return made;
  };
}

/** Deletes what other states of the code made, unless another process may still be at it. */
async function forgetOld(state: string): Promise<void> {
  for (const name of await readdir(CACHE_FOLDER)) {
    const path = join(CACHE_FOLDER, name);
    const { mtimeMs } = await stat(path);
    if (name !== state && Date.now() - mtimeMs > KEPT_UNUSED_MS)
      await rm(path, { recursive: true, force: true });
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

function readAbout(text: string): Record<string, string> {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
}

async function readKept(path: string): Promise<Made | null> {
  try {
    const [about, data] = await Promise.all([readFile(`${path}.json`, 'utf8'), readFile(path)]);
    return { data, about: readAbout(about) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Written beside and moved into place, so that a killed process leaves no half file; the description comes last. */
async function keep(path: string, { data, about }: Made): Promise<void> {
  const place = async (target: string, content: Buffer | string) => {
    const temporary = `${target}.${process.pid}`;
    await writeFile(temporary, content);
    await rename(temporary, target);
  };
  await place(path, data);
  await place(`${path}.json`, JSON.stringify(about));
}
