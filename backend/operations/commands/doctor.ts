/**
 * `npm run doctor [-- folder of the backups]`: what is still missing before the site goes public, and what to do about it. Changes nothing.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCommandLine } from '../../../lib/shared/node/command-line.ts';
import { environment, readConfig, setEnvironment } from '../../kernel/config.ts';
import { log } from '../../kernel/log/log.ts';
import { sqliteFile } from '../../kernel/database/sqlite-file.ts';
import { errorMessage } from '../../kernel/log/report.ts';
import { checkContent, checkDatabase, checkMachine } from './doctor-checks.ts';
import { bad, type Finding } from './finding.ts';
import { printLine, runCommand } from './run-command.ts';

const MARKS = { good: '✔', warning: '!', bad: '✘' } as const;
const ORDER = ['bad', 'warning', 'good'] as const;

async function examine(backups: string | undefined): Promise<readonly Finding[]> {
  setEnvironment({ NODE_ENV: 'production' });
  // Problems are reported in findings.
  log.level = 'silent';
  const settings = readConfig(environment());
  const machine = await checkMachine(
    settings,
    resolve(import.meta.dirname, '../../..'),
    backups === undefined ? undefined : resolve(backups),
  );
  // Opening a missing SQLite file would create it.
  if (settings.databaseUrl === null && !existsSync(sqliteFile(settings.dataDir))) return machine;
  const inside: Finding[] = [];
  try {
    // Payload takes seconds to load, so only if there is a database.
    const [{ getPayload }, { makeConfig }] = await Promise.all([
      import('payload'),
      import('../../make-config.ts'),
    ]);
    const payload = await getPayload({ config: makeConfig('preparing'), disableOnInit: true });
    inside.push(...(await checkDatabase(payload)));
    inside.push(...(await checkContent(payload, settings)));
    await payload.destroy();
  } catch (error) {
    const todo = 'Start it, or correct DATABASE_URL. The site fills it at its first start.';
    inside.push(bad('Database', `can’t be read: ${errorMessage(error).replace(/\s*\n\s*/g, ' ')}.`, todo));
  }
  return [...machine, ...inside];
}

await runCommand('Not ready to go public', async () => {
  const { positionals } = readCommandLine('npm run doctor [-- FOLDER OF THE BACKUPS]', {
    allowPositionals: true,
  });
  const findings = await examine(positionals[0]);
  for (const state of ORDER)
    for (const { subject, says, todo } of findings.filter((finding) => finding.state === state))
      printLine(`${MARKS[state]} ${subject}: ${says}${todo === undefined ? '' : ` ${todo}`}`);
  const faults = findings.filter(({ state }) => state === 'bad').length;
  if (faults > 0) throw new Error(`${String(faults)} of ${String(findings.length)} checks failed`);
  printLine('Ready to go public.');
});
