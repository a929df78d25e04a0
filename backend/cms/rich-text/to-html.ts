import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { attribute, escapeHtml, safeHref } from './escape.ts';
import { imageTag, type RichTextImage } from './image-tag.ts';
import {
  BOLD,
  childrenOf,
  HEADS_COLUMN,
  HEADS_ROW,
  QUOTE_SOURCE_MARK,
  TEXT_FORMATS,
  type TextNode,
} from './nodes.ts';

/** Finds a picture of the text by id; null leaves it out. Not called for pictures that are already populated. */
export type FindImage = (id: number) => RichTextImage | null;

type Writable = { readonly root: { readonly children?: unknown } } | null | undefined;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Converts rich text to HTML: p, h2–h4, ul/ol, blockquote, table, figure, hr and inline marks, without classes or styles. Two editors'
 * conventions are supported: the last line of a quotation is its attribution if it starts with '— ', and an all-bold paragraph right before
 * a table is its caption.
 */
export function toHtml(text: Writable, findImage: FindImage = () => null): string {
  return text ? writeAll(childrenOf(text.root), findImage) : '';
}

/** Ids of the pictures in a text that aren't populated. */
export function imageIdsIn(text: Writable): number[] {
  const walk = (node: TextNode): number[] =>
    node.type === 'upload' && typeof node.value === 'number' ? [node.value] : childrenOf(node).flatMap(walk);
  return text ? childrenOf(text.root).flatMap(walk) : [];
}

/** Rich text as plain text, for search and for fields without HTML. */
export function toPlainText(text: Writable): string {
  const walk = (node: TextNode): string =>
    node.type === 'linebreak'
      ? '\n'
      : node.type === 'text'
        ? textOf(node.text)
        : childrenOf(node).map(walk).join('');
  return text ? childrenOf(text.root).map(walk).join('\n').trim() : '';
}

function writeAll(nodes: readonly TextNode[], findImage: FindImage): string {
  let html = '';
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    const next = nodes[index + 1];
    if (!node) continue;
    if (next?.type === 'table' && isCaption(node)) {
      html += writeTable(next, findImage, node);
      index += 1;
    } else {
      html += writeNode(node, findImage);
    }
  }
  return html;
}

function writeNode(node: TextNode, findImage: FindImage): string {
  switch (node.type) {
    case 'text':
      return writeText(node);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return '\t';
    case 'paragraph': {
      const inner = writeAll(childrenOf(node), findImage);
      return inner === '' ? '' : `<p>${inner}</p>`;
    }
    case 'heading': {
      const tag = ['h2', 'h3', 'h4'].includes(textOf(node.tag)) ? textOf(node.tag) : 'h2';
      return `<${tag}>${writeAll(childrenOf(node), findImage)}</${tag}>`;
    }
    case 'quote':
      return writeQuote(node, findImage);
    case 'list': {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      const start = tag === 'ol' && numberOf(node.start) > 1 ? attribute('start', String(node.start)) : '';
      return `<${tag}${start}>${writeItems(childrenOf(node), findImage)}</${tag}>`;
    }
    case 'link':
    case 'autolink':
      return writeLink(node, findImage);
    case 'horizontalrule':
      return '<hr>';
    case 'table':
      return writeTable(node, findImage);
    case 'upload':
      return imageTag(node.value, findImage);
    default:
      return writeAll(childrenOf(node), findImage);
  }
}

function writeText(node: TextNode): string {
  const format = numberOf(node.format);
  const tags = TEXT_FORMATS.filter(({ bit }) => (format & bit) !== 0).map(({ tag }) => tag);
  const open = tags.map((tag) => `<${tag}>`).join('');
  const close = tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('');
  return open + escapeHtml(textOf(node.text)) + close;
}

function writeLink(node: TextNode, findImage: FindImage): string {
  const inner = writeAll(childrenOf(node), findImage);
  const href = safeHref(textIn(node.fields, 'url'));
  if (href === null) return inner;
  const tab = propertyOf(node.fields, 'newTab') === true ? ' target="_blank" rel="noopener"' : '';
  return `<a${attribute('href', href)}${tab}>${inner}</a>`;
}

/** The editor makes a nested list an item of its own; in HTML it belongs inside the item before it. */
function writeItems(items: readonly TextNode[], findImage: FindImage): string {
  const written: string[] = [];
  for (const item of items) {
    const children = childrenOf(item);
    const isNested = children.length > 0 && children.every((child) => child.type === 'list');
    const inner = writeAll(children, findImage);
    if (isNested && written.length > 0) written.push(`${written.pop() ?? ''}${inner}`);
    else written.push(`<li>${inner}`);
  }
  return written.map((item) => `${item}</li>`).join('');
}

/** A quotation that was pasted or imported has paragraphs of its own, which become its lines. */
const linesOf = (quote: TextNode): TextNode[] =>
  childrenOf(quote).flatMap((child, index): TextNode[] => {
    if (child.type !== 'paragraph') return [child];
    return [...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []), ...childrenOf(child)];
  });

function writeQuote(node: TextNode, findImage: FindImage): string {
  const children = linesOf(node);
  const lastBreak = children.findLastIndex((child) => child.type === 'linebreak');
  const first = children[lastBreak + 1];
  const isSigned =
    lastBreak > 0 && first?.type === 'text' && textOf(first.text).startsWith(QUOTE_SOURCE_MARK);
  if (!isSigned) return `<blockquote><p>${writeAll(children, findImage)}</p></blockquote>`;
  const source = [
    { ...first, text: textOf(first.text).slice(QUOTE_SOURCE_MARK.length) },
    ...children.slice(lastBreak + 2),
  ];
  return `<blockquote><p>${writeAll(children.slice(0, lastBreak), findImage)}</p><footer>${writeAll(source, findImage)}</footer></blockquote>`;
}

function isCaption(node: TextNode): boolean {
  const children = childrenOf(node);
  return (
    node.type === 'paragraph' &&
    children.length > 0 &&
    children.every((child) => child.type === 'text' && (numberOf(child.format) & BOLD) !== 0)
  );
}

function writeTable(table: TextNode, findImage: FindImage, caption?: TextNode): string {
  const rows = childrenOf(table);
  const isHead = (row: TextNode) =>
    childrenOf(row).every((cell) => (numberOf(cell.headerState) & HEADS_COLUMN) !== 0);
  const firstOfBody = rows.findIndex((row) => !isHead(row));
  const headLength = firstOfBody === -1 ? rows.length : firstOfBody;
  const write = (part: readonly TextNode[]) =>
    part.map((row) => `<tr>${writeCells(row, findImage)}</tr>`).join('');
  const words = caption
    ? childrenOf(caption)
        .map((child) => escapeHtml(textOf(child.text)))
        .join('')
    : '';
  return [
    '<table>',
    words === '' ? '' : `<caption>${words}</caption>`,
    headLength === 0 ? '' : `<thead>${write(rows.slice(0, headLength))}</thead>`,
    `<tbody>${write(rows.slice(headLength))}</tbody>`,
    '</table>',
  ].join('');
}

function writeCells(row: TextNode, findImage: FindImage): string {
  return childrenOf(row)
    .map((cell) => {
      const state = numberOf(cell.headerState);
      const tag = state === 0 ? 'td' : 'th';
      const scope = state === 0 ? '' : attribute('scope', (state & HEADS_ROW) !== 0 ? 'row' : 'col');
      const span = (name: 'colSpan' | 'rowSpan') =>
        numberOf(cell[name]) > 1 ? attribute(name.toLowerCase(), String(cell[name])) : '';
      return `<${tag}${scope}${span('colSpan')}${span('rowSpan')}>${writeCell(cell, findImage)}</${tag}>`;
    })
    .join('');
}

/** A cell with a single paragraph is written without the p. */
function writeCell(cell: TextNode, findImage: FindImage): string {
  const children = childrenOf(cell);
  const only = children.length === 1 ? children[0] : undefined;
  return only?.type === 'paragraph' ? writeAll(childrenOf(only), findImage) : writeAll(children, findImage);
}
