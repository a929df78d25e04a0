const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** ' name="value"'. */
export const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

const SAFE_HREF = /^(https?:\/\/|mailto:|tel:|\/|#)/i;

/** A link's address if its kind is one that a text may have, else null. A bare 'example.nz/x' counts as a web address. */
export function safeHref(url: string): string | null {
  const address = url.trim();
  if (SAFE_HREF.test(address)) return address;
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : null;
}
