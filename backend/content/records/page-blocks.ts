import type { Field } from 'payload';
import type { PageBlock } from '../../../lib/contract/entities/page.ts';
import { isRecord } from '../../../lib/shared/record.ts';
import { jsonOf } from '../../../lib/shared/text/json-of.ts';
import { CMS_BLOCKS } from '../../cms/blocks/index.ts';
import type { CmsBlock } from '../../cms/blocks/define-block.ts';
import { isRecordField, recordFieldOf } from '../../cms/blocks/link-fields.ts';
import { fieldsByName } from '../../cms/fields/fields-by-name.ts';
import { storedValue, type Reading } from './stored-values.ts';
import { isSame, type ReadField } from './wire-fields.ts';

type Values = Readonly<Record<string, unknown>>;

const NOTHING: Values = {};
const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const valuesOf = (value: unknown): Values => (isRecord(value) ? value : NOTHING);

/** Fields of a block that aren't settings: its order, and the state of the editor's screen. */
const NOT_STORED: ReadonlySet<string> = new Set([
  'id',
  'sort_order',
  'template',
  'editing',
  'deleted',
] satisfies (keyof PageBlock)[]);

const BY_TEMPLATE: ReadonlyMap<unknown, CmsBlock> = new Map(
  CMS_BLOCKS.map((block) => [block.template, block]),
);

/** The settings in a block's `variables`: JSON, or an object. Null if it can't be read. */
function variablesIn(value: unknown): Values | null {
  if (isRecord(value)) return value;
  if (value === null || value === undefined || value === '') return NOTHING;
  const parsed = typeof value === 'string' ? jsonOf(value) : null;
  return isRecord(parsed) ? parsed : null;
}

/** A block before the call, as stored and on the wire. */
type Before = { readonly stored: Values; readonly shown: Values };

async function readSettings(
  given: Values,
  fields: ReadonlyMap<string, Field>,
  { stored, shown }: Before,
  path: string,
  reading: Reading,
): Promise<Values> {
  const present = variablesIn(shown['variables']) ?? NOTHING;
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const field = fields.get(name);
    const at = `${path}.variables.${name}`;
    if (isSame(present[name], value)) continue;
    if (field === undefined || isRecordField(name)) reading.report(at, 'can’t be set');
    else {
      found[name] = await storedValue(field, value, at, reading, stored[name]);
      // A written address replaces a selected record.
      if (fields.has(recordFieldOf(name))) found[recordFieldOf(name)] = null;
    }
  }
  return found;
}

async function readDisplay(
  given: Values,
  fields: ReadonlyMap<string, Field>,
  { stored, shown }: Before,
  path: string,
  reading: Reading,
): Promise<Values> {
  const present = valuesOf(stored['display']);
  const found: Record<string, unknown> = { ...present };
  for (const [name, value] of Object.entries(given)) {
    const field = fields.get(name);
    if (isSame(shown[name], value)) continue;
    if (field === undefined) reading.report(`${path}.${name}`, 'can’t be set');
    else found[name] = await storedValue(field, value, `${path}.${name}`, reading, present[name]);
  }
  return found;
}

async function readBlock(
  { variables, name, template, ...given }: Values,
  before: Before,
  path: string,
  reading: Reading,
): Promise<Values> {
  const known = BY_TEMPLATE.get(template ?? before.shown['template']);
  if (known === undefined) {
    reading.report(`${path}.template`, 'isn’t a block on this site');
    return NOTHING;
  }
  const fields = fieldsByName(known.block.fields);
  const display = fields.get('display');
  const settings = variablesIn(variables);
  if (settings === null) reading.report(`${path}.variables`, 'must be a JSON object');
  const isOther = before.stored['blockType'] !== known.block.slug;
  return {
    ...(isOther ? NOTHING : before.stored),
    ...(await readSettings(
      settings ?? NOTHING,
      fields,
      isOther ? { ...before, shown: NOTHING } : before,
      path,
      reading,
    )),
    blockType: known.block.slug,
    ...(name === undefined ? NOTHING : { blockName: name }),
    display: await readDisplay(
      Object.fromEntries(Object.entries(given).filter(([part]) => !NOT_STORED.has(part))),
      display?.type === 'group' ? fieldsByName(display.fields) : new Map(),
      before,
      path,
      reading,
    ),
  };
}

const orderOf = ({ sort_order: order }: Values): number => (typeof order === 'number' ? order : 0);

/**
 * A page's blocks, in the order of `sort_order`, without those marked as deleted. A block with an existing id changes that block and may
 * leave out what stays; blocks that aren't sent are removed.
 */
export const readPageContents: ReadField = async ({ name, value, stored, shown, reading }) => {
  if (value !== null && value !== '' && !Array.isArray(value)) reading.report(name, 'must be a list');
  const idOf = ({ id }: Values) => String(id);
  const storedById = new Map(rowsOf(stored['blocks']).map((block) => [idOf(block), block]));
  const shownById = new Map(rowsOf(shown[name]).map((block) => [idOf(block), block]));
  const blocks: Values[] = [];
  for (const [at, given] of rowsOf(value).entries()) {
    if (given['deleted'] === true) continue;
    const before = {
      stored: storedById.get(idOf(given)) ?? NOTHING,
      shown: shownById.get(idOf(given)) ?? NOTHING,
    };
    const block = await readBlock(given, before, `${name}.${String(at)}`, reading);
    blocks.push({ ...block, order: orderOf(given) });
  }
  const inOrder = blocks.toSorted((one, other) => Number(one['order']) - Number(other['order']));
  return { blocks: inOrder.map(({ order: _, ...block }) => block) };
};
