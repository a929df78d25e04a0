import type { Article } from '../payload-types.ts';

/** A long text as the CMS keeps it: the editor's JSON. */
export type RichText = NonNullable<Article['content']>;

/** One node of it. Only what the features of `editor.ts` can make is read; anything else is passed over. */
export type TextNode = {
  readonly type: string;
  readonly version: number;
  readonly children?: unknown;
  readonly [key: string]: unknown;
};

/** Bits of a text node's `format`, in the order their tags are nested. */
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

/** What begins the last line of a quotation that says whose words they are. */
export const QUOTE_SOURCE_MARK = '— ';

const isNode = (value: unknown): value is TextNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The nodes under a node, or of a whole text. */
export function childrenOf(parent: { readonly children?: unknown }): TextNode[] {
  return Array.isArray(parent.children) ? parent.children.filter(isNode) : [];
}
