import type { Endpoint } from 'payload';
import { roleOf } from '../cms/access/roles.ts';
import { findOne } from '../cms/records/find-one.ts';
import { recordIdIn } from '../kernel/database/record-id.ts';
import { answerFile } from '../kernel/storage/answer-file.ts';
import { logoPicture } from '../site/logo-picture.ts';
import { attachmentBytes } from './attachments.ts';
import { GROUNDS, LOGO_PARTS } from './mail-logo.ts';
import { messageAnswer } from '../kernel/http/answer.ts';

const missing = () => messageAnswer(404, 'Attachment not found.');

/** GET /api/mails/{id}/attachments/{row}: an attachment of an email in the outbox, for CMS admins. */
export const mailAttachmentEndpoint: Endpoint = {
  path: '/:id/attachments/:row',
  method: 'get',
  handler: async (req) => {
    if (roleOf(req.user) !== 'admin') return missing();
    const id = recordIdIn(req.routeParams?.['id']);
    const mail = id === null ? null : await findOne(req.payload, 'mails', { id: { equals: id } });
    const attachment = mail?.attachments?.[Number(req.routeParams?.['row'])];
    if (!attachment) return missing();
    return answerFile(async () => {
      const bytes = await attachmentBytes(attachment.file);
      return new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': attachment.content_type,
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      });
    });
  },
};

/**
 * GET /api/mails/logo/{part}: a picture of the logo as in emails. It's on every page of the site, so anybody may see it; the outbox shows
 * emails in a frame without a session.
 */
export const mailLogoEndpoint: Endpoint = {
  path: '/logo/:part',
  method: 'get',
  handler: async ({ payload, routeParams }) => {
    const ground = GROUNDS.find((each) => LOGO_PARTS[each] === routeParams?.['part']);
    const picture = ground ? await logoPicture(payload, ground) : null;
    if (!picture) return messageAnswer(404, 'Logo not found.');
    return new Response(new Uint8Array(picture), {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'private, no-cache',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
