export type { ToRichText } from '../../cms/rich-text/from-html.ts';
export type { RichText, TextNode } from '../../cms/rich-text/nodes.ts';
export { childrenOf } from '../../cms/rich-text/nodes.ts';
