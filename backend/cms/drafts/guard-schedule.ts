import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { docAccessOperation, docAccessOperationGlobal, Forbidden, type PayloadRequest } from 'payload';
import { propertyOf, textOf } from '../../../lib/shared/record.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';

type Args = Parameters<typeof schedulePublishHandler>[0];

/** Whether an account may publish the record or global of a scheduled publication. */
async function mayPublish(req: PayloadRequest, doc: unknown, global: unknown): Promise<boolean> {
  const data = { _status: 'published' };
  const { collections, globals } = req.payload.config;
  const collection = collections.find(({ slug }) => slug === propertyOf(doc, 'relationTo'));
  const id = recordIdIn(propertyOf(doc, 'value'));
  if (collection && id !== null) {
    const allowed = await docAccessOperation({ id, collection: { config: collection }, data, req });
    return Boolean(allowed.update);
  }
  const globalConfig = globals.find(({ slug }) => slug === textOf(global));
  return (
    globalConfig !== undefined &&
    Boolean((await docAccessOperationGlobal({ data, globalConfig, req })).update)
  );
}

/** Whether an account may cancel a scheduled publication, which may no longer exist. */
async function mayDelete(req: PayloadRequest, id: number | string): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const [job] = docs;
  return !job || mayPublish(req, propertyOf(job.input, 'doc'), propertyOf(job.input, 'global'));
}

/**
 * Schedules or cancels a publication, if the account may publish that record. Payload only requires some CMS account.
 * @throws Forbidden otherwise
 */
export async function schedulePublish(args: Args): Promise<unknown> {
  const { deleteID, doc, global, req } = args;
  if (deleteID !== undefined && !(await mayDelete(req, deleteID))) throw new Forbidden(req.t);
  const isAbout = doc !== undefined || global !== undefined;
  if ((isAbout || deleteID === undefined) && !(await mayPublish(req, doc, global)))
    throw new Forbidden(req.t);
  return schedulePublishHandler(args);
}
