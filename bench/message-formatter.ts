import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../scripts/run/project.ts';
import { round, table, writeReport } from './report.ts';

/** What formats texts in the browser: on content pages, and on screens that are applications in themselves. */
const FORMATTERS: readonly (readonly [name: string, file: string])[] = [
  ['Ours', 'lib/i18n/format-message.ts'],
  ['i18next', 'lib/i18n/instance.ts'],
];

async function gzipBytesOf(file: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    resolve: { alias: { '@': ROOT } },
    build: { write: false, minify: true, lib: { entry: file, formats: ['es'] } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const scripts = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return scripts.reduce((sum, one) => sum + (one.type === 'chunk' ? gzipSync(one.code).byteLength : 0), 0);
}

/** What i18next would add to the first load of every page (decision 66). */
export async function benchMessageFormatter(): Promise<void> {
  const rows: [string, string, string][] = [];
  for (const [name, file] of FORMATTERS) rows.push([name, file, round(await gzipBytesOf(file))]);
  await writeReport(
    'message-formatter',
    'Formatting texts in the browser: gzip bytes of script, with everything it imports',
    table(['Formatter', 'File', 'Bytes'], rows),
  );
}
