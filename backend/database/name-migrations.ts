/**
 * Rewrites what `payload migrate:create` leaves behind, so that Node can import it as it is: modules by file name, types
 * imported as types. Run by the `migrate:create` scripts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

for (const dialect of ['sqlite', 'postgres']) {
  const folder = join(import.meta.dirname, '..', 'migrations', dialect);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    const path = join(folder, name);
    const source = readFileSync(path, 'utf8');
    const rewritten = source
      .replace(/from '(\.\/\w+)'/g, "from '$1.ts'")
      .replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateUpArgs, type MigrateDownArgs, sql }');
    if (rewritten !== source) writeFileSync(path, rewritten);
  }
}
