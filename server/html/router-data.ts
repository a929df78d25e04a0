/** A row of the data that Next passes to its router, in React's own format: one value a line, values refer to others by id. */
export type Row = {
  /** Hexadecimal; '' for hints such as preloads. */
  readonly id: string;
  /** 'I' for a module, 'H' a hint, 'T' a long text, 'X' and 'C' the start and end of a stream, '' a JSON value. */
  readonly tag: string;
  readonly text: string;
};

/** JSON starts with none of these letters. */
const HEAD = /^([0-9a-f]*):([A-Za-eg-mo-su-z]?)/;
/** Tags of rows that end with their line. Any other means binary data or an error. */
const LINES = new Set(['', 'I', 'H', 'X', 'C']);

/**
 * Splits the data into rows.
 * @returns null if it contains anything unknown, and mustn't be changed then
 */
export function readRows(data: string): Row[] | null {
  const rows: Row[] = [];
  for (let at = 0; at < data.length;) {
    const [head, id = '', tag = ''] = HEAD.exec(data.slice(at, at + 20)) ?? [];
    if (head === undefined) return null;
    const start = at + head.length;
    if (tag === 'T') {
      const comma = data.indexOf(',', start);
      const length = Number.parseInt(data.slice(start, comma), 16);
      const end = endOfBytes(data, comma + 1, length);
      if (comma === -1 || end === null) return null;
      rows.push({ id, tag, text: data.slice(comma + 1, end) });
      at = end;
    } else {
      const end = data.indexOf('\n', start);
      if (end === -1 || !LINES.has(tag)) return null;
      rows.push({ id, tag, text: data.slice(start, end) });
      at = end + 1;
    }
  }
  return rows;
}

/** The index at which a text with this many bytes of UTF-8 ends; null if the data is shorter. */
function endOfBytes(data: string, start: number, bytes: number): number | null {
  let left = bytes;
  let at = start;
  while (left > 0 && at < data.length) {
    const code = data.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return left === 0 ? at : null;
}

/** The data with these rows, as readRows takes it. */
export const formatRows = (rows: readonly Row[]): string =>
  rows
    .map(({ id, tag, text }) =>
      tag === 'T' ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${tag}${text}\n`,
    )
    .join('');

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The rows' values by id. */
export type Values = ReadonlyMap<string, Json>;

export const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The properties of an element (`["$", type, key, properties]`); null for anything else. */
export const propertiesOf = (value: Json): { [name: string]: Json } | null => {
  if (!Array.isArray(value) || value[0] !== '$') return null;
  const properties = value[3];
  return isObject(properties) ? properties : null;
};

/** Indexes of an element's parts in its array. */
const ELEMENT_PARTS: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

/** The value that a reference such as '$1a:props:children' points to; undefined if no row has it. */
export function resolve(reference: string, values: Values): Json | undefined {
  const [id = '', ...path] = reference.replace(/^\$[L@]?/, '').split(':');
  let value = values.get(id);
  for (const name of path) {
    while (typeof value === 'string' && /^\$L?[0-9a-f]/.test(value)) value = resolve(value, values);
    if (Array.isArray(value))
      value = value[propertiesOf(value) === null ? Number(name) : (ELEMENT_PARTS[name] ?? Number(name))];
    else value = isObject(value) ? value[name] : undefined;
  }
  return value;
}
