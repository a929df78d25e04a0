import texts from './texts.json' with { type: 'json' };
import type { Language } from '../../../../lib/contract/languages.ts';
import { showCents } from '../../../../lib/contract/money.ts';
import { escapeHtml } from '../../../cms/rich-text/escape.ts';
import type { SandboxPayment } from '../../../payload-types.ts';
import { plainPage } from '../plain-page.ts';

/** The sandbox page's texts. */
export type SandboxTexts = Readonly<
  Record<
    'title' | 'note' | 'decided' | 'purpose' | 'amount' | 'approve' | 'decline' | 'leave' | 'back',
    string
  >
>;

export const SANDBOX_TEXTS: Readonly<Record<Language, SandboxTexts>> = texts;

/** The sandbox gateway's page. Once decided, it only offers the way back. */
export function sandboxPage(payment: SandboxPayment, language: Language): Response {
  const texts = SANDBOX_TEXTS[language];
  const back = escapeHtml(payment.return_url ?? '/');
  const isOpen = payment.state === 'open';
  const decisions = `<form method="post">
<button class="go" name="decision" value="approve">${escapeHtml(texts.approve)}</button>
<button name="decision" value="decline">${escapeHtml(texts.decline)}</button>
</form>`;
  return plainPage(
    language,
    texts.title,
    `<p class="note">${escapeHtml(isOpen ? texts.note : texts.decided)}</p>
<dl><dt>${escapeHtml(texts.purpose)}</dt><dd><bdi>${escapeHtml(payment.purpose ?? '')}</bdi></dd>
<dt>${escapeHtml(texts.amount)}</dt><dd class="amount"><bdi dir="ltr">${showCents(payment.amount_cents)}</bdi></dd></dl>
${isOpen ? decisions : ''}
<a class="leave" href="${back}">${escapeHtml(isOpen ? texts.leave : texts.back)}</a>`,
  );
}
