import { accessSync, constants, existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstall, installPackage } from './debian-package.ts';

/** What a Chromium needs to run in a container, and to keep from calling home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Where packages put it. The headless shell comes first: it draws pages and nothing of a browser's own window, which costs
 * less, and with the whole browser about one of a hundred pages stood still for good on a busy machine.
 */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Debian's packages, the better first; older releases have the second alone. */
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
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, the system's; else installs one of Debian's packages.
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
  if (canInstall()) installPackage(...PACKAGES);
  const installed = SYSTEM_PATHS.find(isExecutable);
  if (installed === undefined)
    throw new Error('No Chromium was found and none could be installed; set CHROMIUM_PATH to one.');
  return installed;
}
