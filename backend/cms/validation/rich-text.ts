import { safeHref } from '../rich-text/escape.ts';
import { isRecordLink, linkedRecord } from '../rich-text/linked-record.ts';
import { TEXT_BLOCKS } from '../rich-text/embeds.ts';
import { badJson } from './json-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The node types that the editor produces (`rich-text/editor.ts`). */
const NODE_TYPES: ReadonlySet<unknown> = new Set([
  'paragraph',
  'heading',
  'text',
  'linebreak',
  'tab',
  'quote',
  'list',
  'listitem',
  'link',
  'autolink',
  'horizontalrule',
  'table',
  'tablerow',
  'tablecell',
  'upload',
  'block',
]);
/** The editor's placeholder while a link's address or record is still being chosen. */
const UNFINISHED_LINK = 'https://';
export const NOT_RICH_TEXT = 'This isn’t rich text. Write it in the editor.';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsentOr = (type: 'string' | 'number', value: unknown): boolean =>
  value === undefined || value === null || typeof value === type;

/** What is wrong with a node by itself; null if nothing. */
function badNode(node: Fields, isDraft: boolean): string | null {
  if (!NODE_TYPES.has(node.type)) return NOT_RICH_TEXT;
  if (node.children !== undefined && !Array.isArray(node.children)) return NOT_RICH_TEXT;
  switch (node.type) {
    case 'text':
      return typeof node.text === 'string' && isAbsentOr('number', node.format) ? null : NOT_RICH_TEXT;
    case 'heading':
      return typeof node.tag === 'string' ? null : NOT_RICH_TEXT;
    case 'upload': {
      const id = isFields(node.value) ? node.value.id : node.value;
      return typeof id === 'number' && typeof node.relationTo === 'string' ? null : NOT_RICH_TEXT;
    }
    case 'block':
      return TEXT_BLOCKS.some((kind) => isFields(node.fields) && kind === node.fields.blockType)
        ? null
        : NOT_RICH_TEXT;
    case 'link':
    case 'autolink': {
      if (isRecordLink(node.fields)) return linkedRecord(node.fields) === null ? NOT_RICH_TEXT : null;
      if (!isFields(node.fields) || typeof node.fields.url !== 'string') return NOT_RICH_TEXT;
      const { url } = node.fields;
      if (isDraft && url === UNFINISHED_LINK) return null;
      return safeHref(url) === null ? `“${url.slice(0, 80)}” can’t be used as a link.` : null;
    }
    default:
      return null;
  }
}

/**
 * Validates the structure of a rich text, and its links against the link rule.
 * @param isDraft a draft is stored while a link is being chosen; it is shown without that link
 * @returns the problem, worded for an editor; null if there is none
 */
export function badRichText(value: unknown, isDraft = false): string | null {
  const json = badJson(value);
  if (json !== null)
    return json === 'depth' ? NOT_RICH_TEXT : 'This contains characters that can’t be saved.';
  if (!isFields(value) || !isFields(value.root) || !Array.isArray(value.root.children)) return NOT_RICH_TEXT;
  const rest: unknown[] = [...value.root.children];
  while (rest.length > 0) {
    const node = rest.pop();
    const bad = isFields(node) ? badNode(node, isDraft) : NOT_RICH_TEXT;
    if (bad !== null) return bad;
    const children: unknown = isFields(node) ? node.children : null;
    if (Array.isArray(children)) rest.push(...children);
  }
  return null;
}

/** Whether a stored rich text can be written as HTML; anything extra in it is ignored (`rich-text/to-html.ts`). */
export const isReadableText = (value: unknown): boolean =>
  isFields(value) && isFields(value.root) && badJson(value) !== 'depth';
