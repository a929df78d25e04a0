import texts from './texts.json' with { type: 'json' };
import type { Language } from '../../../../lib/contract/languages.ts';
import { showCents } from '../../../../lib/contract/money.ts';
import { escapeHtml } from '../../../../lib/shared/text/escape-html.ts';
import type { SandboxPayment } from '../../../payload-types.ts';
import { formatMessage } from '../../../kernel/messages/format-message.ts';
import { msg } from '../../../kernel/messages/messages.ts';
import { plainPage } from '../../../kernel/http/plain-page.ts';

/** The sandbox page's texts. */
export type SandboxTexts = Readonly<
  Record<
    'title' | 'note' | 'decided' | 'purpose' | 'amount' | 'email' | 'approve' | 'decline' | 'leave' | 'back',
    string
  >
>;

const SANDBOX_TEXTS: Readonly<Record<Language, SandboxTexts>> = texts;

/** The field for the payer's email address. */
export type EmailField = {
  readonly typed: string;
  /** Whether what was sent isn't a valid address. */
  readonly isWrong: boolean;
};

function emailField({ typed, isWrong }: EmailField, language: Language): string {
  const error = `<span id="email-error" class="error">${escapeHtml(formatMessage(msg('value.email'), language))}</span>`;
  const state = isWrong ? ' aria-invalid="true" aria-describedby="email-error" autofocus' : '';
  return `<label for="email">${escapeHtml(SANDBOX_TEXTS[language].email)}</label>
<input id="email" name="email" type="email" value="${escapeHtml(typed)}" maxlength="254" autocomplete="email" dir="ltr" required${state}>
${isWrong ? error : ''}`;
}

/**
 * The sandbox gateway's page. Once the payment is decided, the page only links back to the site.
 * @param email null if the payer's email address is known
 */
export function sandboxPage(payment: SandboxPayment, language: Language, email: EmailField | null): Response {
  const texts = SANDBOX_TEXTS[language];
  const back = escapeHtml(payment.return_url ?? '/');
  const isOpen = payment.state === 'open';
  const decisions = `<form method="post">
${email === null ? '' : emailField(email, language)}
<button class="go" name="decision" value="approve">${escapeHtml(texts.approve)}</button>
<button name="decision" value="decline" formnovalidate>${escapeHtml(texts.decline)}</button>
</form>`;
  return plainPage(
    language,
    texts.title,
    `<p class="note">${escapeHtml(isOpen ? texts.note : texts.decided)}</p>
<dl><dt>${escapeHtml(texts.purpose)}</dt><dd><bdi>${escapeHtml(payment.purpose ?? '')}</bdi></dd>
<dt>${escapeHtml(texts.amount)}</dt><dd class="amount"><bdi dir="ltr">${showCents(payment.amount_cents)}</bdi></dd></dl>
${isOpen ? decisions : ''}
<a class="leave" href="${back}">${escapeHtml(isOpen ? texts.leave : texts.back)}</a>`,
    { status: email?.isWrong ? 422 : 200 },
  );
}
