/**
 * Rewrites the output of `payload migrate:create` so that Node can import it as is: type imports marked as such. The list of migrations is
 * deleted: they are read from their folder. So are descriptions of all tables (`.json`) that nothing reads any more: the tool compares with
 * the newest, and the migration of a release is made from the tables of the one before. Those two are written with one line for each table,
 * so that a comparison of versions shows which have changed. Run by the `migrate:create` scripts.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_RELEASE } from './last-release.ts';

/** JSON with one line for each entry of the outer levels. */
const linesOf = (entries: object, levels: number): string =>
  `{\n${Object.entries(entries)
    .map(([name, value]: [string, unknown]) => {
      const isSplit = levels > 1 && typeof value === 'object' && value !== null && !Array.isArray(value);
      return `${JSON.stringify(name)}: ${isSplit ? linesOf(value, levels - 1) : JSON.stringify(value)}`;
    })
    .join(',\n')}\n}`;

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
  for (const [index, file] of descriptions.entries()) {
    const path = join(folder, file);
    const isRead = index === descriptions.length - 1 || file === `${LAST_RELEASE}.json`;
    if (isRead) writeFileSync(path, `${linesOf(JSON.parse(readFileSync(path, 'utf8')), 2)}\n`);
    else rmSync(path);
  }
}
