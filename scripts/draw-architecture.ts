import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawArchitecture, withPicture } from './check/architecture.ts';
import { ROOT } from './run/project.ts';

/** `node scripts/draw-architecture.ts`: redraws the diagram of imports in docs/develop.md. */
const page = join(ROOT, 'docs/develop.md');
writeFileSync(page, withPicture(readFileSync(page, 'utf8'), drawArchitecture()));
