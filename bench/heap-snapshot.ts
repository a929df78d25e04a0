import { readFile } from 'node:fs/promises';

/** The parts of V8's format that are read here: nodes are rows of numbers, one after the other, whose fields `meta` names. */
type Snapshot = {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
};

export type HeapGroup = { readonly name: string; readonly count: number; readonly bytes: number };
export type HeapSummary = {
  readonly bytes: number;
  /** By what things are: constructors of objects, kinds of everything else; the largest first. */
  readonly groups: readonly HeapGroup[];
  /** Long texts that are there more than once, by how they begin, with the bytes that one copy of each would save. */
  readonly twice: readonly HeapGroup[];
};

/** A shorter text that is there twice is no loss. */
const LONG_BYTES = 2_048;
const SHOWN_CHARACTERS = 60;

const largestFirst = (groups: Iterable<HeapGroup>) => [...groups].toSorted((a, b) => b.bytes - a.bytes);

/** Kinds whose members have no name of their own that says anything. */
const NAMELESS: Readonly<Record<string, string>> = {
  string: '(texts)',
  'concatenated string': '(texts)',
  'sliced string': '(texts)',
  code: '(compiled code)',
  array: '(arrays and tables)',
  closure: '(functions)',
  'object shape': '(shapes of objects)',
  number: '(numbers)',
};

/**
 * What a heap snapshot holds (`node --heapsnapshot-signal`). V8 shortens the texts in it, so two long ones count as equal if they begin alike
 * and are equally large.
 * @throws if the file is larger than a string can be, half a gigabyte, or not of the format that is known
 */
export async function summariseHeap(path: string): Promise<HeapSummary> {
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(await readFile(path, 'utf8'));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const placeOf = (field: string) => {
    const place = fields.indexOf(field);
    if (place === -1) throw new Error(`The snapshot has no ${field} of its nodes.`);
    return place;
  };
  const [typeAt, nameAt, sizeAt] = [placeOf('type'), placeOf('name'), placeOf('self_size')];
  const typeNames = types[typeAt] ?? [];
  const groups = new Map<string, HeapGroup>();
  const texts = new Map<string, HeapGroup>();
  const add = (to: Map<string, HeapGroup>, key: string, name: string, bytes: number) => {
    const before = to.get(key);
    to.set(key, { name, count: (before?.count ?? 0) + 1, bytes: (before?.bytes ?? 0) + bytes });
  };
  let total = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const bytes = nodes[at + sizeAt] ?? 0;
    const type = typeNames[nodes[at + typeAt] ?? 0] ?? '';
    const name = strings[nodes[at + nameAt] ?? 0] ?? '';
    total += bytes;
    const group = NAMELESS[type] ?? name;
    add(groups, group, group, bytes);
    if (group === '(texts)' && bytes >= LONG_BYTES) add(texts, `${String(bytes)} ${name}`, name, bytes);
  }
  const twice = [...texts.values()]
    .filter(({ count }) => count > 1)
    .map(({ name, count, bytes }) => ({
      name: name.slice(0, SHOWN_CHARACTERS),
      count,
      bytes: bytes - bytes / count,
    }));
  return { bytes: total, groups: largestFirst(groups.values()), twice: largestFirst(twice) };
}
