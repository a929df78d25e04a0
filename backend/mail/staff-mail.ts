import type { Payload, PayloadRequest } from 'payload';
import { escapeHtml } from '../../lib/shared/text/escape-html.ts';
import { mailFrame } from './mail-frame.ts';
import { mailBranding } from './mail-branding.ts';
import { addressHtml, headingHtml, paragraphHtml } from './mail-parts.ts';
import { addToOutbox, type OutgoingMail } from './outbox.ts';

/** An email to a CMS user. It's in English, like the CMS itself. */
export type StaffMail = Pick<OutgoingMail, 'key' | 'to' | 'subject' | 'isSecret' | 'worthlessAt'> & {
  readonly paragraphs: readonly string[];
  /** An address in the CMS, between the two texts; null for none. */
  readonly link: string | null;
  readonly after?: readonly string[];
};

/**
 * Puts an email to an editor into the outbox.
 * @param req if the email belongs to this request's transaction
 */
export async function sendStaffMail(payload: Payload, mail: StaffMail, req?: PayloadRequest): Promise<void> {
  const { paragraphs, link, after = [], ...envelope } = mail;
  const inHtml = (texts: readonly string[]) => texts.map((text) => paragraphHtml(escapeHtml(text)));
  const html = [
    headingHtml(mail.subject),
    ...inHtml(paragraphs),
    ...(link === null ? [] : [paragraphHtml(addressHtml(link))]),
    ...inHtml(after),
  ].join('\n');
  const frame = { language: 'en', subject: mail.subject, html, footer: '' } as const;
  await addToOutbox(
    payload,
    {
      ...envelope,
      template: 'cms',
      language: 'en',
      text: [...paragraphs, ...(link === null ? [] : [link]), ...after].join('\n\n'),
      html: mailFrame(frame, await mailBranding(payload)),
    },
    req,
  );
}
