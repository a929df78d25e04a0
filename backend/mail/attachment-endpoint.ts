import type { Endpoint } from 'payload';
import { roleOf } from '../cms/access/roles.ts';
import { answerFile } from '../kernel/storage/answer-file.ts';
import { attachmentBytes } from './attachments.ts';

const missing = () => Response.json({ message: 'Attachment not found.' }, { status: 404 });

/** GET /api/mails/{id}/attachments/{row}: an attachment of an email in the outbox, for CMS admins. */
export const mailAttachmentEndpoint: Endpoint = {
  path: '/:id/attachments/:row',
  method: 'get',
  handler: async (req) => {
    if (roleOf(req.user) !== 'admin') return missing();
    const id = Number(req.routeParams?.['id']);
    const mail = await req.payload.find({
      collection: 'mails',
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
    });
    const attachment = mail.docs[0]?.attachments?.[Number(req.routeParams?.['row'])];
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
