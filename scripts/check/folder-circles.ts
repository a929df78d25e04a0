import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../run/project.ts';

/** One file imports another; paths relative to the repository, with slashes. */
export type Import = readonly [from: string, to: string];

const IS_SOURCE = /(?<!\.test)\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The file that a specifier resolves to; null for a package, a style sheet or JSON. */
function importedFile(from: string, specifier: string): string | null {
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@/');
  if (!isOwn) return null;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  const found = ENDINGS.map((ending) => path + ending).find((file) => existsSync(join(ROOT, file)));
  return found !== undefined && IS_SOURCE.test(found) ? found : null;
}

const NOT_OURS = /(?:^|\/)(?:node_modules|\.next)\//;

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

/** Every import between the sources of these folders, type imports included; without tests. @param ignored paths to skip */
export function importsIn(folders: readonly string[], ignored = NOT_OURS): Import[] {
  const files = folders.flatMap(sourcesIn).filter((file) => !ignored.test(file));
  const isAmong = (file: string | null): file is string =>
    file !== null && folders.some((folder) => file.startsWith(`${folder}/`)) && !ignored.test(file);
  return files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(ROOT, file), 'utf8'))
      .importedFiles.map(({ fileName }) => importedFile(file, fileName))
      .filter(isAmong)
      .map((to): Import => [file, to]),
  );
}

type Graph = Map<string, Set<string>>;

/** An import of `a/b/c.ts` by `a/d/e.ts` is one of `b` by `d`, siblings in `a`. */
function bySide(imports: readonly Import[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const [from, to] of imports) {
    const [left, right] = [from.split('/'), to.split('/')];
    const apart = left.findIndex((name, index) => name !== right[index]);
    const [importer, imported] = [left[apart], right[apart]];
    if (importer === undefined || imported === undefined) continue;
    const parent = left.slice(0, apart).join('/');
    const graph = graphs.get(parent) ?? new Map<string, Set<string>>();
    graphs.set(parent, graph);
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported));
  }
  return graphs;
}

/** A path from `start` back to itself, or null. */
function wayBack(graph: Graph, start: string): string[] | null {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/**
 * Finds import cycles among sibling folders and files, at every depth.
 * @returns one cycle per connected group, such as `backend: forms → people → forms`
 */
export function folderCircles(imports: readonly Import[]): string[] {
  return [...bySide(imports)].flatMap(([parent, graph]) =>
    [...graph.keys()].flatMap((name) => {
      const way = wayBack(graph, name);
      return way ? [`${parent}: ${way.join(' → ')}`] : [];
    }),
  );
}
