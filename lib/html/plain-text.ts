import 'server-only';
import sanitize from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of an editor's HTML, without markup and with single spaces. */
export function plainText(html: string): string {
  const spaced = html.replace(
    /<(?:\/(?:p|div|li|h[1-6]|blockquote|caption|dd|dt|t[dhr])|br\s*\/?)\s*>/gi,
    ' ',
  );
  return sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
