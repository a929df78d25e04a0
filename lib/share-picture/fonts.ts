import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One family for each file: text asks them in this order for a letter. The library that draws reads no WOFF2. */
const FILES = [
  ['Saira', '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff'],
  ['Saira Ext', '@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-ext-700-normal.woff'],
  ['Saira Vi', '@fontsource/saira-extra-condensed/files/saira-extra-condensed-vietnamese-700-normal.woff'],
  ['DejaVu', 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'],
] as const;

/** The families of share pictures as CSS lists them. */
export const SHARE_FONTS = FILES.map(([name]) => name).join(', ');

/** Their files, read for each picture: there are few, and a megabyte needn't stay in memory for them. */
export const readShareFonts = () =>
  Promise.all(
    FILES.map(async ([name, file]) => ({
      name,
      data: await readFile(join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', file)),
      weight: 700 as const,
      style: 'normal' as const,
    })),
  );
