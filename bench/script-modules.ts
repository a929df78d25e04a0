import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** One segment of a source map's mappings: base 64 numbers, five bits per digit; the sixth bit means that more follow. */
function numbersOf(group: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of group) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) << shift;
    if (digit & 32) {
      shift += 5;
      continue;
    }
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

type SourceMap = { readonly sources: readonly string[]; readonly mappings: string };

/** 'webpack://_N_E/./components/ui/icon.tsx?1234' as 'components/ui/icon.tsx'. */
const nameOf = (source: string) =>
  source
    .replace(/^webpack:\/\/(?:_N_E)?\/?/, '')
    .replace(/^(?:\.\.?\/)+/, '')
    .replace(/\?.*$/, '')
    .replace(/^.*node_modules\//, '');

/**
 * How many bytes of a built script come from which source file.
 * @param path of the script; its source map is beside it
 * @returns transferred bytes: each file's share of the script's gzip size
 */
export async function modulesOf(path: string): Promise<Map<string, number>> {
  const code = await readFile(path, 'utf8');
  const map: SourceMap = JSON.parse(await readFile(`${path}.map`, 'utf8'));
  const lines = code.split('\n');
  const shares = new Map<string, number>();
  let source = 0;
  map.mappings.split(';').forEach((groups, row) => {
    let column = 0;
    const marks = groups.split(',').flatMap((group) => {
      const [step, sourceStep] = numbersOf(group);
      if (step === undefined) return [];
      column += step;
      source += sourceStep ?? 0;
      return [{ column, name: sourceStep === undefined ? '' : (map.sources[source] ?? '') }];
    });
    marks.forEach(({ column: from, name }, at) => {
      const to = marks[at + 1]?.column ?? (lines[row] ?? '').length;
      const key = nameOf(name);
      shares.set(key, (shares.get(key) ?? 0) + to - from);
    });
  });
  const mapped = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const bytes = gzipSync(code).byteLength;
  return new Map([...shares].map(([name, share]) => [name, (share / mapped) * bytes]));
}
