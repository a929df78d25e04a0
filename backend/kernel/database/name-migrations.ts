/**
 * Rewrites the output of `payload migrate:create` so that Node can import it as is: type imports marked as such. The list of migrations is
 * deleted: they are read from their folder. Run by the `migrate:create` scripts.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

for (const dialect of ['sqlite', 'postgres']) {
  const folder = join(import.meta.dirname, '..', '..', 'migrations', dialect);
  rmSync(join(folder, 'index.ts'), { force: true });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    const path = join(folder, name);
    const source = readFileSync(path, 'utf8');
    const rewritten = source.replace(
      '{ MigrateUpArgs, MigrateDownArgs, sql }',
      '{ type MigrateUpArgs, type MigrateDownArgs, sql }',
    );
    if (rewritten !== source) writeFileSync(path, rewritten);
  }
}
