import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { parseHTML } from 'linkedom';
import type { SanitizedConfig } from 'payload';
import { editor } from './editor.ts';
import { childrenOf, type RichText, type TextNode } from './nodes.ts';

/** Converts HTML to rich text. Drops what the editor doesn't support. */
export type ToRichText = (html: string) => RichText;

/** The part of a browser's window that the converter reads. */
class Dom {
  readonly window: Window;

  constructor(html: string) {
    this.window = parseHTML(`<html><body>${html}</body></html>`);
    // The converter reads the number as a property.
    for (const list of this.window.document.querySelectorAll('ol[start]'))
      Object.assign(list, { start: Number(list.getAttribute('start')) || 1 });
  }
}

/** The converter writes picture ids as text. */
function withNumericIds(node: TextNode): TextNode {
  const children = childrenOf(node).map(withNumericIds);
  const inside = children.length > 0 ? { children } : {};
  return node.type === 'upload' ? { ...node, value: Number(node['value']) } : { ...node, ...inside };
}

/** Splits a paragraph around its pictures: in the editor, they are between paragraphs. */
function apartFromPictures(node: TextNode): TextNode[] {
  const children = childrenOf(node);
  if (node.type !== 'paragraph' || !children.some(({ type }) => type === 'upload')) return [node];
  const parts: TextNode[] = [];
  let inline: TextNode[] = [];
  for (const child of [...children, null]) {
    if (child !== null && child.type !== 'upload') inline.push(child);
    else {
      if (inline.length > 0) parts.push({ ...node, children: inline });
      if (child !== null) parts.push(child);
      inline = [];
    }
  }
  return parts;
}

/**
 * Creates a converter with the features of the CMS's editor. The editor has no captions and no attributions: an all-bold paragraph before a
 * table is its caption, and a last line starting with '— ' is a quotation's attribution (`to-html.ts`). Pictures have the attributes that
 * `cleanHtml` sets.
 */
export async function richTextConverter(config: SanitizedConfig): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  return (html) => {
    const { root } = convertHTMLToLexical({ editorConfig, html, JSDOM: Dom });
    const nodes = childrenOf(root).map(withNumericIds).flatMap(apartFromPictures);
    return { root: { ...root, children: nodes } };
  };
}
