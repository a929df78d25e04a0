import { execFileSync, spawnSync } from 'node:child_process';

/** Whether this machine installs Debian's packages. */
export const canInstall = (): boolean => spawnSync('apt-get', ['--version']).status === 0;

/**
 * Installs a package of Debian, with sudo unless this is root.
 * @throws when it cannot
 */
export function installPackage(name: string): void {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    console.error(`$ ${[command, ...rest].join(' ')}`);
    execFileSync(command, rest, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
