import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Fonts with the letters of Latin, Cyrillic, Georgian and Arabic script: names come in all of them, macrons included. */
export const FONTS = {
  get text() {
    return join(fontFolder(), 'DejaVuSans.ttf');
  },
  get bold() {
    return join(fontFolder(), 'DejaVuSans-Bold.ttf');
  },
  get code() {
    return join(fontFolder(), 'DejaVuSansMono-Bold.ttf');
  },
};
