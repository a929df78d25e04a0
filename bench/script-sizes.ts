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

/** Source files by purpose, and why every page has them; the first match counts. */
const PARTS: readonly (readonly [name: string, files: RegExp, reason: string])[] = [
  ['React DOM', /^next\/dist\/compiled\/(?:react-dom|scheduler)\//, 'takes over the HTML, answers events'],
  [
    'React’s reader of data',
    /^next\/dist\/compiled\/react-server-dom/,
    'which islands a page has, and their properties',
  ],
  ['React', /^next\/dist\/compiled\/react\//, 'components and hooks'],
  ['Next’s router', /^next\/dist\/(?:esm\/)?client\/components\//, 'links without a new document'],
  ['Next, the rest', /^next\//, 'start, errors, prefetching'],
  ['webpack’s loader', /^(?:webpack\/|$)/, 'addresses of all other scripts'],
  [
    'Offline, consent, error reports',
    /^(?:components\/(?:pwa|consent)|lib\/(?:pwa|consent|telemetry))\//,
    'asks for them when the browser is idle',
  ],
  ['Search opener', /^(?:components|lib)\/search\//, 'the button, and Ctrl+K'],
  ['Colour choice', /^(?:components\/appearance|lib\/theme)\//, 'the three buttons in the footer'],
  ['Texts of islands', /^lib\/i18n\//, 'texts come as properties; those of later islands are asked for'],
  ['Icons', /^components\/ui\/(?:core-)?icon/, 'back to top'],
  [
    'Account, session, cart',
    /^(?:components|lib)\/(?:account|session|cart)\//,
    'asks for them after the page',
  ],
  ['Player', /^components\/player\//, 'goes on playing from page to page'],
  ['zustand', /^zustand\//, 'what plays'],
  ['clsx', /^clsx\//, 'classes of icons'],
  [
    'Blocks and other parts of pages',
    /^(?:app|components|screens|widgets|lib)\//,
    'names of islands, links, the menu',
  ],
];
/** Any other package by its own name: there should be none that this list doesn't explain. */
const OTHER = 'not explained';
const packageOf = (file: string) => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;
const partOf = (file: string): readonly [name: string, reason: string] => {
  const [name, , reason] = PARTS.find(([, files]) => files.test(file)) ?? [];
  return [name ?? packageOf(file), reason ?? OTHER];
};

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
  const sums = new Map<string, { readonly reason: string; readonly bytes: number }>();
  for (const [file, bytes] of modules) {
    const [name, reason] = partOf(file);
    sums.set(name, { reason, bytes: (sums.get(name)?.bytes ?? 0) + bytes });
  }
  const kilobytes = (bytes: number) => `${round(bytes / 1024, 2)} KB`;
  const parts = [...sums].toSorted(([, a], [, b]) => b.bytes - a.bytes);
  const total = parts.reduce((sum, [, { bytes }]) => sum + bytes, 0);
  const own = [...modules]
    .filter(([name]) => /^(?:app|components|screens|widgets|lib)\//.test(name))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 30);
  await writeReport(
    'script-sizes',
    'First-load JavaScript by package and reason (gzip; each file has its share of its script)',
    [
      table(
        ['Part', 'Size', 'Why every page has it'],
        [
          ...parts.map(([name, { reason, bytes }]) => [name, kilobytes(bytes), reason]),
          ['All', kilobytes(total), ''],
        ],
      ),
      '## Our own largest files',
      table(
        ['File', 'Bytes'],
        own.map(([name, bytes]) => [name, round(bytes)]),
      ),
    ].join('\n\n'),
  );
}
