/**
 * Brings the database up to date before the server opens it: migrations, the demo championship in an empty database, the
 * first account. A process of its own, so that the memory this takes is given back.
 */
import { getPayload, type Payload } from 'payload';
import { config } from './config.ts';
import { atomically } from './database/atomically.ts';
import { keepOneConnection } from './database/one-connection.ts';
import { createFirstAdmin } from './first-admin.ts';
import { makeConfig } from './make-config.ts';
import { fail, report, wordsOf } from './server/report.ts';

const progress = (message: string) => report({ event: 'progress', message });

/** The day the demo is told from. Midnight UTC is noon of the same day in New Zealand. */
const demoDay = (): Date =>
  config().demoDate === null ? new Date() : new Date(`${config().demoDate}T00:00:00Z`);

async function open(): Promise<Payload> {
  try {
    const payload = await getPayload({ config: makeConfig('preparing'), disableOnInit: true });
    payload.logger.level = 'warn';
    keepOneConnection(payload);
    return payload;
  } catch (error) {
    const where =
      config().databaseUrl === null
        ? `the SQLite file in ${config().dataDir}`
        : 'the PostgreSQL server of DATABASE_URL';
    return fail(`The database cannot be opened (${where}): ${wordsOf(error)}`);
  }
}

async function migrate(payload: Payload): Promise<void> {
  // Payload itself ends the process when a migration fails, and with it the transaction.
  const onExit = () =>
    report({ event: 'error', message: 'A migration failed. The database is as it was before.' });
  process.once('exit', onExit);
  await atomically(payload, () => payload.db.migrate());
  process.off('exit', onExit);
}

async function seed(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'pages' });
  if (totalDocs > 0 || !config().isDemoWanted) return;
  progress('Making the demo championship');
  const { seedDemo } = await import('./demo/seed.ts');
  await atomically(payload, () => seedDemo(payload, { today: demoDay(), log: progress }));
}

try {
  const payload = await open();
  await migrate(payload);
  await seed(payload);
  const admin = await createFirstAdmin(payload);
  await payload.destroy();
  if (admin) report({ event: 'first-admin', ...admin });
  process.exit(0);
} catch (error) {
  fail(`The database could not be prepared: ${wordsOf(error)}`);
}
