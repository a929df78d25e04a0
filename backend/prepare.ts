/**
 * Prepares the database before the server opens it: migrations, the demo championship in an empty database, the first account. It is a
 * separate process, so that its memory is freed afterwards.
 */
import { getPayload, type Payload } from 'payload';
import { demoMoment } from '../lib/shared/demo-day.ts';
import { EnvironmentError } from '../lib/shared/node/environment.ts';
import { config } from './kernel/config.ts';
import { atomically } from './kernel/database/atomically.ts';
import { prepareAlone } from './kernel/database/prepare-alone.ts';
import { limitToOneConnection } from './kernel/database/one-connection.ts';
import { createFirstAdmin, firstAdminEmail } from './people/staff/first-admin.ts';
import { makeConfig } from './make-config.ts';
import { fail, report, errorMessage } from './kernel/log/report.ts';
import { importContent } from './content/import/content-import.ts';
import { findImported } from './content/import/imported.ts';

const progress = (message: string) => report({ event: 'progress', message });

/** The demo's current day. */
function demoDay(): Date {
  const { demoDate } = config();
  return demoDate === null ? new Date() : new Date(demoMoment(demoDate));
}

async function open(): Promise<Payload> {
  try {
    const payload = await getPayload({ config: makeConfig('preparing'), disableOnInit: true });
    payload.logger.level = 'warn';
    limitToOneConnection(payload);
    await prepareAlone(payload);
    return payload;
  } catch (error) {
    const where =
      config().databaseUrl === null
        ? `the SQLite file in ${config().dataDir}`
        : 'the PostgreSQL server in DATABASE_URL';
    return fail(`Can’t open the database (${where}): ${errorMessage(error)}`);
  }
}

async function migrate(payload: Payload): Promise<void> {
  // If a migration fails, Payload itself exits the process, which rolls back the transaction.
  const onExit = () =>
    report({ event: 'error', message: 'A migration failed. The database hasn’t been changed.' });
  process.once('exit', onExit);
  await atomically(payload, () => payload.db.migrate());
  process.off('exit', onExit);
}

/** The CMS requests the demo with this (`office/set-up/demo/add-demo.ts`), whatever SEED_DEMO says. */
const isAskedFor = process.argv.includes('--demo');

async function seed(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'pages' });
  if (totalDocs > 0) return;
  // If somebody has removed it, it doesn't come back by itself.
  const isWanted = config().isDemoWanted && (await findImported(payload)) === null;
  if (!isWanted && !isAskedFor) return;
  progress('Importing the demo championship');
  // The only place that knows the demo, loaded only if wanted: otherwise its folder needn't exist.
  const { seedDemo } = await import('../demo/seed.ts');
  await importContent(payload, (content) => seedDemo(content, demoDay()), progress);
}

try {
  const payload = await open();
  await migrate(payload);
  // Before the demo is imported: a start without the address should fail at once.
  const email = await firstAdminEmail(payload);
  await seed(payload);
  const admin = email === null ? null : await createFirstAdmin(payload, email);
  await payload.destroy();
  if (admin) report({ event: 'first-admin', ...admin });
  process.exit(0);
} catch (error) {
  if (error instanceof EnvironmentError) fail(error.message);
  fail(`Failed to prepare the database: ${errorMessage(error)}`);
}
