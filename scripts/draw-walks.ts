import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkPictures } from './check/walk-picture.ts';
import { ROOT } from './run/project.ts';

/** `node scripts/draw-walks.ts`: draws the walks of decision 63 (scripts/check/walks.ts). */
for (const [file, picture] of walkPictures()) {
  writeFileSync(join(ROOT, file), picture);
  console.log(`Drew ${file}.`);
}
