import { spawnSync } from 'node:child_process';
import { canInstall, installPackage } from './debian-package.ts';

const isThere = () => spawnSync('nginx', ['-v']).error === undefined;

/** Installs nginx from Debian's packages if it is missing. @throws if it can't be installed */
export function findNginx(): void {
  if (isThere()) return;
  if (canInstall()) installPackage('nginx-light', 'nginx');
  if (!isThere()) throw new Error('nginx was not found and could not be installed.');
}
