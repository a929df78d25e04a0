import { propertyOf } from '../../../lib/shared/record.ts';
import type { Article } from '../../payload-types.ts';

/** Rich text as the CMS stores it: the editor's JSON. */
export type RichText = NonNullable<Article['content']>;

/** A node of a rich text. Only what the features of `editor.ts` can produce is read; anything else is ignored. */
export type TextNode = {
  readonly type: string;
  readonly version: number;
  readonly children?: unknown;
  readonly [key: string]: unknown;
};

/** Bits of a text node's `format`, in the order that their tags are nested. */
export const TEXT_FORMATS = [
  { bit: 1, tag: 'strong' },
  { bit: 2, tag: 'em' },
  { bit: 4, tag: 's' },
  { bit: 8, tag: 'u' },
  { bit: 16, tag: 'code' },
  { bit: 32, tag: 'sub' },
  { bit: 64, tag: 'sup' },
] as const;

export const BOLD = 1;

/** Bits of a table cell's `headerState`. */
export const HEADS_COLUMN = 1;
export const HEADS_ROW = 2;

/** Starts the last line of a quotation if that line is the attribution. */
export const QUOTE_SOURCE_MARK = '— ';

/** Whether a value is a node of a text. */
export const isNode = (value: unknown): value is TextNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The children of a node or of a whole text; empty for anything else. */
export function childrenOf(parent: unknown): TextNode[] {
  const children = propertyOf(parent, 'children');
  return Array.isArray(children) ? children.filter(isNode) : [];
}

/** Whether a text is blank: missing, or with blank paragraphs only. */
export const isBlankText = (text: unknown): boolean =>
  childrenOf(propertyOf(text, 'root')).every(
    (node) => node.type === 'paragraph' && childrenOf(node).length === 0,
  );
