import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floorContentSchema } from '../content';

/** What `bench/pair.ts` saved of the site's own content. */
export const content = floorContentSchema.parse(
  JSON.parse(readFileSync(join(process.cwd(), '.content.json'), 'utf8')),
);
