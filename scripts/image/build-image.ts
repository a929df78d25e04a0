import { cp, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join, matchesGlob, relative, resolve } from 'node:path';
import { ROOT } from '../run/project.ts';
import { copyRoot, makeBase, runInRoot, withNpmCache } from './clean-root.ts';
import {
  parseCommand,
  parseCopy,
  readStages,
  parseVariables,
  type Copy,
  type Stage,
} from './containerfile.ts';

/** A built image: its files in a folder, and how to start its program. */
export type Image = {
  readonly root: string;
  readonly cwd: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
};

const CALLS_NPM = /^npm /;
const EMPTY = { cwd: '/', user: 'root', env: {}, entrypoint: [], command: [] } as const;

/** Reads .dockerignore. @returns whether a file or folder of the project is part of the build context */
async function readBuildContext(): Promise<(path: string) => boolean> {
  const text = await readFile(join(ROOT, '.dockerignore'), 'utf8');
  const patterns = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return (path) => !patterns.some((pattern) => matchesGlob(relative(ROOT, path), pattern));
}

/** Copies like a builder: a folder's content, or a file into a folder or under another name. */
async function copyFiles(
  { sources, target }: Copy,
  from: string,
  to: { readonly root: string; readonly cwd: string },
  isWanted: (path: string) => boolean,
): Promise<void> {
  const place = join(to.root, resolve(to.cwd, target));
  const isFolder = target.endsWith('/') || sources.length > 1;
  for (const source of sources) {
    const path = join(from, source);
    const isNamed = isFolder && (await stat(path)).isFile();
    const end = isNamed ? join(place, basename(source)) : place;
    await mkdir(join(end, '..'), { recursive: true });
    await cp(path, end, { recursive: true, verbatimSymlinks: true, filter: isWanted });
  }
}

async function runStage({ steps }: Stage, root: string, roots: ReadonlyMap<string, string>): Promise<Image> {
  const isInContext = await readBuildContext();
  let image: Image = { root, ...EMPTY };
  for (const { name, argument } of steps) {
    switch (name) {
      case 'WORKDIR':
        image = { ...image, cwd: resolve(image.cwd, argument) };
        await mkdir(join(root, image.cwd), { recursive: true });
        break;
      case 'COPY': {
        const copy = parseCopy(argument);
        const stage = roots.get(copy.from);
        if (copy.from !== '' && stage === undefined) throw new Error(`There is no stage ${copy.from}.`);
        await copyFiles(copy, stage ?? ROOT, image, stage === undefined ? isInContext : () => true);
        break;
      }
      case 'RUN': {
        const folders = CALLS_NPM.test(argument) ? await withNpmCache(root) : {};
        await runInRoot(root, ['/bin/sh', '-c', argument], { ...image, folders });
        break;
      }
      case 'USER':
        image = { ...image, user: argument };
        break;
      case 'ENV':
        image = { ...image, env: { ...image.env, ...parseVariables(argument) } };
        break;
      case 'ENTRYPOINT':
        image = { ...image, entrypoint: parseCommand(argument) };
        break;
      case 'CMD':
        image = { ...image, command: parseCommand(argument) };
        break;
      // Information for whoever runs the image; nothing in it changes.
      case 'VOLUME':
      case 'EXPOSE':
      case 'STOPSIGNAL':
        break;
      default:
        throw new Error(`Nobody has said here what ${name} does.`);
    }
  }
  return image;
}

/**
 * Runs the steps of ops/Containerfile, each stage in a clean Debian of its own, with the project as it is in its folder.
 * @param folder in which the root folders are created
 * @throws UnsupportedError if this machine can't do it; the failure of a step
 */
export async function buildImage(folder: string): Promise<Image> {
  const stages = readStages(await readFile(join(ROOT, 'ops/Containerfile'), 'utf8'));
  const base = await makeBase(folder);
  const roots = new Map<string, string>();
  let image: Image | null = null;
  for (const stage of stages) {
    const root = await copyRoot(base, folder);
    image = await runStage(stage, root, roots);
    if (stage.name !== '') roots.set(stage.name, root);
  }
  if (image === null) throw new Error('The Containerfile has no stage.');
  return image;
}
