/** `npm run move-database`: copies the SQLite file's data to an empty PostgreSQL database, while the site is stopped. */
import { readCommandLine } from '../../../lib/shared/node/command-line.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import type { MovedTable } from '../move-database/move-rows.ts';
import { printLine, runCommand } from './run-command.ts';

const FAILED = 'Nothing was moved';
const CHECKSUM_CHARACTERS = 16;

function printTable(moved: readonly MovedTable[]): void {
  const [name, rows] = [
    Math.max(...moved.map(({ table }) => table.length)),
    Math.max('rows'.length, ...moved.map((table) => String(table.rows).length)),
  ];
  printLine(`${'table'.padEnd(name)}  ${'rows'.padStart(rows)}  checksum in both`);
  for (const one of moved)
    printLine(
      `${one.table.padEnd(name)}  ${String(one.rows).padStart(rows)}  ${one.checksum.slice(0, CHECKSUM_CHARACTERS)}`,
    );
}

await runCommand(FAILED, async () => {
  readCommandLine('npm run move-database', {});
  // Loads Payload, which takes seconds.
  const { moveDatabase } = await import('../move-database/move-database.ts');
  const moved = await moveDatabase(FAILED);
  printTable(moved);
  const rows = moved.reduce((sum, one) => sum + one.rows, 0);
  printLine(
    `Moved ${numberInText(rows)} rows in ${numberInText(moved.length)} tables. Both databases match.`,
  );
  printLine(
    'Keep DATABASE_URL set when you start the site. The SQLite file is unchanged and no longer used.',
  );
});
