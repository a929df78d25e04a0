import { cp, mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join, matchesGlob, relative, resolve } from 'node:path';
import { ROOT } from '../run/project.ts';
import { copyRoot, makeBase, runInRoot } from './clean-root.ts';
import { commandIn, copyIn, readStages, variablesIn, type Copy, type Stage } from './containerfile.ts';

/** A built image: its files in a folder, and how its program is started. */
export type Image = {
  readonly root: string;
  readonly cwd: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
};

const EMPTY = { cwd: '/', user: 'root', env: {}, entrypoint: [], command: [] } as const;

/** Whether a builder is given a file or folder of the project. */
async function readGiven(): Promise<(path: string) => boolean> {
  const text = await readFile(join(ROOT, '.dockerignore'), 'utf8');
  const patterns = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return (path) => !patterns.some((pattern) => matchesGlob(relative(ROOT, path), pattern));
}

/** Copies as a builder does: a folder's content, or a file into a folder or under another name. */
async function carryOutCopy(
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

async function playStage({ steps }: Stage, root: string, roots: ReadonlyMap<string, string>): Promise<Image> {
  const isGiven = await readGiven();
  let image: Image = { root, ...EMPTY };
  for (const { name, words } of steps) {
    switch (name) {
      case 'WORKDIR':
        image = { ...image, cwd: resolve(image.cwd, words) };
        await mkdir(join(root, image.cwd), { recursive: true });
        break;
      case 'COPY': {
        const copy = copyIn(words);
        const stage = roots.get(copy.from);
        if (copy.from !== '' && stage === undefined) throw new Error(`There is no stage ${copy.from}.`);
        await carryOutCopy(copy, stage ?? ROOT, image, stage === undefined ? isGiven : () => true);
        break;
      }
      case 'RUN':
        await runInRoot(root, ['/bin/sh', '-c', words], image);
        break;
      case 'USER':
        image = { ...image, user: words };
        break;
      case 'ENV':
        image = { ...image, env: { ...image.env, ...variablesIn(words) } };
        break;
      case 'ENTRYPOINT':
        image = { ...image, entrypoint: commandIn(words) };
        break;
      case 'CMD':
        image = { ...image, command: commandIn(words) };
        break;
      // They say something to who runs the image, and change nothing in it.
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
 * Plays the steps of ops/Containerfile, each in a clean Debian of its own stage, with the project as it is in its folder.
 * @param folder where the roots are made
 * @throws NotHere if this machine can't; the failure of a step
 */
export async function buildImage(folder: string): Promise<Image> {
  const stages = readStages(await readFile(join(ROOT, 'ops/Containerfile'), 'utf8'));
  const base = await makeBase(folder);
  const roots = new Map<string, string>();
  let image: Image | null = null;
  for (const stage of stages) {
    const root = await copyRoot(base, folder);
    image = await playStage(stage, root, roots);
    if (stage.name !== '') roots.set(stage.name, root);
  }
  if (image === null) throw new Error('The Containerfile has no stage.');
  return image;
}
