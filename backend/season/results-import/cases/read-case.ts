import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of one of the small tables in this folder. Each is an example of a sheet format. */
export const readCase = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
