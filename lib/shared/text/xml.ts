/** One serialised XML element. */
type Xml = { readonly xml: string };
type Content = string | number | Xml | null | readonly (Xml | null)[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids, even escaped. */
const FORBIDDEN = new RegExp('[^\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]', 'gu');

/** Text escaped for an element or a quoted attribute. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/**
 * Serialises an element. Strings and numbers become escaped text; elements are nested; null is left out.
 * @param attributes values are escaped; undefined ones are left out
 */
export function element(
  name: string,
  content: Content = null,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
): Xml {
  const attributesXml = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  const inside = contentXml(content);
  return {
    xml: inside === '' ? `<${name}${attributesXml}/>` : `<${name}${attributesXml}>${inside}</${name}>`,
  };
}

/** An element, or null for an empty text: most formats reject empty elements. */
export const textElement = (name: string, text: string): Xml | null =>
  text === '' ? null : element(name, text);

/** A whole document with its declaration. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;

function contentXml(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string' || typeof content === 'number') return escapeXml(String(content));
  if ('xml' in content) return content.xml;
  return content.map((child) => child?.xml ?? '').join('');
}
