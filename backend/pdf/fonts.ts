import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { processSingleton } from '../contract/process-singleton.ts';

const FOLDER = join('node_modules', 'dejavu-fonts-ttf', 'ttf');

/** The folder of the fonts: bundled code has no path of its own to go by, so it is looked for from the working folder upwards. */
function fontFolder(): string {
  let folder = process.cwd();
  while (!existsSync(join(folder, FOLDER))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The fonts of printable documents are not installed.');
    folder = parent;
  }
  return join(folder, FOLDER);
}

const read = (name: string): Buffer => readFileSync(join(fontFolder(), name));

/** Read once: every document holds the letters that it uses. */
const bytes = processSingleton('pdf-fonts', () => ({
  text: read('DejaVuSans.ttf'),
  bold: read('DejaVuSans-Bold.ttf'),
}));

/** Fonts with the letters of Latin, Cyrillic, Georgian and Arabic script: names come in all of them, macrons included. */
export const fonts = (): { readonly text: Buffer; readonly bold: Buffer } => bytes();
