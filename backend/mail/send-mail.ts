import type { Payload, PayloadRequest } from 'payload';
import type { Attachment } from './attachments.ts';
import type { MailContent } from './mail-content.ts';
import { mailBranding } from './mail-branding.ts';
import { addToOutbox } from './outbox.ts';
import { renderMail } from './render-mail.ts';
import type { MailTemplate } from './templates.ts';
import { languageNamed } from '../kernel/messages/language.ts';

/** An email to send, using a template. */
export type MailRequest = Partial<
  Pick<MailContent, 'name' | 'notes' | 'link' | 'tickets' | 'code' | 'lines' | 'documents' | 'quote'>
> & {
  /** One message per key. */
  readonly key: string;
  readonly to: string;
  readonly template: MailTemplate;
  /** One of the site's languages; any other value means the default. */
  readonly language: string | null | undefined;
  /** Values for the template's placeholders; `site`, `name` and `email` (the recipient's) are provided. */
  readonly data: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
  /** Contains a code or a sign-in link: its text is erased once it has been sent. */
  readonly isSecret?: boolean;
  /** The message is useless after this time and is no longer sent. */
  readonly worthlessAt?: Date;
  /** URL for unsubscribing, for the mail program's own button. */
  readonly unsubscribe?: string;
};

/**
 * Sends an email: renders it in the recipient's language and puts it into the outbox (docs/decisions/0011).
 * @param req if the email belongs to this request's transaction
 * @throws RangeError if the template needs a value that `data` lacks
 */
export async function sendMail(payload: Payload, request: MailRequest, req?: PayloadRequest): Promise<void> {
  const {
    key,
    to,
    template,
    data,
    name = '',
    notes,
    link,
    tickets,
    code,
    lines,
    documents,
    quote,
    attachments,
    isSecret,
    worthlessAt,
    unsubscribe,
  } = request;
  const language = languageNamed(request.language);
  const values = { email: to, ...data };
  const content = { template, language, values, name, notes, link, tickets, code, lines, documents, quote };
  await addToOutbox(
    payload,
    {
      key,
      to,
      template,
      language,
      ...renderMail(content, await mailBranding(payload)),
      ...(attachments ? { attachments } : {}),
      ...(isSecret === undefined ? {} : { isSecret }),
      ...(worthlessAt ? { worthlessAt } : {}),
      ...(unsubscribe === undefined ? {} : { unsubscribe }),
    },
    req,
  );
}
