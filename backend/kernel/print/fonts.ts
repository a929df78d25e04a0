import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { processSingleton } from '../process-singleton.ts';
import { fontFolder } from './font-folder.ts';

const read = (name: string): Buffer => readFileSync(join(fontFolder('dejavu-fonts-ttf', 'ttf'), name));

/** Read once and subset into each document. */
const bytes = processSingleton('pdf-fonts', () => ({
  text: read('DejaVuSans.ttf'),
  bold: read('DejaVuSans-Bold.ttf'),
}));

/** Fonts for Latin, Cyrillic, Georgian and Arabic script: names come in all of them, macrons included. */
export const fonts = (): { readonly text: Buffer; readonly bold: Buffer } => bytes();

const letters = processSingleton('pdf-letters', (): Font => create(fonts().bold));

/** Whether the document fonts have a character. The bold one has fewer. */
export const hasLetter = (codePoint: number): boolean => letters().hasGlyphForCodePoint(codePoint);
