import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.ts';

/** Folder of packages that are unpacked but not installed. */
const UNPACKED = join(ROOT, '.data/programs');

/** Whether this machine uses Debian packages. */
export const canInstall = (): boolean => spawnSync('apt-get', ['--version']).status === 0;

/** Runs apt-get, with sudo unless this is root. */
function aptGet(...args: string[]): void {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
  console.error(`$ ${[command, ...rest].join(' ')}`);
  execFileSync(command, rest, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Whether this machine's release has a package of that name. Call it after an update. */
const isOffered = (name: string): boolean =>
  /Candidate: (?!\(none\))/.test(
    spawnSync('apt-cache', ['policy', name], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
      .stdout,
  );

/**
 * Installs the first of these packages that this Debian release has.
 * @throws if none can be installed
 */
export function installPackage(...names: readonly [string, ...string[]]): void {
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', names.find(isOffered) ?? names[0]);
}

/**
 * Finds a program whose package would start a service if it were installed. If it isn't, the package is only unpacked, into this
 * project's data folder.
 * @param name of the package
 * @returns the command or path
 * @throws if the program is neither installed nor available
 */
export function findUnpacked(name: string, program: string): string {
  if (spawnSync(program, ['--help']).error === undefined) return program;
  const folder = join(UNPACKED, name);
  if (!existsSync(folder)) {
    if (!canInstall()) throw new Error(`${program} isn’t installed.`);
    mkdirSync(UNPACKED, { recursive: true });
    const temporary = mkdtempSync(join(UNPACKED, '.new-'));
    try {
      if (!isOffered(name)) aptGet('update');
      execFileSync('apt-get', ['download', name], { cwd: temporary, stdio: ['ignore', 2, 2] });
      for (const file of readdirSync(temporary))
        execFileSync('dpkg-deb', ['--extract', file, 'root'], { cwd: temporary, stdio: ['ignore', 2, 2] });
      renameSync(join(temporary, 'root'), folder);
    } finally {
      rmSync(temporary, { recursive: true, force: true });
    }
  }
  return join(folder, 'usr/bin', program);
}
