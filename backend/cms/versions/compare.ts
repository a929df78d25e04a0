import type { Block, Field } from 'payload';
import { isRecord, propertyOf, textIn, textOf } from '../../../lib/shared/record.ts';
import { readable } from '../fields/readable.ts';
import { textOfRichText } from './text-of-rich-text.ts';

/** A field's two values, in the form in which they are compared. */
export type Values =
  | { readonly kind: 'text'; readonly before: string; readonly after: string }
  | { readonly kind: 'moment'; readonly before: string | null; readonly after: string | null }
  | { readonly kind: 'records'; readonly before: readonly Ref[]; readonly after: readonly Ref[] }
  | { readonly kind: 'none' };

/** A record that a field refers to. */
export type Ref = { readonly collection: string; readonly id: number };

/** One difference between two versions: where, by the form's labels, and what. */
export type Change = {
  readonly where: readonly string[];
  readonly what: 'changed' | 'added' | 'removed' | 'moved' | 'formatted';
  readonly values: Values;
  /** The id of the block that it is in. */
  readonly block: string | null;
};

type Data = Readonly<Record<string, unknown>>;
const NO_DATA: Data = {};
const dataOf = (value: unknown): Data => (isRecord(value) ? value : NO_DATA);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

type Place = { readonly where: readonly string[]; readonly block: string | null };
const within = (place: Place, label: string): Place =>
  label === '' ? place : { ...place, where: [...place.where, label] };

type NamedField = Extract<Field, { name: string }>;
const labelOf = (field: NamedField): string =>
  textOf('label' in field ? field.label : '') || readable(field.name);

const refOf = (relationTo: string | readonly string[], value: unknown): Ref[] => {
  const isMany = typeof relationTo !== 'string';
  const collection = isMany ? textIn(value, 'relationTo') : relationTo;
  const target = isMany ? propertyOf(value, 'value') : value;
  const id = Number(propertyOf(target, 'id') ?? target);
  return collection !== '' && target !== null && target !== undefined && Number.isFinite(id)
    ? [{ collection, id }]
    : [];
};
const refsOf = (relationTo: string | readonly string[], value: unknown): Ref[] =>
  Array.isArray(value) ? value.flatMap((entry) => refOf(relationTo, entry)) : refOf(relationTo, value);

type Options = readonly (string | { readonly label?: unknown; readonly value: string })[];
const optionText = (options: Options, value: unknown): string => {
  const chosen = options.find((option) => (typeof option === 'string' ? option : option.value) === value);
  return (typeof chosen === 'object' ? textOf(chosen.label) : '') || textOf(value);
};

const plain = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 1);
};

const asText = (before: unknown, after: unknown, inWords: (value: unknown) => string): Values => ({
  kind: 'text',
  before: inWords(before),
  after: inWords(after),
});

/** The two values of a field with a single value, as an editor knows them. */
function valuesOf(field: NamedField, before: unknown, after: unknown): Values {
  switch (field.type) {
    case 'upload':
    case 'relationship':
      return {
        kind: 'records',
        before: refsOf(field.relationTo, before),
        after: refsOf(field.relationTo, after),
      };
    case 'date':
      return { kind: 'moment', before: textOf(before) || null, after: textOf(after) || null };
    case 'checkbox':
      return asText(before, after, (value) => (value === true ? 'Yes' : 'No'));
    case 'select':
    case 'radio':
      return asText(before, after, (value) =>
        (Array.isArray(value) ? value : [value]).map((entry) => optionText(field.options, entry)).join(', '),
      );
    case 'richText':
      return asText(before, after, textOfRichText);
    case 'text':
    case 'number':
      return asText(before, after, (value) =>
        Array.isArray(value) ? value.map(plain).join(', ') : plain(value),
      );
    default:
      return asText(before, after, plain);
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const isSame = (values: Values): boolean => values.kind !== 'none' && same(values.before, values.after);

type Row = { readonly id: string; readonly at: number; readonly data: Data };
const rowsOf = (value: unknown): Row[] =>
  listOf(value).map((row, at) => ({ id: textIn(row, 'id') || `row ${String(at)}`, at, data: dataOf(row) }));

/** The rows that keep their order among those in both versions; the others were moved. */
function unmovedIn(order: readonly number[]): Set<number> {
  // The longest increasing run of rows ending at each place, as a chain back to its start.
  type Chain = { readonly value: number; readonly length: number; readonly before: Chain | null };
  const longest = (chains: readonly Chain[]): Chain | null =>
    chains.reduce<Chain | null>((best, chain) => (chain.length > (best?.length ?? 0) ? chain : best), null);
  const chains: Chain[] = [];
  for (const value of order) {
    const before = longest(chains.filter((chain) => chain.value < value));
    chains.push({ value, length: (before?.length ?? 0) + 1, before });
  }
  const unmoved = new Set<number>();
  for (let chain = longest(chains); chain !== null; chain = chain.before) unmoved.add(chain.value);
  return unmoved;
}

type RowKind = { readonly labelOf: (row: Row) => string; readonly fieldsOf: (row: Row) => readonly Field[] };

/** Compares rows by id: added, removed, moved, and changed ones. */
function compareRows(
  before: unknown,
  after: unknown,
  place: Place,
  kind: RowKind,
  isBlocks: boolean,
): Change[] {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  const [oldById, nowIds] = [new Map(old.map((row) => [row.id, row])), new Set(now.map(({ id }) => id))];
  const unmoved = unmovedIn(now.flatMap(({ id }) => oldById.get(id)?.at ?? []));
  const placeOf = (row: Row): Place => ({
    where: [...place.where, kind.labelOf(row)],
    block: isBlocks ? row.id : place.block,
  });
  const none: Values = { kind: 'none' };
  const gone = old
    .filter(({ id }) => !nowIds.has(id))
    .map((row): Change => ({ ...placeOf(row), what: 'removed', values: none }));
  const stayed = now.flatMap((row): Change[] => {
    const earlier = oldById.get(row.id);
    if (!earlier) return [{ ...placeOf(row), what: 'added', values: none }];
    const moved: Change[] = unmoved.has(earlier.at)
      ? []
      : [{ ...placeOf(row), what: 'moved', values: { kind: 'text', before: nth(earlier), after: nth(row) } }];
    return [...moved, ...compareFields(kind.fieldsOf(row), earlier.data, row.data, placeOf(row))];
  });
  return [...gone, ...stayed];
}
const nth = ({ at }: Row) => `Position ${String(at + 1)}`;

/** Settings that tell blocks of the same kind apart, most distinctive first. */
const DISTINCTIVE = ['heading', 'title', 'button_text', 'caption', 'name', 'label'];
const MAX_LETTERS = 40;
const distinctiveText = (data: Data): string => {
  const text = DISTINCTIVE.map((name) => textOf(data[name])).find(Boolean) ?? '';
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text;
};

const blockKind = (blocks: readonly Block[]): RowKind => {
  const blockOf = ({ data }: Row) => blocks.find(({ slug }) => slug === data['blockType']);
  return {
    labelOf: (row) => blockTitle(textOf(blockOf(row)?.labels?.singular), row.at, row.data),
    fieldsOf: (row) => blockOf(row)?.fields ?? [],
  };
};

/** The office's name for a block: 'Block 3 “Two columns”', or with its heading. */
function blockTitle(type: string, at: number, data: Data): string {
  const detail = distinctiveText(data);
  return `Block ${String(at + 1)} “${[type, detail].filter(Boolean).join(': ')}”`;
}

function compareField(field: NamedField, before: Data, after: Data, place: Place): Change[] {
  const [old, now] = [before[field.name], after[field.name]];
  if (field.type === 'group')
    return compareFields(field.fields, dataOf(old), dataOf(now), within(place, labelOf(field)));
  if (field.type === 'blocks') return compareRows(old, now, place, blockKind(field.blocks), true);
  if (field.type === 'array') {
    const rowName = textOf(field.labels?.singular) || labelOf(field);
    const title = ({ at, data }: Row) =>
      [`${rowName} ${String(at + 1)}`, distinctiveText(data)].filter(Boolean).join(': ');
    const kind: RowKind = { labelOf: title, fieldsOf: () => field.fields };
    return compareRows(old, now, within(place, labelOf(field)), kind, false);
  }
  if (same(old, now)) return [];
  const values = valuesOf(field, old, now);
  const here = within(place, labelOf(field));
  if (!isSame(values)) return [{ ...here, what: 'changed', values }];
  return field.type === 'richText' ? [{ ...here, what: 'formatted', values: { kind: 'none' } }] : [];
}

function compareFields(fields: readonly Field[], before: Data, after: Data, place: Place): Change[] {
  return fields.flatMap((field): Change[] => {
    if (field.type === 'ui' || field.type === 'join') return [];
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && typeof tab.name === 'string'
          ? compareFields(
              tab.fields,
              dataOf(before[tab.name]),
              dataOf(after[tab.name]),
              within(place, textOf(tab.label) || readable(tab.name)),
            )
          : compareFields(tab.fields, before, after, place),
      );
    if ('name' in field && typeof field.name === 'string') {
      const isInternal = ABOUT.has(field.name) || ('hidden' in field && field.hidden === true);
      return isInternal ? [] : compareField(field, before, after, place);
    }
    return 'fields' in field ? compareFields(field.fields, before, after, place) : [];
  });
}

/** Metadata of a version. */
const ABOUT: ReadonlySet<string> = new Set(['id', 'blockName', 'createdAt', 'updatedAt', '_status']);

/** All differences between two versions of a record, in the order of its form. @param fields of its collection */
export const compareVersions = (fields: readonly Field[], before: object, after: object): Change[] =>
  compareFields(fields, dataOf(before), dataOf(after), { where: [], block: null });

const VERBS = {
  changed: '',
  formatted: ' (formatting)',
  added: ' added',
  removed: ' removed',
  moved: ' moved',
};

/** The changes in one line: 'Headline, Block 3 “Two columns” moved, Block 1 “Hero”: Picture'. */
export function summaryOf(changes: readonly Change[]): string {
  const lines = changes.map(
    ({ where: [first = '', ...rest], what }) =>
      `${[first, rest.join(' › ')].filter(Boolean).join(': ')}${VERBS[what]}`,
  );
  return [...new Set(lines)].join(', ');
}
