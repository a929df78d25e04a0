import type {
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';

/** Payload's default, for collections and globals without their own. */
const PAYLOADS_SECONDS = 300;

/** Who is editing a record or a global: since when, and when something was last typed. */
export type Lock = {
  readonly id: number;
  readonly account: number;
  readonly since: string;
  readonly lastAt: string;
};

/** What a form edits: a record, or a global by its slug. */
export type Edited =
  { readonly collection: CollectionSlug; readonly id: number | string } | { readonly global: string };

const locksOf = (edited: Edited): Where =>
  'global' in edited
    ? { globalSlug: { equals: edited.global } }
    : {
        and: [
          { 'document.relationTo': { equals: edited.collection } },
          { 'document.value': { equals: Number(edited.id) } },
        ],
      };

const configOf = ({ payload }: PayloadRequest, edited: Edited) =>
  'global' in edited
    ? payload.config.globals.find(({ slug }) => slug === edited.global)
    : payload.collections[edited.collection].config;

const lockMs = ({ lockDocuments }: SanitizedCollectionConfig | SanitizedGlobalConfig): number =>
  (typeof lockDocuments === 'object' ? lockDocuments.duration : PAYLOADS_SECONDS) * 1000;

/** The lock on a record or a global, which is Payload's own; null if nobody has typed in it for the lock's duration. */
export async function lockOn(req: PayloadRequest, edited: Edited): Promise<Lock | null> {
  const config = configOf(req, edited);
  if (config === undefined || config.lockDocuments === false) return null;
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: locksOf(edited),
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  const [lock] = docs;
  if (!lock || Date.now() - new Date(lock.updatedAt).getTime() > lockMs(config)) return null;
  const account = propertyOf(lock.user, 'value');
  return typeof account === 'number'
    ? { id: lock.id, account, since: lock.createdAt, lastAt: lock.updatedAt }
    : null;
}

/** Locks a record or a global for an account. @param since when the account started editing; '' for now */
export async function lock(req: PayloadRequest, edited: Edited, account: number, since = ''): Promise<void> {
  const what =
    'global' in edited
      ? { globalSlug: edited.global }
      : { document: { relationTo: edited.collection, value: edited.id } };
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      ...what,
      user: { relationTo: 'users', value: account },
      ...(since === '' ? {} : { createdAt: since }),
    },
    returning: false,
    req,
  });
}

/** Ends all locks on a record or a global. */
export async function unlock(req: PayloadRequest, edited: Edited): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'payload-locked-documents', where: locksOf(edited), req });
}
