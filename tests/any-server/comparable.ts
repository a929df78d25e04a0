import { fitSettings } from '@/lib/contract/block';
import { ALL_BLOCKS } from '@/lib/contract/blocks/index';
import { CHAMPIONSHIP_TIME_ZONE } from '@/lib/contract/time-zone';
import { isRecord } from '@/lib/shared/record';
import type { Variations } from '../spec-server/variations';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: CHAMPIONSHIP_TIME_ZONE, dateStyle: 'short' });
const IDS: ReadonlySet<string> = new Set(['id', 'root', 'sku_id', 'shipping_type_id', 'shipping_type']);
/** Records for which point 3 lists no id. */
const IDLESS: readonly string[] = ['listProducts', 'getProduct', 'listMicroblogPosts', 'getPodcastChannel'];

function settingsOf(template: unknown, variables: unknown): unknown {
  const block = ALL_BLOCKS.find((one) => one.template === template);
  if (!block || typeof variables !== 'string' || variables === '') return variables;
  const given: unknown = JSON.parse(variables);
  return isRecord(given) ? fitSettings(block, given) : given;
}

/** What says how a list was framed, and so is not in every frame. */
function isOfFrame(name: string, { lists = 'counted' }: Variations): boolean {
  return (
    (name === 'num_items' && lists !== 'counted') ||
    (name === 'num_pages' && lists !== 'counted' && lists !== 'data-pages')
  );
}

function withoutVariation(value: unknown, variations: Variations, name = ''): unknown {
  const inner = (held: unknown, key: string) => withoutVariation(held, variations, key);
  if (Array.isArray(value)) return value.map((item) => inner(item, name));
  if (isRecord(value)) {
    if (
      variations.files === 'string' &&
      typeof value['url'] === 'string' &&
      ('height' in value || 'mime_type' in value)
    )
      return { url: value['url'] };
    if (variations.options === 'string' && name === 'values') return { ...value, value: value['label'] };
    const { template, variables } = value;
    const whole = template === undefined ? value : { ...value, variables: settingsOf(template, variables) };
    return Object.fromEntries(
      Object.entries(whole)
        .filter(([key]) => key !== 'updated_at' && !isOfFrame(key, variations))
        .map(([key, held]) => [key, inner(held, key)]),
    );
  }
  if (name.endsWith('_token') && typeof value === 'string') return 'a token';
  if (IDS.has(name) && variations.ids === 'string' && value !== null) return String(value);
  if (typeof value !== 'string' || !ISO.test(value)) return value;
  return variations.instants === 'day' ? DAY.format(new Date(value)) : new Date(value).toISOString();
}

const withoutId = (record: unknown): unknown =>
  isRecord(record) ? Object.fromEntries(Object.entries(record).filter(([name]) => name !== 'id')) : record;

function withoutOuterIds(reading: unknown): unknown {
  if (!isRecord(reading)) return reading;
  const { data, item } = reading;
  return {
    ...reading,
    ...(Array.isArray(data) ? { data: data.map(withoutId) } : {}),
    ...(item === undefined ? {} : { item: withoutId(item) }),
  };
}

/** What the site has read, without what a variation can't say: it is then the same as without the variation. */
export function comparable(
  read: Readonly<Record<string, unknown>>,
  variations: Variations,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(read).map(([name, reading]) => {
      const alike = withoutVariation(reading, variations);
      const isIdless = variations.hasListedIdsOnly === true && IDLESS.includes(name);
      return [name, isIdless ? withoutOuterIds(alike) : alike];
    }),
  );
}
