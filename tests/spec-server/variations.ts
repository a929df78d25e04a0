/**
 * What the specification leaves open, so that another server may well have it otherwise. An absent variation: as written in `data/`, with
 * the fullest frame for lists and `item` for one record.
 */
export type Variations = {
  /** ISO 8601 with Z, `y-MM-dd HH:mm:ss` in the championship's time zone, or the day there. */
  readonly instants?: 'iso' | 'local' | 'day';
  readonly lists?: 'data' | 'data-pages' | 'counted' | 'bare';
  readonly one?: 'item' | 'data' | 'bare';
  readonly ids?: 'number' | 'string';
  /** No `id` in the records for which point 3 lists none. */
  readonly hasListedIdsOnly?: boolean;
  readonly booleans?: 'boolean' | 'number';
  /** Files and pictures, outside GraphQL, where the query says which fields they have. */
  readonly files?: 'record' | 'string';
  /** The choices of a form's field. */
  readonly options?: 'string' | 'value|label' | 'record';
  readonly graphqlPath?: '/graphql' | '/api/v1/graphql';
};

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of point 3 that hold an instant. */
const INSTANTS: ReadonlySet<string> = new Set([
  'lastmod',
  'updated_at',
  'created_at',
  'display_start_time',
  'published_at',
  'start_time',
  'end_time',
  'hidden_before',
  'hidden_after',
  'start_date',
  'end_date',
  'date',
]);
/** Those that hold an id. */
const IDS: ReadonlySet<string> = new Set([
  'id',
  'root',
  'sku_id',
  'shipping_type_id',
  'current_address_id',
  'drivers_licence_state_of_issue_id',
]);
/** Those that hold a file, where `data/` has its address. */
const FILES: ReadonlySet<string> = new Set(['file']);
/** Settings travel as a JSON string (points 2 and 3). */
const SETTINGS: ReadonlySet<string> = new Set(['variables', 'templatevar']);

const DAY_LENGTH = '2026-06-13'.length;
const IN_NEW_ZEALAND = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Pacific/Auckland',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export function spellInstant(value: unknown, { instants = 'iso' }: Variations): unknown {
  if (typeof value !== 'string' || value === '' || instants === 'iso') return value;
  const local = IN_NEW_ZEALAND.format(new Date(value));
  return instants === 'day' ? local.slice(0, DAY_LENGTH) : local;
}

export const spellId = (value: unknown, { ids = 'number' }: Variations): unknown =>
  ids === 'string' && typeof value === 'number' ? String(value) : value;

export const spellBoolean = (value: unknown, { booleans = 'boolean' }: Variations): unknown =>
  booleans === 'number' && typeof value === 'boolean' ? Number(value) : value;

function spellOption(option: unknown, { options = 'record' }: Variations): unknown {
  if (!isFields(option) || options === 'record') return option;
  return options === 'string' ? option['label'] : `${String(option['value'])}|${String(option['label'])}`;
}

/** A picture or a file has an address, and nothing but what belongs to that. */
const isFile = (value: Fields): boolean =>
  typeof value['url'] === 'string' && ('width' in value || Object.keys(value).length === 2);

/** A value of `data/` as this server sends it outside GraphQL. @param name of the field that holds it */
export function spell(value: unknown, variations: Variations, name = ''): unknown {
  if (name === 'values' && Array.isArray(value))
    return value.map((option) => spellOption(option, variations));
  if (Array.isArray(value)) return value.map((item) => spell(item, variations, name));
  if (isFields(value)) {
    if (variations.files === 'string' && isFile(value)) return value['url'];
    const fields = Object.entries(value).map(([key, held]) => [key, spell(held, variations, key)] as const);
    const spelt = Object.fromEntries(fields);
    return SETTINGS.has(name) ? JSON.stringify(spelt) : spelt;
  }
  if (variations.files === 'record' && FILES.has(name) && typeof value === 'string')
    return { id: 1, url: value };
  if (INSTANTS.has(name)) return spellInstant(value, variations);
  if (IDS.has(name)) return spellId(value, variations);
  return spellBoolean(value, variations);
}
