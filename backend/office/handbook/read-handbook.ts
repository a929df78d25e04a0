import { HANDBOOK_PATH } from '../entries.ts';

/** Inline content of a paragraph. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly children: readonly Inline[] }
  /** `href` is null for pages that the CMS doesn't have. */
  | { readonly kind: 'link'; readonly href: string | null; readonly children: readonly Inline[] };
export type Words = readonly Inline[];

/** The handbook's pages: each is the Markdown file of that name in docs. */
export const HANDBOOK_PAGES = ['office', 'edit', 'timing'] as const;
export type HandbookPage = (typeof HANDBOOK_PAGES)[number];

/** A part of the handbook. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly words: Words }
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Words[] }
  /** Lines to be typed or sent as they are. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
  /** `file` is its name in the folder of the handbook's pictures. */
  | { readonly kind: 'picture'; readonly file: string; readonly description: string };

/** The anchor of a heading on its page, as repositories generate it. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** The CMS's address of a page; the handbook opens at the first. */
export const pageAddress = (page: HandbookPage): string =>
  page === HANDBOOK_PAGES[0] ? HANDBOOK_PATH : `${HANDBOOK_PATH}?page=${page}`;

/** An address that the CMS can open: another site's, a heading of the same page, or a page of the handbook. */
function addressOf(target: string): string | null {
  if (/^(?:https:\/\/|#)/.test(target)) return target;
  const [, file, heading = ''] = /^([a-z]+)\.md(#.*)?$/.exec(target) ?? [];
  const page = HANDBOOK_PAGES.find((each) => each === file);
  return page === undefined ? null : pageAddress(page) + heading;
}

const INLINE =
  /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|(?<![\p{L}\d])_(?<em>.+?)_(?![\p{L}\d])|\[(?<label>[^\]]+)\]\((?<target>[^)\s]+)\)/u;

/** Reads the emphasis, code and links in a text. */
export function readWords(text: string): Words {
  const found = INLINE.exec(text);
  if (found === null) return text === '' ? [] : [{ kind: 'text', text }];
  const { code, strong, em, label = '', target = '' } = found.groups ?? {};
  const one = (): Inline => {
    if (code !== undefined) return { kind: 'code', text: code };
    if (strong !== undefined) return { kind: 'strong', children: readWords(strong) };
    if (em !== undefined) return { kind: 'em', children: readWords(em) };
    return { kind: 'link', href: addressOf(target), children: readWords(label) };
  };
  return [
    ...readWords(text.slice(0, found.index)),
    one(),
    ...readWords(text.slice(found.index + found[0].length)),
  ];
}

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

function readTable([head = '', , ...rows]: readonly string[]): Block {
  const words = (line: string) => cellsOf(line).map(readWords);
  return { kind: 'table', head: words(head), rows: rows.map(words) };
}

/** The marker at the start of a list item. */
const ITEM = /^(?:-|\d+\.) /;

function readList(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines)
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  return { kind: 'list', isOrdered: !lines[0]?.startsWith('- '), items: items.map(readWords) };
}

const HEADING = /^(#{1,4}) (.+)$/;
const PICTURE = /^!\[([^\]]*)\]\(office\/([a-z\d-]+\.webp)\)$/;

function readBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  const [, marks, title = ''] = HEADING.exec(first) ?? [];
  if (marks !== undefined)
    return { kind: 'heading', level: marks.length, id: idOf(title), words: readWords(title) };
  const [, description = '', file] = PICTURE.exec(lines.join(' ')) ?? [];
  if (file !== undefined) return { kind: 'picture', file, description };
  if (first.startsWith('|')) return readTable(lines);
  if (ITEM.test(first)) return readList(lines);
  return { kind: 'paragraph', words: readWords(lines.join(' ')) };
}

const readText = (markdown: string): readonly Block[] =>
  markdown
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(readBlock);

/** Code between two fences; it may have blank lines. */
const FENCED = /^```[a-z]*\n([\s\S]*?)\n```$/m;

/**
 * Reads the handbook's Markdown: headings, paragraphs, lists of one level, tables and pictures, with blank lines between them, and fenced
 * code.
 */
export const readHandbook = (markdown: string): readonly Block[] =>
  // Every second part is one that the pattern matched.
  markdown
    .split(FENCED)
    .flatMap((part, place): readonly Block[] =>
      place % 2 === 1 ? [{ kind: 'code', text: part }] : readText(part),
    );

/** The title of a page: its first heading. */
export const titleOf = (blocks: readonly Block[]): string => {
  const heading = blocks.find((block) => block.kind === 'heading');
  return heading?.kind === 'heading'
    ? heading.words.map((word) => ('text' in word ? word.text : '')).join('')
    : '';
};
