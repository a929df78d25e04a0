import { DomUtils, parseDocument } from 'htmlparser2';
import { safeHref } from './escape.ts';
import {
  BOLD,
  HEADS_COLUMN,
  HEADS_ROW,
  QUOTE_SOURCE_MARK,
  TEXT_FORMATS,
  type RichText,
  type TextNode,
} from './nodes.ts';
import {
  cellNode,
  headingNode,
  lineBreak,
  linkNode,
  listItem,
  listNode,
  paragraph,
  quoteNode,
  ruleNode,
  tableNode,
  tableRow,
  textNode,
} from './make-nodes.ts';

type Dom = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Dom, { attribs: unknown }>;

const FORMAT_OF_TAG: Readonly<Record<string, number>> = {
  ...Object.fromEntries(TEXT_FORMATS.map(({ bit, tag }) => [tag, bit])),
  b: BOLD,
  i: 2,
  del: 4,
};

/** Elements whose content is not for readers. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'iframe']);

const isElement = (node: Dom): node is Element => DomUtils.isTag(node);

/**
 * Reads HTML into a long text of the CMS, the reverse of `toHtml`: p, h2–h4 (h1 becomes h2), lists, blockquote with footer,
 * tables with caption, hr, links and inline marks. What it does not know is replaced by what is inside of it; pictures are left out.
 */
export function fromHtml(html: string): RichText {
  const blocks = readBlocks(parseDocument(html).children);
  return {
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: 'ltr',
      children: blocks.length > 0 ? blocks : [paragraph([])],
    },
  };
}

function readBlocks(nodes: readonly Dom[]): TextNode[] {
  const blocks: TextNode[] = [];
  let loose: TextNode[] = [];
  const closeLoose = () => {
    const line = trimLine(loose);
    if (line.length > 0) blocks.push(paragraph(line));
    loose = [];
  };
  for (const node of nodes) {
    const made = isElement(node) ? readBlock(node) : null;
    if (made === null) {
      loose.push(...readInline(node, 0));
    } else {
      closeLoose();
      blocks.push(...made);
    }
  }
  closeLoose();
  return blocks;
}

/** The blocks that an element makes, or null if it is part of a line of text. */
function readBlock(element: Element): TextNode[] | null {
  switch (element.name) {
    case 'p': {
      const line = readLine(element.children);
      return line.length > 0 ? [paragraph(line)] : [];
    }
    case 'h1':
    case 'h2':
      return [headingNode('h2', readLine(element.children))];
    case 'h3':
      return [headingNode('h3', readLine(element.children))];
    case 'h4':
    case 'h5':
    case 'h6':
      return [headingNode('h4', readLine(element.children))];
    case 'ul':
    case 'ol':
      return [readList(element)];
    case 'blockquote':
      return [readQuote(element)];
    case 'table':
      return readTable(element);
    case 'hr':
      return [ruleNode()];
    case 'div':
    case 'section':
    case 'article':
    case 'figure':
      return readBlocks(element.children);
    case 'img':
    case 'figcaption':
    case 'script':
    case 'style':
      return [];
    default:
      return null;
  }
}

function readInline(node: Dom, format: number): TextNode[] {
  if (DomUtils.isText(node)) {
    const text = node.data.replace(/\s+/g, ' ');
    return text === '' ? [] : [textNode(text, format)];
  }
  if (!isElement(node) || SILENT.has(node.name)) return [];
  if (node.name === 'br') return [lineBreak()];
  const inner = node.children.flatMap((child) => readInline(child, format | (FORMAT_OF_TAG[node.name] ?? 0)));
  if (node.name !== 'a') return inner;
  const href = safeHref(node.attribs.href ?? '');
  return href === null ? inner : [linkNode(href, node.attribs.target === '_blank', inner)];
}

const readLine = (nodes: readonly Dom[]): TextNode[] =>
  trimLine(nodes.flatMap((node) => readInline(node, 0)));

/** White space at both ends of a line is not part of it. */
function trimLine(line: readonly TextNode[]): TextNode[] {
  const isBlank = (node: TextNode | undefined) => node?.type === 'text' && String(node.text).trim() === '';
  const first = line.findIndex((node) => !isBlank(node));
  if (first === -1) return [];
  const last = line.findLastIndex((node) => !isBlank(node));
  return line.slice(first, last + 1).map((node, index, all) => {
    if (node.type !== 'text') return node;
    let text = String(node.text);
    if (index === 0) text = text.trimStart();
    if (index === all.length - 1) text = text.trimEnd();
    return { ...node, text };
  });
}

const isList = (node: Dom): node is Element => isElement(node) && (node.name === 'ul' || node.name === 'ol');

function readList(list: Element): TextNode {
  const items: TextNode[] = [];
  for (const child of list.children) {
    if (!isElement(child) || child.name !== 'li') continue;
    const line = readLine(child.children.filter((node) => !isList(node)));
    if (line.length > 0) items.push(listItem(line, items.length + 1));
    for (const nested of child.children.filter(isList))
      items.push(listItem([readList(nested)], items.length + 1));
  }
  return listNode(list.name === 'ol', Number(list.attribs.start ?? 1), items);
}

function readQuote(quote: Element): TextNode {
  const isSource = (node: Dom): node is Element =>
    isElement(node) && (node.name === 'footer' || node.name === 'cite');
  const paragraphs = quote.children.filter((node): node is Element => isElement(node) && node.name === 'p');
  const lines =
    paragraphs.length > 0
      ? paragraphs.map((line) => readLine(line.children))
      : [readLine(quote.children.filter((node) => !isSource(node)))];
  const words = lines.flatMap((line, index) => (index === 0 ? line : [lineBreak(), ...line]));
  const source = quote.children.filter(isSource).flatMap((node) => readLine(node.children));
  return quoteNode(
    source.length === 0 ? words : [...words, lineBreak(), textNode(QUOTE_SOURCE_MARK, 0), ...source],
  );
}

function readTable(table: Element): TextNode[] {
  const elements = (parent: Element, names: readonly string[]) =>
    parent.children.filter((node): node is Element => isElement(node) && names.includes(node.name));
  const head = elements(table, ['thead']).flatMap((part) => elements(part, ['tr']));
  const body = [
    ...elements(table, ['tbody', 'tfoot']).flatMap((part) => elements(part, ['tr'])),
    ...elements(table, ['tr']),
  ];
  const readRow = (row: Element, isHead: boolean) =>
    tableRow(
      elements(row, ['th', 'td']).map((cell) => {
        const state = isHead ? HEADS_COLUMN : cell.name === 'th' ? HEADS_ROW : 0;
        return cellNode(
          state,
          Number(cell.attribs.colspan ?? 1),
          Number(cell.attribs.rowspan ?? 1),
          readLine(cell.children),
        );
      }),
    );
  const caption = elements(table, ['caption']).flatMap((node) =>
    node.children.flatMap((child) => readInline(child, BOLD)),
  );
  const rows = [...head.map((row) => readRow(row, true)), ...body.map((row) => readRow(row, false))];
  return [...(caption.length > 0 ? [paragraph(trimLine(caption))] : []), tableNode(rows)];
}
