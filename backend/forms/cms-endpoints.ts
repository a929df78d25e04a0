import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { textIn } from '../../lib/shared/record.ts';
import { worksInShop } from '../cms/access/roles.ts';
import { recordIdIn } from '../kernel/database/record-id.ts';
import { csvFile } from '../kernel/csv.ts';
import { XLSX, xlsxFile } from '../kernel/xlsx.ts';
import { submissionRows } from './export-submissions.ts';
import { filtersIn } from './office/filters.ts';
import { findSubmission } from './office/find-submission.ts';
import { cancelEndpoints } from './office/cancel-booking.ts';
import { replyEndpoints } from './office/replies.ts';
import { answerFile } from '../kernel/storage/answer-file.ts';
import { fileBytes, submissionFiles } from './files.ts';
import { messageAnswer } from '../kernel/http/answer.ts';

const refused = () => messageAnswer(403, 'Sign in as an editor or shop staff first.');
const badForm = () => messageAnswer(400, 'form must be the number of a form.');
const missing = () => messageAnswer(404, 'File not found.');

const isAllowed = ({ user }: PayloadRequest): boolean => user?.collection === 'users' && worksInShop(user);

/** Always a download, never displayed: it comes from a visitor. */
const download = (body: BodyInit, name: string, type: string) =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });

/** The list's condition: its filters, what was searched for in it, and `?form=`. */
function wantedIn({ payload, query }: PayloadRequest, form: number | null): Where {
  const listed = query['where'];
  const filters: Where = typeof listed === 'object' && listed !== null ? { ...listed } : {};
  const where = mergeListSearchAndWhere({
    collectionConfig: payload.collections['form-submissions'].config,
    search: textIn(query, 'search'),
    where: filters,
  });
  return form === null ? where : { and: [where, { form: { equals: form } }] };
}

/**
 * GET /api/form-submissions/export?form={id}&format=csv|xlsx with a list's `where` and `search` (tests only if its status
 * includes them), …/{id}/files/{place}, replies and cancelling, for editors.
 */
export const formSubmissionEndpoints: Endpoint[] = [
  ...replyEndpoints,
  ...cancelEndpoints,
  {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!isAllowed(req)) return refused();
      const parameters = new URL(req.url ?? '', 'http://localhost').searchParams;
      const form = parameters.get('form');
      const formId = recordIdIn(form);
      if (form !== null && !formId) return badForm();
      const where = wantedIn(req, formId);
      const asksForTests = filtersIn(parameters).status.split(',').includes('test');
      const rows = await submissionRows(
        req.payload,
        asksForTests ? where : { and: [where, { status: { not_equals: 'test' } }] },
        req.user,
      );
      return parameters.get('format') === 'xlsx'
        ? download(new Uint8Array(await xlsxFile(rows)), 'form-submissions.xlsx', XLSX)
        : download(csvFile(rows), 'form-submissions.csv', 'text/csv; charset=utf-8');
    },
  },
  {
    path: '/:id/files/:place',
    method: 'get',
    handler: async (req) => {
      if (!isAllowed(req)) return refused();
      const submission = await findSubmission(req);
      const file = submissionFiles(submission?.files)[Number(req.routeParams?.['place'])];
      if (!file) return missing();
      return answerFile(async () => download(new Uint8Array(await fileBytes(file)), file.name, file.type));
    },
  },
];
