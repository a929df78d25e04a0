import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of an installed package. Bundled code has no path of its own, so search from the working directory upwards.
 * @throws Error if it isn't installed
 */
export function fontFolder(...path: readonly string[]): string {
  const wanted = join('node_modules', ...path);
  let folder = process.cwd();
  while (!existsSync(join(folder, wanted))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The fonts for PDF documents aren’t installed. Run npm ci.');
    folder = parent;
  }
  return join(folder, wanted);
}
