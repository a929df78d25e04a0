import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childEnv, ROOT } from './project.ts';

/** The commands of package.json that take options. */
const COMMANDS = [
  'scripts/simulate.ts',
  'scripts/check-server.ts',
  'scripts/look.ts',
  'scripts/handbook.ts',
  'scripts/test.ts',
  'bench/drill.ts',
  'backend/operations/commands/backup.ts',
  'backend/operations/commands/restore.ts',
  'backend/operations/commands/move-database.ts',
  'backend/operations/commands/move-uploads.ts',
  'backend/operations/commands/admin.ts',
  'backend/operations/commands/doctor.ts',
];

const run = (file: string, option: string) =>
  spawnSync(process.execPath, [join(ROOT, file), option], { cwd: ROOT, env: childEnv(), encoding: 'utf8' });

test.each(COMMANDS)('%s says how it is used, and what is wrong with an option', (file) => {
  const help = run(file, '--help');
  expect([help.status, help.stdout]).toEqual([0, expect.stringMatching(/^npm (?:run|test)/)]);
  const wrong = run(file, '--sped=60');
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    expect.stringMatching(/^Unknown option '--sped'.*\nnpm /),
  ]);
});
