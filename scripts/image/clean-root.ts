import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { propertyOf } from '../../lib/shared/record.ts';
import { canInstall, installPackage } from '../run/debian-package.ts';
import { ROOT } from '../run/project.ts';

/* A Debian in a folder, as an image has it, and programs in it: without an engine, by mmdebstrap, unshare and chroot. */

const run = promisify(execFile);
const OLDEST_NPM = 11;
const NODE = 'node_modules/node/bin/node';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** How this machine reaches the registries; the steps of an image are given the same. */
const NETWORK =
  /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|npm_config_(?:registry|cafile|proxy|https_proxy))$/i;

/** Why something can't be tried on this machine, in one line. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

/** @throws NotHere */
function findMmdebstrap(): void {
  if (process.getuid?.() !== 0) throw new NotHere('only root can make a Debian in a folder');
  if (!works('unshare', '--mount', 'true')) throw new NotHere('this machine doesn’t allow mounts');
  if (works('mmdebstrap', '--version')) return;
  try {
    if (canInstall()) installPackage('mmdebstrap');
  } catch {
    // Said below.
  }
  if (!works('mmdebstrap', '--version')) throw new NotHere('mmdebstrap isn’t installed and can’t be');
}

/** The folder of this machine's npm. @throws NotHere */
async function findNpm(): Promise<string> {
  if (!works('npm', '--version')) throw new NotHere('npm isn’t installed');
  const folder = spawnSync('npm', ['root', '--global'], { encoding: 'utf8' }).stdout.trim();
  const npm = join(folder, 'npm');
  const manifest: unknown = JSON.parse(await readFile(join(npm, 'package.json'), 'utf8').catch(() => '{}'));
  const major = Number.parseInt(String(propertyOf(manifest, 'version')), 10);
  if (!(major >= OLDEST_NPM)) throw new NotHere(`npm ${String(OLDEST_NPM)} isn’t installed`);
  return npm;
}

/** The variables of a program in a root, as `env` takes them: none of this process's but how to reach the registries. */
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
  /** Nothing can be written but what is mounted, and no more rights can be had: as compose.yaml has it. */
  readonly isReadOnly?: boolean;
  /** Folders of this machine by where they are seen. */
  readonly folders?: Readonly<Record<string, string>>;
  /** Folders in memory, with mount's options for each, of which there must be some. */
  readonly inMemory?: Readonly<Record<string, string>>;
};

/** Mounts what belongs into the root, makes it read-only, and becomes the program: it has this process's id and gets its signals. */
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
  const words = [root, cwd, user, isReadOnly ? 'ro' : 'rw', mounts, ...command];
  return spawn(
    'env',
    ['-i', ...variables(env, user), 'unshare', '--mount', 'sh', '-c', SCRIPT, 'sh', ...words],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

/** A root of its own, as another begins. @param folder where roots are made */
export async function copyRoot(from: string, folder: string): Promise<string> {
  const root = await mkdtemp(join(folder, 'root-'));
  // With its devices, owners and links.
  await run('cp', ['--archive', `${from}/.`, root]);
  return root;
}

/** The last lines of what a failed command said. */
const SAID_LINES = 40;

/** Runs a command in a root folder to its end. @returns what it printed @throws with its last lines if it fails */
export async function runInRoot(root: string, command: readonly string[], options: InRoot): Promise<string> {
  const child = startInRoot(root, command, options);
  let [printed, said] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    said += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'close');
  if (code === 0) return printed;
  const last = said.trimEnd().split('\n').slice(-SAID_LINES).join('\n');
  throw new Error(`${command.join(' ')}: exit code ${String(code)}\n${last}`);
}

/**
 * Makes what `node:24-bookworm-slim` is: Debian 12 without what nobody needs, the user `node`, Node.js and npm. Node.js is the project's own,
 * npm this machine's.
 * @param folder where roots are made
 * @throws NotHere if this machine can't
 */
export async function makeBase(folder: string): Promise<string> {
  findMmdebstrap();
  const npm = await findNpm();
  const root = await mkdtemp(join(folder, 'base-'));
  await run('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', root]).catch((cause: unknown) => {
    throw new NotHere('mmdebstrap couldn’t get Debian’s packages', { cause });
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
  // Folders that are made here are nobody else's to enter.
  await chmod(root, 0o755);
  const user = 'groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node';
  await runInRoot(root, ['/bin/sh', '-c', user], { cwd: '/', env: {} });
  return root;
}
