import type { TextNode } from './nodes.ts';

/* Nodes as the editor itself writes them. */

const block = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;

export const textNode = (text: string, format: number): TextNode => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});

export const lineBreak = (): TextNode => ({ type: 'linebreak', version: 1 });

export const ruleNode = (): TextNode => ({ type: 'horizontalrule', version: 1 });

export const paragraph = (children: TextNode[]): TextNode => ({
  ...block,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children,
});

export const headingNode = (tag: 'h2' | 'h3' | 'h4', children: TextNode[]): TextNode => ({
  ...block,
  type: 'heading',
  tag,
  children,
});

export const quoteNode = (children: TextNode[]): TextNode => ({ ...block, type: 'quote', children });

export const listItem = (children: TextNode[], value: number): TextNode => ({
  ...block,
  type: 'listitem',
  value,
  children,
});

export const listNode = (isNumbered: boolean, start: number, children: TextNode[]): TextNode => ({
  ...block,
  type: 'list',
  listType: isNumbered ? 'number' : 'bullet',
  tag: isNumbered ? 'ol' : 'ul',
  start,
  children,
});

export const linkNode = (url: string, newTab: boolean, children: TextNode[]): TextNode => ({
  ...block,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab },
  children,
});

export const cellNode = (
  headerState: number,
  colSpan: number,
  rowSpan: number,
  line: TextNode[],
): TextNode => ({
  ...block,
  type: 'tablecell',
  headerState,
  colSpan,
  rowSpan,
  backgroundColor: null,
  children: [paragraph(line)],
});

export const tableRow = (children: TextNode[]): TextNode => ({ ...block, type: 'tablerow', children });

export const tableNode = (children: TextNode[]): TextNode => ({ ...block, type: 'table', children });
