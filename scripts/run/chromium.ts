import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installPackage } from './debian-package.ts';

/** Arguments that let Chromium run in a container, without calling home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Where packages install it. The headless shell comes first: having no browser UI, it is cheaper, and with the full browser about one
 * page in a hundred hung for good on a busy machine.
 */
const SHELL_PATH = '/usr/bin/chromium-headless-shell';
const SYSTEM_PATHS = [SHELL_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Debian's packages, the better one first. Older releases only have the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const;

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, the headless shell (installed from Debian's packages if possible), or whatever
 * the system has.
 * @returns its path
 * @throws if there is none and none can be installed
 */
export function findChromium(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is "${wanted}", but it must be the path of a Chromium that runs.`);
  }
  const own = chromium.executablePath();
  if (isExecutable(own)) return own;
  if (!isExecutable(SHELL_PATH) && canInstall())
    try {
      installPackage(...PACKAGES);
    } catch (error) {
      console.warn(`The headless shell can't be installed, using another Chromium: ${String(error)}`);
    }
  const installed = SYSTEM_PATHS.find(isExecutable);
  if (installed === undefined)
    throw new Error('No Chromium was found and none could be installed. Set CHROMIUM_PATH to one.');
  return installed;
}
