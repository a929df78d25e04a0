import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One family for each file, searched for a letter in this order. The drawing library can't read WOFF2. */
const FILES = [
  ['Saira', '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff'],
  ['Saira Ext', '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-ext-700-normal.woff'],
  ['Saira Vi', '@fontsource/saira-extra-condensed/files/saira-extra-condensed-vietnamese-700-normal.woff'],
  ['DejaVu', 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'],
] as const;

/** The font families of share pictures, as a CSS list. */
export const SHARE_FONTS = FILES.map(([name]) => name).join(', ');

/** Reads the font files, for each picture anew: pictures are rare, and the megabyte needn't stay in memory. */
export const readShareFonts = () =>
  Promise.all(
    FILES.map(async ([name, file]) => ({
      name,
      data: await readFile(join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', file)),
      weight: 700 as const,
      style: 'normal' as const,
    })),
  );
