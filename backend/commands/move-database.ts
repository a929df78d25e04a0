/** `npm run move-database`: copies the SQLite file's data to an empty PostgreSQL database, while the site is stopped. */
import { getPayload } from 'payload';
import { readCommandLine } from '../../lib/shared/node/command-line.ts';
import { numberInText } from '../../lib/shared/text/number-in-text.ts';
import { config } from '../kernel/config.ts';
import { atomically } from '../kernel/database/atomically.ts';
import { limitToOneConnection } from '../kernel/database/one-connection.ts';
import { inPostgresTransaction, withPostgresClient } from '../kernel/database/postgres-transaction.ts';
import { connectionOf } from '../kernel/payload-internals.ts';
import { makeConfig } from '../make-config.ts';
import { moveRows, type MovedTable } from '../move-database/move-rows.ts';
import { openSource } from '../move-database/source.ts';
import { refuseRows } from '../move-database/target.ts';
import { printLine, runCommand } from './run-command.ts';

const FAILED = 'Nothing was moved';
const CHECKSUM_CHARACTERS = 16;

/**
 * The tables are made in one transaction, and filled in another: PostgreSQL doesn't let a transaction use enum values that it has added.
 * The second leaves all tables equal or empty.
 */
async function move(): Promise<readonly MovedTable[]> {
  const { databaseUrl, dataDir } = config();
  if (databaseUrl === null) throw new Error('set DATABASE_URL to an empty PostgreSQL database');
  const source = openSource(dataDir);
  try {
    const payload = await getPayload({ config: makeConfig('preparing'), disableOnInit: true });
    payload.logger.level = 'warn';
    limitToOneConnection(payload);
    const connection = connectionOf(payload.db);
    if (connection.kind !== 'postgres') throw new TypeError('The database isn’t PostgreSQL.');
    const { pool } = connection;
    await withPostgresClient(pool, refuseRows);
    // If a migration fails, Payload logs the error and exits.
    const onExit = () => void process.stderr.write(`${FAILED}: a migration failed.\n`);
    process.once('exit', onExit);
    await atomically(payload, () => payload.db.migrate());
    process.off('exit', onExit);
    const moved = await inPostgresTransaction(pool, (client) => moveRows(source, client));
    await payload.destroy();
    return moved;
  } finally {
    source.close();
  }
}

function printTable(moved: readonly MovedTable[]): void {
  const [name, rows] = [
    Math.max(...moved.map(({ table }) => table.length)),
    Math.max('rows'.length, ...moved.map((one) => String(one.rows).length)),
  ];
  printLine(`${'table'.padEnd(name)}  ${'rows'.padStart(rows)}  checksum in both`);
  for (const one of moved)
    printLine(
      `${one.table.padEnd(name)}  ${String(one.rows).padStart(rows)}  ${one.checksum.slice(0, CHECKSUM_CHARACTERS)}`,
    );
}

await runCommand(FAILED, async () => {
  readCommandLine('npm run move-database', {});
  const moved = await move();
  printTable(moved);
  const rows = moved.reduce((sum, one) => sum + one.rows, 0);
  printLine(
    `Moved ${numberInText(rows)} rows in ${numberInText(moved.length)} tables. Both databases match.`,
  );
  printLine(
    'Keep DATABASE_URL set when you start the site. The SQLite file is unchanged and no longer used.',
  );
});
