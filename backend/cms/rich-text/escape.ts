import { linkAddress } from '../../../lib/contract/link-address.ts';
import { escapeHtml } from '../../../lib/shared/text/escape-html.ts';

/** ' name="value"'. */
export const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

/** A link's address if it is allowed in a text, else null. A bare 'example.nz/x' counts as a web address. */
export function safeHref(url: string): string | null {
  const isBare = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url.trim());
  return linkAddress(isBare ? `https://${url.trim()}` : url);
}
