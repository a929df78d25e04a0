import type { Endpoint, PayloadRequest } from 'payload';
import { roleOf } from '../cms/access/roles.ts';
import { findOne } from '../cms/records/find-one.ts';
import { exportSubmissions } from './export-submissions.ts';
import { fileBytes, keptFiles } from './files.ts';

const refused = () => Response.json({ message: 'Sign in as an editor first.' }, { status: 403 });
const badForm = () => Response.json({ message: 'form must be the number of a form.' }, { status: 400 });
const missing = () => Response.json({ message: 'There is no such file.' }, { status: 404 });

const isEditor = (req: PayloadRequest): boolean => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor';
};

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

/** GET /api/form-submissions/export?form={id} and …/{id}/files/{place}, for editors. */
export const formSubmissionEndpoints: Endpoint[] = [
  {
    path: '/export',
    method: 'get',
    handler: async (req) => {
      if (!isEditor(req)) return refused();
      const form = new URL(req.url ?? '', 'http://localhost').searchParams.get('form');
      // The largest id in the databases is 2,147,483,647.
      if (form !== null && !/^[1-9]\d{0,8}$/.test(form)) return badForm();
      const csv = await exportSubmissions(req.payload, form === null ? null : Number(form));
      return download(csv, 'form-submissions.csv', 'text/csv; charset=utf-8');
    },
  },
  {
    path: '/:id/files/:place',
    method: 'get',
    handler: async (req) => {
      if (!isEditor(req)) return refused();
      const submission = await findOne(req.payload, 'form-submissions', {
        id: { equals: Number(req.routeParams?.['id']) },
      });
      const file = keptFiles(submission?.files)[Number(req.routeParams?.['place'])];
      if (!file) return missing();
      return download(new Uint8Array(await fileBytes(file)), file.name, file.type);
    },
  },
];
