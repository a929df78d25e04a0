import type { Payload } from 'payload';
import { MAX_FORM_FILE_BYTES } from '../../lib/contract/limits.ts';
import { RATE_LIMITS } from '../../lib/shared/rate-limits/rate-limits.ts';
import { ownSites } from '../people/account/own-sites.ts';
import { currentCustomer } from '../people/auth/sign-ins.ts';
import { findOne } from '../cms/records/find-one.ts';
import { recordIdIn } from '../kernel/database/record-id.ts';
import { Failure, missing, unauthorized } from '../kernel/failure.ts';
import { clientAddress } from '../kernel/limiter/client-address.ts';
import { countUses } from '../kernel/limiter/count-uses.ts';
import { msg } from '../kernel/messages/messages.ts';
import { askedFields } from './asked-fields.ts';
import { sniffFile } from './sniff.ts';
import { storeUpload } from './uploads.ts';

const MEGABYTE = 1024 * 1024;
/** Largest upload request in bytes: the file plus multipart overhead. */
export const UPLOAD_BODY_BYTES = MAX_FORM_FILE_BYTES + 64 * 1024;

const tooLarge = (name: string) =>
  new Failure(413, msg('form.fileTooLarge', { name, max: MAX_FORM_FILE_BYTES / MEGABYTE }));

/** Any page can make a browser post multipart data; only our own sites' pages may. */
async function checkOrigin(payload: Payload, request: Request): Promise<void> {
  const origin = request.headers.get('origin');
  if (origin !== null && !(await ownSites(payload)).some((site) => new URL(site).origin === origin))
    throw new Failure(403, msg('form.ownPage'));
}

/** The type of a multipart body, with its boundary. @throws Failure 415 for any other */
function multipartType({ headers }: Request): string {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Failure(415, 'Send the file as multipart/form-data.');
  return type;
}

/** The single file of a multipart body. @throws Failure 413, 400, 422 */
async function fileIn(request: Request, type: string): Promise<File> {
  const body = await request.arrayBuffer();
  if (body.byteLength > UPLOAD_BODY_BYTES) throw tooLarge('');
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Failure(400, 'The body isn’t valid multipart/form-data.');
  });
  const file = parts.get('file');
  if (!(file instanceof File)) throw new Failure(422, 'Send the file as the part named file.');
  return file;
}

/**
 * Accepts one file of a form before the form itself. Its type is detected from its bytes.
 * @returns the id by which the form refers to it
 * @throws Failure 401 for a form that requires an account, 403 for another site's page, 404, 413, 415, 422, 429, 503
 */
export async function receiveUpload(payload: Payload, request: Request, formId: number): Promise<string> {
  await checkOrigin(payload, request);
  const type = multipartType(request);
  const address = clientAddress(request);
  await countUses([RATE_LIMITS.formFiles, address], [RATE_LIMITS.formFilesOfDay, address]);
  const named = recordIdIn(formId);
  const form = named === null ? null : await findOne(payload, 'forms', { id: { equals: named } });
  if (!form) throw missing('form');
  const customer = await currentCustomer(payload, request, 'public');
  if (form.must_be_logged_on && !customer) throw unauthorized(msg('form.signIn'));
  if (!askedFields(form).some(({ kind }) => kind === 'file'))
    throw new Failure(422, 'This form doesn’t ask for files.');
  const file = await fileIn(request, type);
  const name = file.name.slice(0, 200);
  if (file.size === 0) throw new Failure(422, msg('form.fileEmpty', { name }));
  if (file.size > MAX_FORM_FILE_BYTES) throw tooLarge(name);
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = sniffFile(bytes);
  if (!kind) throw new Failure(415, msg('form.fileKind', { name }));
  return storeUpload(bytes, kind);
}
