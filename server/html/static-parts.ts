import { STATIC_PART, STATIC_PART_PROPERTY } from '../../lib/content/static-part.ts';
import { isObject, propertiesOf, readRows, resolve, formatRows } from './router-data.ts';
import type { Json, Row, Values } from './router-data.ts';

/** A script with which Next passes page data to its router: a piece of text. */
const DATA_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const PART_IN_HTML = new RegExp(` ${STATIC_PART}="(\\d+)"`, 'g');
/** The row that refers to all others, directly or not. */
const ROOT = '0';
/** Refers to a value in another row ('$1a'), part of one ('$1a:props:children'), one that React waits for ('$L1a') or a collection ('$Q1a'). */
const REFERENCE = /^\$(?:[L@QWKBhi])?([0-9a-f]+)(?=:|$)/;
/** '$undefined' and other constants, an escaped string that starts with '$', or a symbol such as that of fragments. */
const CONSTANT = /^\$(?:\$|u|N|I|-|D|n|S(?!react\.suspense)|$)/;
/** An undefined property, which React treats like a missing one. */
const MISSING = '$undefined';
/** The component that shows a static part. One nested in another is static too, not an island. */
const PART_MODULE = /"StaticElement"/;

const partOf = (properties: Record<string, Json>): number => {
  const part = properties[STATIC_PART_PROPERTY];
  return typeof part === 'number' ? part : 0;
};

/** The value of a JSON text; undefined if it isn't valid. */
function parsed(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The rows of a document's data, and the values of those that have one; null if anything in it is unknown. */
function readData(html: string): { readonly rows: Row[]; readonly values: Values } | null {
  let data = '';
  for (const [, text = '""'] of html.matchAll(DATA_SCRIPT)) {
    const piece = parsed(text);
    if (typeof piece !== 'string') return null;
    data += piece;
  }
  const rows = readRows(data);
  if (rows === null) return null;
  const streams = new Set(rows.filter(({ tag }) => tag === 'X').map(({ id }) => id));
  const values = new Map<string, Json>();
  for (const { id, tag, text } of rows) {
    if (tag !== '' && tag !== 'I') continue;
    const value = parsed(text);
    if (value === undefined) return null;
    if (tag === '' && id !== '' && !streams.has(id)) values.set(id, value);
  }
  return { rows, values };
}

/** Creates the check whether a value contains neither islands nor anything else that only React can use. */
function createIsStatic(values: Values, rows: readonly Row[]): (value: Json) => boolean {
  const texts = new Set(rows.filter(({ tag }) => tag === 'T').map(({ id }) => id));
  for (const { id, tag } of rows) if (tag === 'X') texts.delete(id);
  const parts = new Set(
    rows.filter(({ tag, text }) => tag === 'I' && PART_MODULE.test(text)).map(({ id }) => `$L${id}`),
  );
  const isStatic = (value: Json): boolean => {
    if (typeof value === 'string') {
      if (!value.startsWith('$') || CONSTANT.test(value)) return true;
      const [, id = ''] = REFERENCE.exec(value) ?? [];
      const target = value.startsWith('$@') ? undefined : resolve(value, values);
      return texts.has(id) || (target !== undefined && isStatic(target));
    }
    if (Array.isArray(value))
      return value.every(
        (item, at) => (at === 1 && value[0] === '$' && parts.has(String(item))) || isStatic(item),
      );
    return !isObject(value) || Object.values(value).every(isStatic);
  };
  return isStatic;
}

/** Whether an element is an inline script. Browsers run it in the document, so the data needn't repeat its text. */
const isInlineScript = ([, type]: readonly Json[], properties: Record<string, Json>): boolean =>
  type === 'script' && 'dangerouslySetInnerHTML' in properties;

/** A copy without undefined properties, the text of inline scripts, or the children of parts that `isLeftOut` selects. */
function without(value: Json, isLeftOut: (properties: Record<string, Json>) => boolean): Json {
  const properties = propertiesOf(value);
  if (Array.isArray(value)) {
    const copy = value.map((item) => without(item, isLeftOut));
    if (properties !== null && isLeftOut(properties)) {
      const { children: _, ...others } = properties;
      copy[3] = others;
    }
    if (properties !== null && isInlineScript(value, properties))
      copy[3] = { ...properties, dangerouslySetInnerHTML: { __html: '' } };
    return copy;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) =>
      item === MISSING ? [] : [[name, without(item, isLeftOut)]],
    ),
  );
}

/** The rows still in use once parts are left out. If a row refers into such a part, the value is copied into the row. */
function inUse(rows: readonly Row[], values: Values, trim: (value: Json) => Json): Row[] {
  const trimmed = new Map([...values].map(([id, value]) => [id, trim(value)]));
  const byId = Map.groupBy(rows, ({ id }) => id);
  const used = new Map<string, Row[]>();
  const waiting = [ROOT];
  const settle = (value: Json): Json => {
    if (typeof value === 'string') {
      const [, id] = REFERENCE.exec(value) ?? [];
      if (id === undefined) return value;
      if (value.includes(':') && values.has(id) && resolve(value, trimmed) === undefined) {
        const original = resolve(value, values);
        if (original !== undefined) return settle(trim(original));
      }
      waiting.push(id);
      return value;
    }
    if (Array.isArray(value)) return value.map(settle);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, settle(item)]));
  };
  const settleRow = (row: Row): Row => {
    if (row.tag !== '' && row.tag !== 'I') return row;
    const value: Json = JSON.parse(row.text);
    return { ...row, text: JSON.stringify(settle(values.has(row.id) ? trim(value) : value)) };
  };
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (used.has(id)) continue;
    // Set before its content is read, which may refer to itself.
    used.set(id, []);
    used.set(id, (byId.get(id) ?? []).map(settleRow));
  }
  // In the original order, since a stream has several rows. Hints have no id and are dropped: the document's head repeats them.
  return rows.flatMap((row) => used.get(row.id)?.splice(0, 1) ?? []);
}

/**
 * Leaves out the router data of static parts (components/ui/static-part.tsx): the document has their HTML, and no script needs more.
 * A page is returned unchanged if anything in its data is unknown.
 * @param html a whole document, with data scripts as Next wrote them
 */
export function leaveOutStaticParts(html: string): string {
  const shown = new Set([...html.matchAll(PART_IN_HTML)].map(([, part]) => Number(part)));
  if (shown.size === 0) return html;
  const data = readData(html);
  if (data === null) return html;
  const { rows, values } = data;
  const isStatic = createIsStatic(values, rows);
  const trim = (value: Json) =>
    without(value, (properties) => shown.has(partOf(properties)) && isStatic(properties['children'] ?? null));
  const text = JSON.stringify(formatRows(inUse(rows, values, trim)));
  // Escaped as Next does it, so that no text can end the script.
  const safe = text.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  let isFirst = true;
  return html.replace(DATA_SCRIPT, () => {
    const script = isFirst ? `<script>self.__next_f.push([1,${safe}])</script>` : '';
    isFirst = false;
    return script;
  });
}
