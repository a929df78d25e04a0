import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { z } from 'zod';
import { freePort } from '../run/ports.ts';
import { runProgram } from '../run/program.ts';
import { childEnv, ROOT } from '../run/project.ts';
import { checkCarts, openShop, startBuyers } from './buyers.ts';
import type { Copy } from './copy.ts';
import { integrity } from './disk.ts';
import type { Drill, Outcome } from './drill.ts';

/* Everything but a backup is lost. */

const WRITING_MS = 2_000;
const SECRETS = ['secret', 'site-secret'] as const;
const uploadedSchema = z.object({ doc: z.object({ hash: z.string() }) });
const run = promisify(execFile);

/** Runs one of the backend's commands on a data folder. @returns its output */
const command = async (name: string, dataDir: string, argument: string): Promise<string> => {
  const args = [join(ROOT, `backend/operations/commands/${name}.ts`), argument];
  const env = childEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' });
  return (await run('node', args, { cwd: ROOT, env })).stdout;
};

/** Uploads a picture. @returns its path on any backend that has it */
async function uploadPicture(copy: Copy): Promise<string> {
  const noise = { raw: { width: 40, height: 30, channels: 3 } } as const;
  const bytes = await sharp(randomBytes(3_600), noise).resize(800, 600).png().toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'drill.png');
  form.set('_payload', JSON.stringify({ alt: 'A picture of the drill' }));
  const headers = { authorization: `JWT ${await copy.signIn()}` };
  const answer = await fetch(`${copy.cmsUrl}/api/media`, { method: 'POST', headers, body: form });
  const { doc } = uploadedSchema.parse(await answer.json());
  return `/assets/i/${doc.hash}/4x3/400.webp`;
}

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Whether two data folders have the same secrets. */
async function haveSameSecrets(...folders: readonly [string, string]): Promise<boolean> {
  const pairs = SECRETS.map((name) =>
    Promise.all(folders.map((folder) => readFile(join(folder, name), 'utf8'))),
  );
  return (await Promise.all(pairs)).every(([first, second]) => first !== '' && first === second);
}

async function restoreElsewhere(copy: Copy): Promise<Outcome> {
  const [backups, elsewhere] = [
    await mkdtemp(join(tmpdir(), 'backups-')),
    await mkdtemp(join(tmpdir(), 'elsewhere-')),
  ];
  const sku = await openShop(copy);
  const picture = await uploadPicture(copy);
  const pixels = await bytesOf(copy.cmsUrl + picture);
  const buyers = startBuyers(copy, sku);
  try {
    await wait(WRITING_MS);
    const before = [...buyers.acknowledged];
    const startedAt = performance.now();
    const printed = await command('backup', copy.dataDir, backups);
    const seconds = (performance.now() - startedAt) / 1000;
    const during = buyers.acknowledged.length - before.length;
    await buyers.stop();
    await command('restore', elsewhere, printed.split(':')[0] ?? '');
    const port = await freePort();
    const restored = runProgram({
      title: 'The restored backend',
      script: 'backend/start.ts',
      env: {
        DATA_DIR: elsewhere,
        BACKEND_PORT: String(port),
        DATABASE_URL: '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
      },
      onEvent: () => undefined,
      onLog: () => undefined,
    });
    await restored.ready;
    const { lost, doubled } = await checkCarts(
      { ...copy, siteUrl: `http://127.0.0.1:${String(port)}` },
      before,
    );
    const isShown = (await bytesOf(`http://127.0.0.1:${String(port)}${picture}`)).equals(pixels);
    await restored.stop();
    const state = integrity({ dataDir: elsewhere });
    const isSecret = await haveSameSecrets(copy.dataDir, elsewhere);
    return {
      passed:
        lost.length === 0 && doubled === 0 && before.length > 0 && isShown && isSecret && state === 'ok',
      figures: `${String(before.length)} writes confirmed before the backup, ${String(lost.length)} lost, ${String(doubled)} doubled; ${String(during)} more were confirmed while it was made, in ${seconds.toFixed(1)} s; the upload is ${isShown ? 'there' : 'gone'}, the secrets are ${isSecret ? 'the same' : 'others'}; integrity ${state}`,
    };
  } finally {
    await buyers.stop();
    for (const folder of [backups, elsewhere]) await rm(folder, { recursive: true, force: true });
  }
}

export const BACKUP_DRILLS: readonly Drill[] = [
  {
    name: 'restore-elsewhere',
    fault: 'a backup is made while visitors fill carts, and restored into an empty folder',
    expected:
      'everything that was confirmed before the backup began is there, with the uploads and both secrets, and the database is whole',
    isShort: true,
    play: restoreElsewhere,
  },
];
