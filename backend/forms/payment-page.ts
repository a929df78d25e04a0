import type { Language } from '../../lib/contract/languages.ts';
import { plainPage } from '../kernel/http/plain-page.ts';
import { escapeHtml } from '../../lib/shared/text/escape-html.ts';
import texts from './payment-page-texts.json' with { type: 'json' };

const TEXTS: Readonly<Record<Language, Readonly<Record<'title' | 'note' | 'go', string>>>> = texts;

/**
 * A page with a link to a payment page on another origin. Browsers don't follow a form's redirect there (the site's `form-action` is its
 * own origin), but they do follow a link.
 */
export function paymentPage(address: string, language: Language): Response {
  const { title, note, go } = TEXTS[language];
  return plainPage(
    language,
    title,
    `<p class="note">${escapeHtml(note)}</p>
<a class="go" href="${escapeHtml(address)}">${escapeHtml(go)}</a>`,
  );
}
