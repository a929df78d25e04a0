import { importsIn, type Import } from './folder-circles.ts';

/**
 * The parts of the two programs, from the ground up; a part in another comes before it. What of the backend is in no folder named here puts
 * it together.
 */
const SITE = ['lib/contract', 'lib/shared', 'lib', 'components', 'widgets', 'screens', 'app', 'server'];
const BACKEND = [
  'kernel',
  'cms',
  'media',
  'site',
  'mail',
  'content/import',
  'content',
  'people',
  'season/standings/points',
  'season',
  'commerce',
  'forms',
];
const ASSEMBLY = 'backend';

/** A generated file that everything may import: it says nothing about dependencies. */
const GENERATED = /\/(?:node_modules|\.next|migrations)\/|payload-types\.ts$/;

/** Fills an empty backend, which loads it by its name. */
const DEMO = 'demo';

const PARTS = [...SITE, ...BACKEND.map((name) => `backend/${name}`), DEMO];

const partOf = (file: string): string => PARTS.find((part) => file.startsWith(`${part}/`)) ?? ASSEMBLY;

type Reach = ReadonlyMap<string, ReadonlySet<string>>;

function reachOf(imports: readonly Import[]): Reach {
  const reach = new Map<string, Set<string>>();
  for (const [from, to] of imports.map(([from, to]) => [partOf(from), partOf(to)] as const))
    if (from !== to) reach.set(from, (reach.get(from) ?? new Set()).add(to));
  return reach;
}

/** Whether a path leads from one part to another through at least one other part. */
function isReachedBetween(reach: Reach, from: string, to: string): boolean {
  const seen = new Set([to]);
  const ahead = [...(reach.get(from) ?? [])].filter((part) => part !== to);
  for (let part = ahead.pop(); part; part = ahead.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    const next = reach.get(part) ?? new Set();
    if (next.has(to)) return true;
    ahead.push(...next);
  }
  return false;
}

const importsOfAll = (): Import[] =>
  importsIn([...new Set(PARTS.map((part) => part.split('/')[0] ?? part))], GENERATED);

const idOf = (part: string): string => part.replaceAll('/', '_');
const box = (part: string): string =>
  `    ${idOf(part)}["${part === ASSEMBLY ? 'make-config.ts, app/, office/, operations/, …' : part}"]`;

/**
 * Draws who imports whom as a Mermaid flow chart: an arrow points to what is imported. An arrow implied by two others is omitted.
 * @param imports of files; by default those of the whole project
 */
export function drawArchitecture(imports = importsOfAll()): string {
  const reach = reachOf(imports);
  const arrows = [...reach].flatMap(([from, all]) =>
    [...all]
      .filter((to) => !isReachedBetween(reach, from, to))
      .map((to) => `  ${idOf(from)} --> ${idOf(to)}`),
  );
  return [
    'flowchart TD',
    '  subgraph site ["The site"]',
    ...SITE.map(box),
    '  end',
    '  subgraph content_backend ["The content backend"]',
    ...[ASSEMBLY, ...BACKEND.map((name) => `backend/${name}`)].map(box),
    '  end',
    `  ${DEMO}`,
    ...arrows.toSorted(),
  ].join('\n');
}

const PICTURE = /(?<=```mermaid\n)[^`]*(?=\n```)/;

/** Replaces the picture in a documentation page. @throws if there is none */
export function withPicture(page: string, picture: string): string {
  if (!PICTURE.test(page))
    throw new Error('The page has no Mermaid diagram to replace. Restore the ```mermaid block.');
  return page.replace(PICTURE, picture);
}
