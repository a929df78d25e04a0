import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { parseHTML } from 'linkedom';
import type { SanitizedConfig } from 'payload';
import { editor } from '../cms/rich-text/editor.ts';
import type { RichText } from '../cms/rich-text/nodes.ts';

export type { RichText, TextNode } from '../cms/rich-text/nodes.ts';

/** Converts HTML to rich text. Drops what the editor doesn't support. */
export type ToRichText = (html: string) => RichText;

/** The part of a browser's window that the converter reads. */
class Dom {
  readonly window: Window;

  constructor(html: string) {
    this.window = parseHTML(`<html><body>${html}</body></html>`);
  }
}

/**
 * Makes a converter with the features of the CMS's editor. The editor has no captions and no attributions: an all-bold paragraph before a
 * table is its caption, and a last line that starts with '— ' says whom a quotation is by (`to-html.ts`).
 */
export async function richTextConverter(config: SanitizedConfig): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  return (html) => convertHTMLToLexical({ editorConfig, html, JSDOM: Dom });
}
