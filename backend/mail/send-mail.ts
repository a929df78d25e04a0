import type { Payload } from 'payload';
import { config } from '../config.ts';
import { getDomain, siteName } from '../contract/data/domain.ts';
import type { Attachment } from './attachments.ts';
import { putIntoOutbox } from './outbox.ts';
import { renderMail, type MailContent } from './render-mail.ts';
import type { MailTemplate } from './templates.ts';
import { languageNamed } from '../words/language.ts';

/** A mail to be sent, in words of a template. */
export type MailRequest = Partial<Pick<MailContent, 'name' | 'link' | 'code' | 'lines'>> & {
  /** One message a key. */
  readonly key: string;
  readonly to: string;
  readonly template: MailTemplate;
  /** One of the site's languages; anything else stands for the site's first. */
  readonly language: string | null | undefined;
  /** Values for the braces of the template's texts; `site`, `name` and `email` (the reader's) are there already. */
  readonly data: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
  /** Holds a code or a link that signs in: its text is erased once it was sent. */
  readonly isSecret?: boolean;
  /** After this moment the message is of no use and is not sent any more. */
  readonly worthlessAt?: Date;
};

/**
 * Sends a mail: writes it in the reader's language and puts it into the outbox (docs/decisions/0011).
 * @throws RangeError where the template needs a value that `data` lacks
 */
export async function sendMail(payload: Payload, request: MailRequest): Promise<void> {
  const {
    key,
    to,
    template,
    data,
    name = '',
    link,
    code,
    lines,
    attachments,
    isSecret,
    worthlessAt,
  } = request;
  const domain = await getDomain(payload);
  const language = languageNamed(request.language);
  const content = { template, language, values: { email: to, ...data }, name, link, code, lines };
  const look = { site: await siteName(payload), siteUrl: config().siteUrl, accent: domain.theme_colour };
  await putIntoOutbox(payload, {
    key,
    to,
    template,
    language,
    ...renderMail(content, look),
    ...(attachments ? { attachments } : {}),
    ...(isSecret === undefined ? {} : { isSecret }),
    ...(worthlessAt ? { worthlessAt } : {}),
  });
}
