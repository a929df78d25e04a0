/** `npm run timing -- --watch DIR` sends what a timing program exports to a folder (docs/timing.md). */
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '../../../lib/shared/node/command-line.ts';
import { clockTime } from '../../../lib/shared/date-forms.ts';
import { createTimingClient } from '../../../lib/shared/node/timing-client.ts';
import { watchFolder } from '../../season/timing-folder/watch-folder.ts';
import { printLine, runCommand } from './run-command.ts';

const USAGE = `npm run timing -- --watch <folder> --provider=<number> [--session=<id>] [--site=http://localhost:3000]
The provider's secret is read from TIMING_SECRET.`;

const LOOK_EVERY_MS = 500;
const PATIENCE_MS = 3_000;
const ID = /^[1-9]\d{0,8}$/;

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

await runCommand('Can’t watch the folder', async () => {
  const { values } = readCommandLine(USAGE, {
    options: {
      watch: { type: 'string' },
      provider: { type: 'string' },
      session: { type: 'string' },
      site: { type: 'string', default: 'http://localhost:3000' },
    },
  });
  const { watch: folder, provider = '', session, site } = values;
  const secret = process.env['TIMING_SECRET'] ?? '';
  if (folder === undefined || !ID.test(provider) || secret === '' || !URL.canParse(site))
    throw new Error(`usage: ${USAGE}`);
  if (session !== undefined && !ID.test(session)) throw new Error(`${session} isn’t a session’s id`);
  if (!(await isFolder(folder))) throw new Error(`${folder} isn’t a folder`);
  const { look } = await watchFolder({
    folder,
    client: createTimingClient(site, { provider: Number(provider), secret }),
    session: session === undefined ? null : Number(session),
    status: 'running',
    print: (line) => printLine(`${clockTime(new Date(), 'en')} ${line}`),
    patienceMs: PATIENCE_MS,
  });
  printLine(`Watching ${folder}. Ctrl-C ends it.`);
  for (;;) {
    await look();
    await sleep(LOOK_EVERY_MS);
  }
});
