import type { Language } from '../../../lib/contract/languages.ts';
import { showCents } from '../../../lib/contract/money.ts';
import { escapeHtml } from '../../rich-text/escape.ts';
import type { SandboxPayment } from '../../payload-types.ts';
import { plainPage } from '../plain-page.ts';
import { SANDBOX_TEXTS } from './texts.ts';

/** The page of the sandbox gateway. One that was decided before offers the way back alone. */
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
