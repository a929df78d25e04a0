import { linkAddress } from '../../../lib/contract/link-address.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** ' name="value"'. */
export const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

/** A link's address if it is allowed in a text, else null. A bare 'example.nz/x' counts as a web address. */
export function safeHref(url: string): string | null {
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url.trim());
  return linkAddress(isBare ? `https://${url.trim()}` : url);
}
