import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { textBlock, type TextBlockKind } from '../rich-text/embeds.ts';
import { childrenOf, type TextNode } from '../rich-text/nodes.ts';

/** Inline nodes. */
const INLINE: ReadonlySet<string> = new Set(['text', 'linebreak', 'tab', 'link', 'autolink']);

/** What stands for a block between the paragraphs; a quotation's own words do. */
const IN_PLACE_OF: Readonly<Record<TextBlockKind, string>> = {
  pictures: '[Picture set]',
  video: '[Video]',
  gallery: '[Gallery]',
  result: '[Session result]',
  standings: '[Standings]',
  quotation: '',
};
/** The texts that editors type into blocks. */
const TYPED = ['text', 'source', 'caption'];

function lineOf(node: TextNode): string {
  if (node.type === 'text') return textIn(node, 'text');
  if (node.type === 'linebreak') return '\n';
  return childrenOf(node).map(lineOf).join('');
}

function linesOf(node: TextNode): string[] {
  const children = childrenOf(node);
  const block = textBlock(node);
  if (block !== null)
    return [IN_PLACE_OF[block.kind], ...TYPED.map((name) => textIn(block.fields, name))].filter(Boolean);
  if (node.type === 'upload') return ['[Picture]'];
  if (node.type === 'horizontalrule') return ['———'];
  if (children.length === 0 || children.some(({ type }) => INLINE.has(type))) return [lineOf(node)];
  return children.flatMap(linesOf);
}

/** A rich text as plain lines, in reading order. */
export const textOfRichText = (value: unknown): string =>
  childrenOf(propertyOf(value, 'root')).flatMap(linesOf).join('\n');
