import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/project.ts';
import { importsIn, type Import } from './folder-circles.ts';
import { LEFT_OUT, stationsOf, type Walk } from './walks.ts';

const FOLDERS = ['app', 'screens', 'widgets', 'components', 'lib', 'server', 'backend'];
const GENERATED = /\/(?:node_modules|\.next|migrations)\/|payload-types\.ts$/;

type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;

function neighboursIn(imports: readonly Import[]): Neighbours {
  const found = new Map<string, Set<string>>();
  const add = (one: string, other: string) => found.set(one, (found.get(one) ?? new Set()).add(other));
  for (const [from, to] of imports) {
    add(from, to);
    add(to, from);
  }
  return found;
}

/** Whether one file imports the other, or what is left out leads from one to the other. */
function isConnected(neighbours: Neighbours, one: string, other: string): boolean {
  const passed = new Set<string>();
  const ahead = [one];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    const next = neighbours.get(file) ?? new Set<string>();
    if (next.has(other)) return true;
    const through = LEFT_OUT.filter((each) => next.has(each) && !passed.has(each));
    for (const each of through) passed.add(each);
    ahead.push(...through);
  }
  return false;
}

/** The files of a walk with those that hand the value on to them; null across a border. */
function steps({ legs }: Walk): { readonly file: string; readonly before: string | null }[] {
  let last: string | null = null;
  return legs.flatMap(({ by, stations }) =>
    stations.map(({ file, from }, index) => {
      const before = from ?? (index === 0 && by !== undefined ? null : last);
      last = file;
      return { file, before };
    }),
  );
}

/** A walk goes from one program to another over a border, not by an import; the contract belongs to both. */
function unsaidBorders({ legs }: Walk): string[] {
  const own = legs.filter(({ floor }) => floor !== 'contract');
  return own.flatMap((leg, index) => {
    const before = own[index - 1];
    const isSaid = before === undefined || before.floor === leg.floor || leg.by !== undefined;
    return isSaid ? [] : [`${leg.stations[0]?.file ?? leg.floor}: how does it get there?`];
  });
}

/** Every import between the files of both programs. */
export const importsOfPrograms = (): Import[] => importsIn(FOLDERS, GENERATED);

/**
 * What is wrong with a walk: files that don't exist or come twice, neighbours that no import connects, and borders that it doesn't mention.
 * @param imports of both programs
 * @param isThere whether a file exists
 */
export function walkFaults(
  walk: Walk,
  imports: readonly Import[],
  isThere = (file: string): boolean => existsSync(join(ROOT, file)),
): string[] {
  const neighbours = neighboursIn(imports);
  const files = stationsOf(walk).map(({ file }) => file);
  return [
    ...files.filter((file) => !isThere(file)).map((file) => `${file} doesn’t exist.`),
    ...files.filter((file, index) => files.indexOf(file) !== index).map((file) => `${file} comes twice.`),
    ...steps(walk).flatMap(({ file, before }) =>
      before === null || isConnected(neighbours, before, file)
        ? []
        : [`${before} and ${file}: no import connects them.`],
    ),
    ...stationsOf(walk).flatMap(({ file, from }, index) =>
      from === undefined || files.slice(0, index).includes(from)
        ? []
        : [`${file}: ${from} doesn’t come before it.`],
    ),
    ...unsaidBorders(walk),
  ];
}
