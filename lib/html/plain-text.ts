import 'server-only';
import sanitize from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The end of a heading, list item or source that has no punctuation of its own. */
const OPEN_END = /([\p{L}\p{N}])(?=(?:<\/[a-z]+>|\s)*<\/(?:h[1-6]|li|cite|footer|figcaption)\s*>)/giu;
const LINE_END =
  /<(?:\/(?:p|div|li|h[1-6]|blockquote|caption|dd|dt|t[dhr]|cite|footer|figcaption)|br\s*\/?)\s*>/gi;

/** The text of an editor's HTML, without markup, with single spaces, and a full stop after each heading, list item and source. */
export function plainText(html: string): string {
  const spaced = html.replace(OPEN_END, '$1.').replace(LINE_END, ' ');
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
