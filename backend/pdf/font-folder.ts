import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A folder of an installed package: bundled code has no path of its own to go by, so it is looked for from the working folder upwards.
 * @throws Error where it is not installed
 */
export function fontFolder(...path: readonly string[]): string {
  const wanted = join('node_modules', ...path);
  let folder = process.cwd();
  while (!existsSync(join(folder, wanted))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The fonts of printable documents are not installed.');
    folder = parent;
  }
  return join(folder, wanted);
}
