import type { FormState } from 'payload';
import { isRecord, propertyOf } from '../../../lib/shared/record.ts';
import { textOfRichText } from '../versions/text-of-rich-text.ts';

/** Metadata of a version, which isn't typed. */
const NOT_TYPED: ReadonlySet<string> = new Set(['updatedAt', 'createdAt', '_status', 'id', 'blockType']);

/** A field's value as plain text: texts as they are, rich text line by line, anything else as data. */
function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (isRecord(value) && isRecord(value['root'])) return textOfRichText(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const valueAt = (doc: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => propertyOf(value, name), doc);

/** 'blocks.2.seo_title' → 'Blocks, 3, seo title'. */
function readablePath(path: string): string {
  const text = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll('_', ' ')))
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A field with typed but unsaved content. `path` is Payload's, `text` is plain; '' if the field was emptied. */
export type Typed = {
  readonly path: string;
  readonly label: string;
  readonly text: string;
  /** A value that can be restored to the field; absent for lists and rich text, which are copied by hand. */
  readonly value?: string | number | boolean | null;
};

const canBeRestored = (path: string, value: unknown): value is string | number | boolean | null =>
  (value === null || ['string', 'number', 'boolean'].includes(typeof value)) &&
  !/(?:^|\.)\d+(?:\.|$)/.test(path);

/** The form's differences from the last saved version, field by field. */
export function typedFields(fields: FormState, saved: unknown): Typed[] {
  return Object.entries(fields).flatMap(([path, { value, rows }]): Typed[] => {
    const name = path.split('.').at(-1) ?? path;
    if (value === undefined || rows !== undefined || NOT_TYPED.has(name)) return [];
    const [text, before] = [plainText(value), plainText(valueAt(saved, path))];
    if (text === before) return [];
    return [{ path, label: readablePath(path), text, ...(canBeRestored(path, value) ? { value } : {}) }];
  });
}

/** The same as plain text for copying. */
export const unsavedText = (fields: FormState, saved: unknown): string =>
  typedFields(fields, saved)
    .map(({ label, text }) => `${label}:\n${text || '(blank)'}`)
    .join('\n\n');

/** The value of a form field as plain text. */
export const textAt = (fields: FormState, path: string): string => plainText(fields[path]?.value);
