/**
 * Rewrites the output of `payload migrate:create` so that Node can import it as is: type imports marked as such. The list of migrations is
 * deleted: they are read from their folder. So are descriptions of all tables (`.json`, 0.8 MB each) that nothing reads any more: the tool
 * compares with the newest, and the migration of a release is made from the tables of the one before. Run by the `migrate:create` scripts.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_RELEASE } from './last-release.ts';

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
  const descriptions = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted();
  for (const file of descriptions.slice(0, -1))
    if (file !== `${LAST_RELEASE}.json`) rmSync(join(folder, file));
}
