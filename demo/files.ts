import { join } from 'node:path';

/** The folder of the demo's pictures, audio and video. */
export const FILES = join(import.meta.dirname, 'files');
