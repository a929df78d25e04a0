import { execFileSync, spawnSync } from 'node:child_process';

/** Whether this machine installs Debian's packages. */
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

/** Whether the release that this machine runs has a package of that name; to be asked after an update. */
const isOffered = (name: string): boolean =>
  /Candidate: (?!\(none\))/.test(
    spawnSync('apt-cache', ['policy', name], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } })
      .stdout,
  );

/**
 * Installs the first of some packages that this release of Debian has.
 * @throws when none can be installed
 */
export function installPackage(...names: readonly [string, ...string[]]): void {
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', names.find(isOffered) ?? names[0]);
}
