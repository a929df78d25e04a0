import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUNDLER_FLAG } from '../scripts/run/build.ts';
import { BIN, childEnv, ROOT } from '../scripts/run/project.ts';
import { round, table, writeReport } from './report.ts';
import { modulesOf } from './script-modules.ts';

const DIST = '.next-maps';
/** What a build in another folder regenerates. */
const REWRITTEN = ['tsconfig.json', 'next-env.d.ts'];
/** The client reference manifest of the page that shows everything, which lists its scripts. */
const PAGE_MANIFEST = 'server/app/[lang]/(site)/[[...path]]/page_client-reference-manifest.js';
const SCRIPT = /"(static\/chunks\/[^"]+\.js)"/g;

/** Source files by purpose; the first match counts. */
const PARTS: readonly (readonly [name: string, files: RegExp])[] = [
  [
    'Offline, consent, error reports: what asks for them later',
    /^(?:components\/(?:pwa|consent)|lib\/(?:pwa|consent|telemetry))\//,
  ],
  ['Search opener', /^(?:components|lib)\/search\//],
  ['Colour choice', /^(?:components\/appearance|lib\/theme)\//],
  ['Texts of islands', /^lib\/i18n\//],
  ['Icons', /^components\/ui\/(?:core-)?icon/],
  ['Account, session, cart', /^(?:components|lib)\/(?:account|session|cart)\/|^zustand\//],
  ['Player', /^components\/player\//],
  ['Blocks and other parts of pages', /^(?:app|components|screens|widgets|lib)\//],
  ['React, Next and what else is of packages', /./],
];

async function buildWithMaps(): Promise<void> {
  const kept = await Promise.all(
    REWRITTEN.map(
      async (name) => [join(ROOT, name), await readFile(join(ROOT, name)).catch(() => null)] as const,
    ),
  );
  const child = spawn('node', [`${BIN}/next`, 'build', BUNDLER_FLAG], {
    cwd: ROOT,
    env: childEnv({ NODE_ENV: 'production', NEXT_DIST_DIR: DIST, NEXT_SOURCE_MAPS: '1' }),
    stdio: 'ignore',
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  for (const [path, content] of kept) if (content !== null) await writeFile(path, content);
  if (code !== 0) throw new Error('The build with source maps failed.');
}

/** Bytes of every source file in the first-load scripts of the page that shows all content. */
async function firstLoadModules(): Promise<Map<string, number>> {
  const dist = join(ROOT, DIST);
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
    await readFile(join(dist, 'build-manifest.json'), 'utf8'),
  );
  const manifest = await readFile(join(dist, PAGE_MANIFEST), 'utf8');
  const scripts = new Set([
    ...rootMainFiles,
    ...[...manifest.matchAll(SCRIPT)].map(([, path = '']) => decodeURIComponent(path)),
  ]);
  const modules = new Map<string, number>();
  for (const script of scripts)
    for (const [name, bytes] of await modulesOf(join(dist, script)))
      modules.set(name, (modules.get(name) ?? 0) + bytes);
  return modules;
}

/** The first-load JavaScript by source file, from a separate build with source maps. */
export async function benchScriptSizes(): Promise<void> {
  await buildWithMaps();
  const modules = await firstLoadModules();
  await rm(join(ROOT, DIST), { recursive: true, force: true });
  const sums = new Map(PARTS.map(([name]) => [name, 0]));
  for (const [file, bytes] of modules) {
    const [name = ''] = PARTS.find(([, files]) => files.test(file)) ?? [];
    sums.set(name, (sums.get(name) ?? 0) + bytes);
  }
  const kilobytes = (bytes: number) => `${round(bytes / 1024, 2)} KB`;
  const total = [...sums.values()].reduce((sum, bytes) => sum + bytes, 0);
  const own = [...modules]
    .filter(([name]) => /^(?:app|components|screens|widgets|lib)\//.test(name))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 30);
  await writeReport(
    'script-sizes',
    'First-load JavaScript by source file (gzip; each file has its share of its script)',
    [
      table(
        ['Part', 'Size'],
        [...[...sums].map(([name, bytes]) => [name, kilobytes(bytes)]), ['All', kilobytes(total)]],
      ),
      '## Our own largest files',
      table(
        ['File', 'Bytes'],
        own.map(([name, bytes]) => [name, round(bytes)]),
      ),
    ].join('\n\n'),
  );
}
