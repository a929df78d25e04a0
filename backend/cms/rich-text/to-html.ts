import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { escapeHtml } from '../../../lib/shared/text/escape-html.ts';
import { attribute, safeHref } from './escape.ts';
import { imageTag, type RichTextImage } from './image-tag.ts';
import { embedOf, idsInBlock, textBlock } from './embeds.ts';
import { isRecordLink, linkedRecord, type LinkedRecord } from './linked-record.ts';
import {
  BOLD,
  childrenOf,
  HEADS_COLUMN,
  HEADS_ROW,
  QUOTE_SOURCE_MARK,
  TEXT_FORMATS,
  type TextNode,
} from './nodes.ts';

/** Finds the records that a text refers to. */
export type TextRecords = {
  /** A picture by its id; null leaves it out. Not called for pictures that are already populated. */
  readonly image: (id: number) => RichTextImage | null;
  /** The address of a linked record's page; null leaves the text without a link. */
  readonly address: (record: LinkedRecord) => string | null;
  /** The name of such a record. */
  readonly name?: (record: LinkedRecord) => string;
};

const NOTHING: TextRecords = { image: () => null, address: () => null };

type Writable = { readonly root: { readonly children?: unknown } } | null | undefined;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Converts rich text to HTML: p, h2–h4, ul/ol, blockquote, table, figure, hr and inline marks, without classes or styles. Two editors'
 * conventions are supported: the last line of a quotation is its attribution if it starts with '— ', and an all-bold paragraph right before
 * a table is its caption.
 */
export function toHtml(text: Writable, records: TextRecords = NOTHING): string {
  return text ? writeAll(childrenOf(text.root), records) : '';
}

/** Ids of the pictures in a text that aren't populated. */
export function imageIdsIn(text: Writable): number[] {
  const walk = (node: TextNode): number[] => {
    const block = textBlock(node);
    if (block !== null) return idsInBlock(block, 'media');
    return node.type === 'upload' && typeof node.value === 'number'
      ? [node.value]
      : childrenOf(node).flatMap(walk);
  };
  return text ? childrenOf(text.root).flatMap(walk) : [];
}

/** The records that a text links to, and those whose results it shows. */
export function linkedRecordsIn(text: Writable): LinkedRecord[] {
  const walk = (node: TextNode): LinkedRecord[] => [
    ...(node.type === 'link' ? [linkedRecord(node.fields)].filter((record) => record !== null) : []),
    ...racingIn(node),
    ...childrenOf(node).flatMap(walk),
  ];
  return text ? childrenOf(text.root).flatMap(walk) : [];
}

/** The session or championship that a block shows. */
function racingIn(node: TextNode): LinkedRecord[] {
  const block = textBlock(node);
  if (block === null) return [];
  return (['results', 'championships'] as const).flatMap((collection) =>
    idsInBlock(block, collection).map((id) => ({ collection, id })),
  );
}

/** A part of a text: the text between two embeds, or an embed. */
export type TextPart = { readonly text: { root: { children: TextNode[] } } } | { readonly embed: TextNode };

/** A text split into the parts that the site shows; [] without embeds. */
export function partsOf(text: Writable): TextPart[] {
  const nodes = text ? childrenOf(text.root) : [];
  if (!nodes.some((node) => embedOf(node) !== null)) return [];
  const parts: TextPart[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (embedOf(node) !== null) parts.push({ embed: node });
    else if (last && 'text' in last) last.text.root.children.push(node);
    else parts.push({ text: { root: { children: [node] } } });
  }
  return parts;
}

/** Separators between a node's block children. */
const BETWEEN: Readonly<Record<string, string>> = { list: '\n', table: '\n', tablerow: ' ', tablecell: '\n' };

function plainTextOf(node: TextNode): string {
  if (node.type === 'linebreak') return '\n';
  if (node.type === 'text') return textOf(node.text);
  if (node.type === 'block') return quotationOf(node).join('\n');
  return childrenOf(node)
    .map(plainTextOf)
    .join(BETWEEN[node.type] ?? '');
}

/** A quotation's text and attribution; [] for any other block. */
function quotationOf(node: TextNode): string[] {
  const block = textBlock(node);
  if (block?.kind !== 'quotation') return [];
  const content = textIn(block.fields, 'text').trim();
  return content === '' ? [] : [content, textIn(block.fields, 'source').trim()];
}

const plainLines = (nodes: readonly TextNode[]): string => nodes.map(plainTextOf).join('\n').trim();

/** Rich text as plain text, for fields without HTML. */
export const toPlainText = (text: Writable): string => (text ? plainLines(childrenOf(text.root)) : '');

/** A line with closing punctuation, so that in an excerpt it doesn't run into the next. */
const withEnd = (line: string): string => (line === '' || /\p{P}$/u.test(line) ? line : `${line}.`);

/** A node's text for excerpts: headings, quotations with their attribution, and list items are separated from what follows. */
function sentencesOf(node: TextNode): string {
  if (node.type === 'list') return childrenOf(node).map(sentencesOf).join('\n');
  if (node.type === 'block') return quotationOf(node).map(withEnd).join('\n');
  const text = plainTextOf(node).trim();
  return ['heading', 'quote', 'listitem'].includes(node.type) ? withEnd(text) : text;
}

/** Rich text for search: its sentences, and its tables, which don't make good excerpts. */
export function toSearchText(text: Writable): { readonly sentences: string; readonly tables: string } {
  const nodes = text ? childrenOf(text.root) : [];
  const isTable = ({ type }: TextNode) => type === 'table';
  return {
    sentences: nodes
      .filter((node) => !isTable(node))
      .map(sentencesOf)
      .join('\n')
      .trim(),
    tables: plainLines(nodes.filter(isTable)),
  };
}

function writeAll(nodes: readonly TextNode[], records: TextRecords): string {
  let html = '';
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    const next = nodes[index + 1];
    if (!node) continue;
    if (next?.type === 'table' && isCaption(node)) {
      html += writeTable(next, records, node);
      index += 1;
    } else {
      html += writeNode(node, records);
    }
  }
  return html;
}

function writeNode(node: TextNode, records: TextRecords): string {
  switch (node.type) {
    case 'text':
      return writeText(node);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return '\t';
    case 'paragraph': {
      const inner = writeAll(childrenOf(node), records);
      return inner === '' ? '' : `<p>${inner}</p>`;
    }
    case 'heading': {
      const tag = ['h2', 'h3', 'h4'].includes(textOf(node.tag)) ? textOf(node.tag) : 'h2';
      return `<${tag}>${writeAll(childrenOf(node), records)}</${tag}>`;
    }
    case 'quote':
      return writeQuote(node, records);
    case 'list': {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      const start = tag === 'ol' && numberOf(node.start) > 1 ? attribute('start', String(node.start)) : '';
      return `<${tag}${start}>${writeItems(childrenOf(node), records)}</${tag}>`;
    }
    case 'link':
    case 'autolink':
      return writeLink(node, records);
    case 'horizontalrule':
      return '<hr>';
    case 'table':
      return writeTable(node, records);
    case 'upload':
      return imageTag(node.value, records.image);
    case 'block':
      return writeBlock(node, records);
    default:
      return writeAll(childrenOf(node), records);
  }
}

/** A block as plain HTML, for readers that don't show embeds: feeds, search, other sites. */
function writeBlock(node: TextNode, records: TextRecords): string {
  const block = textBlock(node);
  if (block === null) return '';
  if (block.kind === 'quotation') return writeQuotation(node);
  const pictures = idsInBlock(block, 'media').map((id) => imageTag(id, records.image));
  const links = racingIn(node).map((record) => {
    const [path, name] = [records.address(record), records.name?.(record) ?? ''];
    return path === null || name === '' ? '' : `<p><a${attribute('href', path)}>${escapeHtml(name)}</a></p>`;
  });
  return [...pictures, ...links].join('');
}

function writeQuotation(node: TextNode): string {
  const [content = '', source = ''] = quotationOf(node).map((text) =>
    escapeHtml(text).replace(/\n+/g, '<br>'),
  );
  if (content === '') return '';
  return `<blockquote><p>${content}</p>${source === '' ? '' : `<footer>${source}</footer>`}</blockquote>`;
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

function writeLink(node: TextNode, records: TextRecords): string {
  const inner = writeAll(childrenOf(node), records);
  const record = linkedRecord(node.fields);
  const href = isRecordLink(node.fields)
    ? record && records.address(record)
    : safeHref(textIn(node.fields, 'url'));
  if (href === null) return inner;
  const tab = propertyOf(node.fields, 'newTab') === true ? ' target="_blank" rel="noopener"' : '';
  return `<a${attribute('href', href)}${tab}>${inner}</a>`;
}

/** The editor makes a nested list a separate item; in HTML it belongs inside the item before it. */
function writeItems(items: readonly TextNode[], records: TextRecords): string {
  const written: string[] = [];
  for (const item of items) {
    const children = childrenOf(item);
    const isNested = children.length > 0 && children.every((child) => child.type === 'list');
    const inner = writeAll(children, records);
    if (isNested && written.length > 0) written.push(`${written.pop() ?? ''}${inner}`);
    else written.push(`<li>${inner}`);
  }
  return written.map((item) => `${item}</li>`).join('');
}

/** A pasted or imported quotation may contain paragraphs, which become its lines. */
const linesOf = (quote: TextNode): TextNode[] =>
  childrenOf(quote).flatMap((child, index): TextNode[] => {
    if (child.type !== 'paragraph') return [child];
    return [...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []), ...childrenOf(child)];
  });

function writeQuote(node: TextNode, records: TextRecords): string {
  const children = linesOf(node);
  const lastBreak = children.findLastIndex((child) => child.type === 'linebreak');
  const first = children[lastBreak + 1];
  const isSigned =
    lastBreak > 0 && first?.type === 'text' && textOf(first.text).startsWith(QUOTE_SOURCE_MARK);
  if (!isSigned) return `<blockquote><p>${writeAll(children, records)}</p></blockquote>`;
  const source = [
    { ...first, text: textOf(first.text).slice(QUOTE_SOURCE_MARK.length) },
    ...children.slice(lastBreak + 2),
  ];
  return `<blockquote><p>${writeAll(children.slice(0, lastBreak), records)}</p><footer>${writeAll(source, records)}</footer></blockquote>`;
}

function isCaption(node: TextNode): boolean {
  const children = childrenOf(node);
  return (
    node.type === 'paragraph' &&
    children.length > 0 &&
    children.every((child) => child.type === 'text' && (numberOf(child.format) & BOLD) !== 0)
  );
}

function writeTable(table: TextNode, records: TextRecords, caption?: TextNode): string {
  const rows = childrenOf(table);
  const isHead = (row: TextNode) =>
    childrenOf(row).every((cell) => (numberOf(cell.headerState) & HEADS_COLUMN) !== 0);
  const firstOfBody = rows.findIndex((row) => !isHead(row));
  const headLength = firstOfBody === -1 ? rows.length : firstOfBody;
  const write = (part: readonly TextNode[]) =>
    part.map((row) => `<tr>${writeCells(row, records)}</tr>`).join('');
  const content = caption
    ? childrenOf(caption)
        .map((child) => escapeHtml(textOf(child.text)))
        .join('')
    : '';
  return [
    '<table>',
    content === '' ? '' : `<caption>${content}</caption>`,
    headLength === 0 ? '' : `<thead>${write(rows.slice(0, headLength))}</thead>`,
    `<tbody>${write(rows.slice(headLength))}</tbody>`,
    '</table>',
  ].join('');
}

function writeCells(row: TextNode, records: TextRecords): string {
  return childrenOf(row)
    .map((cell) => {
      const state = numberOf(cell.headerState);
      const tag = state === 0 ? 'td' : 'th';
      const scope = state === 0 ? '' : attribute('scope', (state & HEADS_ROW) !== 0 ? 'row' : 'col');
      const span = (name: 'colSpan' | 'rowSpan') =>
        numberOf(cell[name]) > 1 ? attribute(name.toLowerCase(), String(cell[name])) : '';
      return `<${tag}${scope}${span('colSpan')}${span('rowSpan')}>${writeCell(cell, records)}</${tag}>`;
    })
    .join('');
}

/** A cell with a single paragraph is written without the p. */
function writeCell(cell: TextNode, records: TextRecords): string {
  const children = childrenOf(cell);
  const only = children.length === 1 ? children[0] : undefined;
  return only?.type === 'paragraph' ? writeAll(childrenOf(only), records) : writeAll(children, records);
}
