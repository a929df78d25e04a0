import { randomUUID } from 'node:crypto';
import type { EmailAdapter, SendEmailOptions } from 'payload';
import { escapeHtml } from '../../lib/shared/text/escape-html.ts';
import { mailFrame } from './mail-frame.ts';
import { mailBranding } from './mail-branding.ts';
import { paragraphHtml } from './mail-parts.ts';
import { addToOutbox } from './outbox.ts';

type Receiver = SendEmailOptions['to'];

function addressesOf(receiver: Receiver): string[] {
  if (receiver === undefined) return [];
  if (Array.isArray(receiver)) return receiver.flatMap(addressesOf);
  const address = typeof receiver === 'string' ? receiver : receiver.address;
  return address ? [address] : [];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The CMS's own email (an editor's forgotten password) goes through the outbox like any other. */
export const cmsMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'cms@localhost',
  defaultFromName: 'CMS',
  sendEmail: async ({ to, subject, html, text }) => {
    const plain = textOf(text);
    const body = textOf(html) || paragraphHtml(escapeHtml(plain));
    const frame = { language: 'en', subject: subject ?? '', html: body, footer: '' } as const;
    const framed = mailFrame(frame, await mailBranding(payload));
    for (const address of addressesOf(to)) {
      await addToOutbox(payload, {
        key: `cms-${randomUUID()}`,
        to: address,
        subject: subject ?? '',
        text: plain,
        html: framed,
        template: 'cms',
        isSecret: true,
      });
    }
  },
});
