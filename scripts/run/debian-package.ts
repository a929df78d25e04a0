import { execFileSync, spawnSync } from 'node:child_process';

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

/** Whether this machine's release has a package of that name; call it after an update. */
const isOffered = (name: string): boolean =>
  /Candidate: (?!\(none\))/.test(
    spawnSync('apt-cache', ['policy', name], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
      .stdout,
  );

/**
 * Installs the first of some packages that this Debian release has.
 * @throws if none can be installed
 */
export function installPackage(...names: readonly [string, ...string[]]): void {
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', names.find(isOffered) ?? names[0]);
}
