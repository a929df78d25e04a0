import type { Payload, PayloadRequest } from 'payload';
import { escapeHtml } from '../cms/rich-text/escape.ts';
import { putIntoOutbox, type OutgoingMail } from './outbox.ts';

/** An email to somebody who works in the CMS. It's English and plain, like the CMS itself. */
export type StaffMail = Pick<OutgoingMail, 'key' | 'to' | 'subject' | 'isSecret' | 'worthlessAt'> & {
  readonly paragraphs: readonly string[];
  /** An address in the CMS, between the two; null for none. */
  readonly link: string | null;
  readonly after?: readonly string[];
};

const paragraph = (html: string) => `<p>${html}</p>`;

/**
 * Puts an email to an editor into the outbox.
 * @param req if the email belongs to this request's transaction
 */
export async function sendStaffMail(payload: Payload, mail: StaffMail, req?: PayloadRequest): Promise<void> {
  const { paragraphs, link, after = [], ...envelope } = mail;
  const anchors = link === null ? [] : [`<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`];
  const inHtml = (texts: readonly string[]) => texts.map((text) => paragraph(escapeHtml(text)));
  await putIntoOutbox(
    payload,
    {
      ...envelope,
      template: 'cms',
      language: 'en',
      text: [...paragraphs, ...(link === null ? [] : [link]), ...after].join('\n\n'),
      html: [...inHtml(paragraphs), ...anchors.map(paragraph), ...inHtml(after)].join('\n'),
    },
    req,
  );
}
