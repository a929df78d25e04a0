import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { propertyOf } from '../../../lib/shared/record.ts';
import { setEnvironment } from '../../kernel/config.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

/** The address without its password, which the process list would reveal, and the password for the environment. */
function connection(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, password };
}

/**
 * Runs one of PostgreSQL's own programs on a database.
 * @returns its output
 * @throws Error in one line: its error message, or that it isn't installed
 */
async function runTool(
  tool: 'pg_dump' | 'pg_restore' | 'psql',
  databaseUrl: string,
  args: readonly string[],
): Promise<string> {
  const { address, password } = connection(databaseUrl);
  if (password !== '') setEnvironment({ PGPASSWORD: password });
  try {
    const { stdout } = await run(tool, ['--dbname', address, ...args], {
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout.trim();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (propertyOf(error, 'code') === 'ENOENT')
      throw new Error(`${tool} isn’t installed. Install the PostgreSQL client tools.`, { cause: error });
    const errorOutput = String(propertyOf(error, 'stderr') ?? '').trim();
    throw new Error(errorOutput === '' ? `${tool} failed.` : errorOutput.replace(/\s*\n\s*/g, ' '), {
      cause: error,
    });
  }
}

/** Dumps a consistent snapshot of the database to a file while others use it. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  await runTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', '--file', file]);
}

/** Runs a query. @returns a line for each row, with its one value */
const query = (databaseUrl: string, statement: string): Promise<string> =>
  runTool('psql', databaseUrl, ['-X', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', statement]);

const queryNumber = async (databaseUrl: string, statement: string): Promise<number> =>
  Number(await query(databaseUrl, statement));

/** How many other connections the database has. */
export const countConnections = (databaseUrl: string): Promise<number> =>
  queryNumber(
    databaseUrl,
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
  );

/** How many tables the database has. */
export const countTables = (databaseUrl: string): Promise<number> =>
  queryNumber(databaseUrl, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'");

/** Names of the migrations that a database has had; none if it has no list of them. */
export async function postgresMigrations(databaseUrl: string): Promise<string[]> {
  const lists = await queryNumber(databaseUrl, "SELECT count(to_regclass('public.payload_migrations'))");
  if (lists === 0) return [];
  const names = await query(databaseUrl, 'SELECT name FROM public.payload_migrations ORDER BY name');
  return names.split('\n').filter((name) => name !== '');
}

/** Drops everything in a database. */
export async function emptyPostgres(databaseUrl: string): Promise<void> {
  const statement = 'BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public; COMMIT;';
  await runTool('psql', databaseUrl, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-c', statement]);
}

/** Restores a dump into an empty database, all or nothing. */
export async function fillPostgres(databaseUrl: string, file: string): Promise<void> {
  await runTool('pg_restore', databaseUrl, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    file,
  ]);
}
