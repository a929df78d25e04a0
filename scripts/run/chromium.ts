import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** What a Chromium needs to run in a container, and to keep from calling home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function installDebianPackage(): void {
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? [] : ['sudo', '-n'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    console.error(`$ ${[command, ...rest].join(' ')}`);
    execFileSync(command, rest, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, the system's; else installs Debian's package.
 * @throws when there is none and none can be installed
 */
export function findChromium(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", but it must be the path of a Chromium that can be run.`);
  }
  const found = [chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => existsSync(path) && isExecutable(path),
  );
  if (found !== undefined) return found;
  if (spawnSync('apt-get', ['--version']).status === 0) installDebianPackage();
  const installed = SYSTEM_PATHS.find(isExecutable);
  if (installed === undefined)
    throw new Error('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.');
  return installed;
}
