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
  'backend/commands/backup.ts',
  'backend/commands/restore.ts',
  'backend/commands/move-database.ts',
  'backend/commands/move-uploads.ts',
  'backend/commands/admin.ts',
  'backend/commands/doctor.ts',
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
