import type { Block, Field, NumberField } from 'payload';
import { linkAddress } from '../../../lib/contract/link-address.ts';
import { MAX_INTEGER } from '../../../lib/contract/limits.ts';
import { isDay } from '../fields/day.ts';
import { readable } from '../fields/readable.ts';
import { isLinkField } from '../fields/text.ts';
import { badJson, isStorableText } from './json-value.ts';
import { badReference } from './references.ts';
import { badRichText, isReadableText, NOT_RICH_TEXT } from './rich-text.ts';

/** A value that its field can't hold: its path, its label in the form, and the problem. */
export type WrongValue = { readonly path: string; readonly label: string; readonly message: string };

/** Values by the names of their fields. */
export type Data = Readonly<Record<string, unknown>>;
type NamedField = Extract<Field, { name: string }>;
type RowsField = Extract<NamedField, { type: 'array' | 'blocks' }>;

/** What is wrong with a field's value; null if nothing. */
type Rule = (field: Field, value: unknown) => string | null;

/** How strictly values are checked: as incoming or as stored. */
type Rules = {
  readonly badValue: Rule;
  /** What is wrong with a group or a row as a whole: blocks are stored as they come, including anything else in them. */
  readonly badWhole: (value: unknown) => string | null;
  /** Whether a block's fields are checked along with the record that contains it. */
  readonly entersBlocks: boolean;
};

const LAST_YEAR = 9999;
/** The length of y-MM-dd. */
const DAY_LENGTH = 10;
/** An ISO 8601 date or instant. */
const ISO_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
/** What Payload records about an uploaded file, in whole numbers. */
const OF_A_FILE: ReadonlySet<string> = new Set(['width', 'height', 'filesize']);

const TEXT = 'Expected text.';
const LIST_OF_TEXTS = 'Expected a list of text values.';
const CHARACTERS = 'This contains characters that can’t be saved.';
const NUMBER = 'Expected a number.';
const WHOLE_NUMBER = 'Expected a whole number.';
const FLAG = 'Expected true or false.';
const DATE = 'Expected a date.';
const JSON_VALUE = 'Expected an object or a list.';
const LINK = 'This can’t be used as a link.';
const LIST = 'Expected a list.';
const OBJECT = 'Expected a group of fields.';
const NO_BLOCK = 'This block type doesn’t exist.';

const badText = (value: unknown): string | null => {
  if (typeof value !== 'string') return TEXT;
  return isStorableText(value) ? null : CHARACTERS;
};

const badTexts = (value: unknown): string | null =>
  Array.isArray(value) && value.every((text) => badText(text) === null) ? null : LIST_OF_TEXTS;

/** What even a draft may contain: the start of an address still being typed is harmless, another scheme isn't. */
const badLink = (value: string): boolean =>
  linkAddress(value) === null && !/^(?:[\w-]*|https?:\/{0,2}|mailto:|tel:)$/i.test(value.trim());

/** Whether a field holds whole numbers, `Int` in the contract: its input has a step of one. */
const isWhole = ({ name, admin }: NumberField): boolean =>
  admin?.step === 1 || (admin?.hidden === true && OF_A_FILE.has(name));

const badNumber = (field: NumberField, value: unknown): string | null => {
  // The CMS's forms send a cleared number as an empty text.
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (number === '') return null;
  if (typeof number !== 'number' || !Number.isFinite(number)) return NUMBER;
  const isInRange = Number.isInteger(number) && Math.abs(number) <= MAX_INTEGER;
  return isWhole(field) && !isInRange ? WHOLE_NUMBER : null;
};

const badDate = (value: unknown): string | null => {
  if (value === '') return null;
  if (typeof value !== 'string' && !(value instanceof Date)) return DATE;
  if (typeof value === 'string' && !ISO_DATE.test(value)) return DATE;
  if (typeof value === 'string' && !isDay(value.slice(0, DAY_LENGTH))) return DATE;
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= LAST_YEAR ? null : DATE;
};

/** What is wrong with an object or list that is stored as is; null if nothing. */
const badJsonValue = (value: unknown): string | null => {
  if (typeof value !== 'object') return JSON_VALUE;
  const bad = badJson(value);
  if (bad === null) return null;
  return bad === 'depth' ? 'This is nested too deeply.' : CHARACTERS;
};

/**
 * Checks a value against its field's type. Fields that contain other fields are walked through below.
 * @returns the problem, worded for an editor; null if there is none
 */
function badValue(field: Field, value: unknown, isDraft = false): string | null {
  if (value === null || value === undefined) return null;
  switch (field.type) {
    case 'text': {
      if (field.hasMany) return badTexts(value);
      const bad = badText(value);
      if (bad !== null || !isLinkField(field)) return bad;
      return typeof value === 'string' && badLink(value) ? LINK : null;
    }
    case 'textarea':
    case 'email':
    case 'code':
    case 'radio':
      return badText(value);
    case 'select':
      return field.hasMany ? badTexts(value) : badText(value);
    case 'number': {
      if (!field.hasMany) return badNumber(field, value);
      return Array.isArray(value) && value.every((entry) => badNumber(field, entry) === null) ? null : NUMBER;
    }
    case 'checkbox':
      return [true, false, 'true', 'false', ''].some((flag) => flag === value) ? null : FLAG;
    case 'date':
      return badDate(value);
    case 'json':
      return badJsonValue(value);
    case 'richText':
      return badRichText(value, isDraft);
    case 'relationship':
    case 'upload':
      return badReference(field, value);
    default:
      return null;
  }
}

/** The same check for a stored value: whatever readers can cope with is accepted. */
function badStoredValue(field: Field, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (field.type === 'richText') return isReadableText(value) ? null : NOT_RICH_TEXT;
  if (field.type === 'text' && isLinkField(field)) return badText(value);
  return badValue(field, value);
}

/** Whether a value has fields by name. */
export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const labelOf = (field: NamedField): string =>
  typeof field.label === 'string' && field.label !== '' ? field.label : readable(field.name);

/** The fields of one row of a list; null if it isn't a row. */
function fieldsOfRow(field: RowsField, row: unknown, { entersBlocks }: Rules): readonly Field[] | null {
  if (!isData(row)) return null;
  if (field.type === 'array') return field.fields;
  if (!entersBlocks) return [];
  const blocks = [...field.blocks, ...(field.blockReferences ?? [])];
  const found = blocks.find(
    (block): block is Block => typeof block !== 'string' && block.slug === row.blockType,
  );
  // An update may refer to the block by its id alone.
  return found?.fields ?? (row.blockType === undefined && typeof row.id === 'string' ? [] : null);
}

/** What is wrong with the fields of a group or row, or with the whole of it, reported as `whole`. */
function wrongInside(fields: readonly Field[], data: Data, whole: WrongValue, rules: Rules): WrongValue[] {
  const inside = wrongIn(fields, data, `${whole.path}.`, rules);
  const message = inside.length > 0 ? null : rules.badWhole(data);
  return message === null ? inside : [{ ...whole, message }];
}

function wrongRows(field: RowsField, value: unknown, path: string, rules: Rules): WrongValue[] {
  const wrong = (message: string, at = path): WrongValue => ({ path: at, label: labelOf(field), message });
  // The CMS's forms send an emptied list as its number of rows.
  if (value === null || value === undefined || value === 0 || value === '0') return [];
  if (!Array.isArray(value)) return [wrong(LIST)];
  const rows: readonly unknown[] = value;
  return rows.flatMap((row, index) => {
    const at = `${path}.${String(index)}`;
    const fields = fieldsOfRow(field, row, rules);
    if (fields === null || !isData(row)) return [wrong(field.type === 'blocks' ? NO_BLOCK : OBJECT, at)];
    return wrongInside(fields, row, wrong('', at), rules);
  });
}

function wrongInGroup(
  { name, label, fields }: { name: string; label: string; fields: readonly Field[] },
  data: Data,
  prefix: string,
  rules: Rules,
): WrongValue[] {
  const value = data[name];
  const path = prefix + name;
  if (value === null || value === undefined) return [];
  if (!isData(value)) return [{ path, label, message: OBJECT }];
  return wrongInside(fields, value, { path, label, message: '' }, rules);
}

function wrongInField(field: Field, data: Data, prefix: string, rules: Rules): WrongValue[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => {
      const { name, fields } = { name: undefined, ...tab };
      if (name === undefined) return wrongIn(fields, data, prefix, rules);
      return wrongInGroup({ name, label: readable(name), fields }, data, prefix, rules);
    });
  if (!('name' in field) || field.name === undefined)
    return 'fields' in field ? wrongIn(field.fields, data, prefix, rules) : [];
  const label = labelOf(field);
  const path = prefix + field.name;
  const value = data[field.name];
  if (field.type === 'group')
    return wrongInGroup({ name: field.name, label, fields: field.fields }, data, prefix, rules);
  if (field.type === 'array' || field.type === 'blocks') return wrongRows(field, value, path, rules);
  const message = rules.badValue(field, value);
  return message === null ? [] : [{ path, label, message }];
}

const wrongIn = (fields: readonly Field[], data: Data, prefix: string, rules: Rules): WrongValue[] =>
  fields.flatMap((field) => wrongInField(field, data, prefix, rules));

/**
 * Incoming values whose type isn't their field's. Missing and empty values pass: the field's own validation handles those.
 * @param data by field name; fields without an entry are ignored
 */
export const wrongValues = (fields: readonly Field[], data: Data, isDraft = false): WrongValue[] =>
  wrongIn(fields, data, '', {
    badValue: (field, value) => badValue(field, value, isDraft),
    badWhole: badJsonValue,
    entersBlocks: true,
  });

/** The results of a rule for every field, those of blocks included. */
export const faultsIn = (fields: readonly Field[], data: Data, rule: Rule): WrongValue[] =>
  wrongIn(fields, data, '', { badValue: rule, badWhole: () => null, entersBlocks: true });

/** The results of a rule for fields that have a column: blocks are stored as one JSON value. */
export const faultsOfColumns = (fields: readonly Field[], data: Data, rule: Rule): WrongValue[] =>
  wrongIn(fields, data, '', { badValue: rule, badWhole: () => null, entersBlocks: false });

/**
 * Values of a stored record, or part of one, that can't be read. Links aren't checked, since unsafe ones are never rendered, nor blocks,
 * since a page appears without its broken ones.
 */
export const unreadableValues = (fields: readonly Field[], data: Data): WrongValue[] =>
  faultsOfColumns(fields, data, badStoredValue);
