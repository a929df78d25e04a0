import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { propertyOf } from '../../lib/shared/record.ts';
import { canInstall, installPackage } from '../run/debian-package.ts';
import { ROOT } from '../run/project.ts';

/* A Debian in a folder, as in an image, and programs in it: without a container engine, using mmdebstrap, unshare and chroot. */

const run = promisify(execFile);
const OLDEST_NPM = 11;
const NODE = 'node_modules/node/bin/node';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** Variables for reaching the registries, which the steps of an image get too. */
const NETWORK =
  /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|npm_config_(?:registry|cafile|proxy|https_proxy))$/i;

/** Something can't be done on this machine; the message gives the reason in one line. */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError';
}

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** @throws UnsupportedError */
function findMmdebstrap(): void {
  if (process.getuid?.() !== 0) throw new UnsupportedError('only root can make a Debian in a folder');
  if (!works('unshare', '--mount', 'true')) throw new UnsupportedError('this machine doesn’t allow mounts');
  if (works('mmdebstrap', '--version')) return;
  try {
    if (canInstall()) installPackage('mmdebstrap');
  } catch {
    // Reported below.
  }
  if (!works('mmdebstrap', '--version'))
    throw new UnsupportedError('mmdebstrap isn’t installed and can’t be');
}

/** The folder of this machine's npm. @throws UnsupportedError if there is none, or an old one */
async function findNpm(): Promise<string> {
  if (!works('npm', '--version')) throw new UnsupportedError('npm isn’t installed');
  const folder = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' }).stdout.trim();
  const npm = join(folder, 'npm');
  const manifest: unknown = JSON.parse(await readFile(join(npm, 'package.json'), 'utf8').catch(() => '{}'));
  const major = Number.parseInt(String(propertyOf(manifest, 'version')), 10);
  if (!(major >= OLDEST_NPM)) throw new UnsupportedError(`npm ${String(OLDEST_NPM)} isn’t installed`);
  return npm;
}

/** Where root's npm keeps what it has downloaded. */
const NPM_CACHE = '/root/.npm';

/**
 * Lets npm in a root take packages that this machine's npm has downloaded before, as builders of images do (`--mount=type=cache`). Nothing of
 * them stays in the root.
 * @returns the folders to mount for a program that root runs; none if this machine has no such packages
 */
export async function withNpmCache(root: string): Promise<Readonly<Record<string, string>>> {
  const folder = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim();
  if (folder === '' || !existsSync(folder)) return {};
  await mkdir(join(root, NPM_CACHE), { recursive: true });
  return { [NPM_CACHE]: folder };
}

/** The variables of a program in a root, as arguments of `env`. Of this process's, only those for reaching the registries are passed on. */
const variables = (env: Readonly<Record<string, string>>, user: string): readonly string[] =>
  Object.entries({
    PATH,
    HOME: user === 'root' ? '/root' : `/home/${user}`,
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK.test(name))),
    ...env,
  }).map(([name, value]) => `${name}=${value ?? ''}`);

export type InRoot = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** By default root. */
  readonly user?: string;
  /** Only mounted folders can be written to, and no privileges can be gained, as in compose.yaml. */
  readonly isReadOnly?: boolean;
  /** Folders of this machine, by the path where they are mounted. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Folders in memory, with at least one mount option each. */
  readonly inMemory?: Readonly<Record<string, string>>;
};

/** Mounts folders in the root, makes it read-only if wanted, and then becomes the program, which keeps the process id and gets its signals. */
const SCRIPT = `set -e
root=$1; cwd=$2; user=$3; mode=$4; mounts=$5; shift 5
mount --bind "$root" "$root"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
printf '%s' "$mounts" | while IFS='\t' read -r kind from to; do
  if [ "$kind" = bind ]; then mount --bind "$from" "$root$to"; else mount -t tmpfs -o "$from" tmpfs "$root$to"; fi
done
if [ "$mode" = ro ]; then mount -o remount,bind,ro "$root"; set -- setpriv --no-new-privs "$@"; fi
exec chroot --userspec="$user:$user" --groups="" "$root" /bin/sh -c 'cd "$0" && exec "$@"' "$cwd" "$@"`;

/** Starts a program in a root folder, in a process group of its own. */
export function startInRoot(
  root: string,
  command: readonly string[],
  { cwd, env, user = 'root', isReadOnly = false, folders = {}, inMemory = {} }: InRoot,
): ChildProcess {
  const mounts = [
    ...Object.entries(folders).map(([to, from]) => `bind\t${from}\t${to}\n`),
    ...Object.entries(inMemory).map(([to, options]) => `memory\t${options}\t${to}\n`),
  ].join('');
  const args = [root, cwd, user, isReadOnly ? 'ro' : 'rw', mounts, ...command];
  return spawn(
    'env',
    ['-i', ...variables(env, user), 'unshare', '--mount', 'sh', '-c', SCRIPT, 'sh', ...args],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** Copies a root. @param folder in which the copy is created */
export async function copyRoot(from: string, folder: string): Promise<string> {
  const root = await mkdtemp(join(folder, 'root-'));
  // With its devices, owners and links.
  await run('cp', ['--archive', `${from}/.`, root]);
  return root;
}

/** How many lines of a failed command's output are shown. */
const SHOWN_LINES = 40;

/** Runs a command in a root folder to its end. @returns its standard output @throws with its last lines if it fails */
export async function runInRoot(root: string, command: readonly string[], options: InRoot): Promise<string> {
  const child = startInRoot(root, command, options);
  let [printed, output] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    output += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(child, 'close');
  if (code === 0) return printed;
  const last = output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new Error(`${command.join(' ')}: exit code ${String(code)}\n${last}`);
}

/**
 * Makes an equivalent of `node:24-bookworm-slim`: a minimal Debian 12 with the user `node`, the project's Node.js and this machine's
 * npm.
 * @param folder in which the root is created
 * @throws UnsupportedError if this machine can't do it
 */
export async function makeBase(folder: string): Promise<string> {
  findMmdebstrap();
  const npm = await findNpm();
  const root = await mkdtemp(join(folder, 'base-'));
  await run('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', root]).catch((cause: unknown) => {
    throw new UnsupportedError('mmdebstrap couldn’t get Debian’s packages', { cause });
  });
  const local = join(root, 'usr/local');
  await mkdir(join(local, 'bin'), { recursive: true });
  await copyFile(join(ROOT, NODE), join(local, 'bin/node'));
  await cp(npm, join(local, 'lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  for (const name of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  for (const file of ['/etc/resolv.conf', '/etc/hosts', process.env['NODE_EXTRA_CA_CERTS'] ?? ''])
    if (file !== '' && existsSync(file)) {
      await mkdir(join(root, file, '..'), { recursive: true });
      await rm(join(root, file), { force: true });
      await copyFile(file, join(root, file));
    }
  // `mkdtemp` lets nobody else in.
  await chmod(root, 0o755);
  const user = 'groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node';
  await runInRoot(root, ['/bin/sh', '-c', user], { cwd: '/', env: {} });
  return root;
}
