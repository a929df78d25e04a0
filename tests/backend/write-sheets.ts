/**
 * Replaces a sheet of 60 rows repeatedly, each time in one transaction, until it is killed: `node write-sheets.ts <database>`. Prints a
 * line after each write.
 */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { openSqliteClient } from '../../backend/kernel/database/sqlite-client.ts';

const ROWS = 60;

const client = await openSqliteClient(`file:${process.argv[2] ?? ''}`);
for (let turn = 0; ; turn += 1) {
  const transaction = await client.transaction();
  await transaction.execute('DELETE FROM laps');
  for (let row = 0; row < ROWS; row += 1) {
    const driver = `${turn % 2 === 0 ? 'A' : 'B'}${String(row)}`;
    await transaction.execute({ sql: 'INSERT INTO laps (driver) VALUES (?)', args: [driver] });
    await letOthersRun();
  }
  await transaction.commit();
  process.stdout.write('written\n');
}
