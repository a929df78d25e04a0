import type { Language } from '../../lib/contract/languages.ts';
import { plainPage } from '../payments/plain-page.ts';
import { escapeHtml } from '../rich-text/escape.ts';
import texts from './payment-page-texts.json' with { type: 'json' };

const TEXTS: Readonly<Record<Language, Readonly<Record<'title' | 'note' | 'go', string>>>> = texts;

/**
 * The way to a payment page of another origin. A browser does not follow a form there (the site's `form-action` is its own origin);
 * a link it does.
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
