import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from './program.ts';
import { childEnv, ROOT } from './project.ts';

/** The site's service-worker plugin is a webpack plugin. */
export const BUNDLER_FLAG = '--webpack';

/**
 * The backend keeps the names of functions and classes: Payload logs and shows errors depending on their name, and a log with an
 * error "a" in "o" helps nobody. This costs a few MB; not minifying at all would cost 60.
 */
const KEEP_NAMES_FLAG = '--no-mangling';

/** How many lines of a failed build's output are shown. */
const SHOWN_LINES = 40;

export type Build = {
  readonly title: string;
  readonly cwd: string;
  readonly args: readonly string[];
  /** Files and folders that the result depends on. */
  readonly inputs: readonly string[];
  readonly ignored: RegExp;
  /** Inside the build's own folder, so that deleting the build also deletes its stamp. */
  readonly stamp: string;
};

export const SITE_BUILD: Build = {
  title: 'the site',
  cwd: ROOT,
  args: ['build', BUNDLER_FLAG],
  inputs: [
    'package-lock.json',
    'next.config.ts',
    'postcss.config.mjs',
    'tsconfig.json',
    'instrumentation.ts',
    'instrumentation-client.ts',
    'app',
    'screens',
    'components',
    'widgets',
    'lib',
    'locales',
    'public',
    'styles',
  ],
  // The service worker is written by the build itself.
  ignored: /\.test\.tsx?$|^public\/(?:sw|workbox|worker|swe-worker)[^/]*\.js(?:\.map)?$/,
  stamp: '.next/built-from',
};

export const BACKEND_BUILD: Build = {
  title: 'the content backend',
  cwd: join(ROOT, 'backend'),
  args: ['build', KEEP_NAMES_FLAG],
  inputs: ['package-lock.json', 'backend', 'lib/contract', 'lib/shared'],
  ignored: /^backend\/(?:\.next|node_modules)(?:\/|$)|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/,
  stamp: 'backend/.next/built-from',
};

async function listFiles(path: string, ignored: RegExp): Promise<string[]> {
  if (ignored.test(path)) return [];
  const found = await stat(join(ROOT, path)).catch(() => null);
  if (found === null) return [];
  if (!found.isDirectory()) return [path];
  const names = await readdir(join(ROOT, path));
  return (await Promise.all(names.map((name) => listFiles(`${path}/${name}`, ignored)))).flat();
}

/** Hashes the names and contents of files and folders in the repository. */
export async function hashFiles(inputs: readonly string[], ignored = /^$/): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => listFiles(input, ignored)))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(ROOT, file))));
  const hash = createHash('sha256').update(process.version);
  files.forEach((file, index) => hash.update(`\n${file}\n`).update(contents[index] ?? ''));
  return hash.digest('hex');
}

/** Whether the build is missing, or its inputs have changed since. */
export async function isStale(build: Build): Promise<boolean> {
  const stamp = await readFile(join(ROOT, build.stamp), 'utf8').catch(() => '');
  return stamp !== (await hashFiles(build.inputs, build.ignored));
}

export type BuildOptions = {
  /** Receives each line of the build's output. */
  readonly onLine?: (line: string) => void;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Runs `next build` and records the hash of its inputs.
 * @throws StartError with the end of the build's output
 */
async function runBuild(build: Build, { onLine, signal }: BuildOptions = {}): Promise<void> {
  const inputs = await hashFiles(build.inputs, build.ignored);
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('next', build.args, {
      cwd: build.cwd,
      env: childEnv({ NODE_ENV: 'production' }),
      signal,
    });
    const collect = (chunk: Buffer) => {
      const lines = chunk.toString().split('\n').filter(Boolean);
      output.push(...lines);
      if (onLine) lines.forEach(onLine);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new StartError([`Building ${build.title} failed:`, ...output.slice(-SHOWN_LINES)].join('\n'));
  const stamp = join(ROOT, build.stamp);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, inputs);
}

/** Builds if anything has changed. @returns whether it built */
export async function buildIfStale(
  build: Build,
  onStart: (title: string) => void,
  options: BuildOptions = {},
): Promise<boolean> {
  if (!(await isStale(build))) return false;
  onStart(build.title);
  await runBuild(build, options);
  return true;
}
