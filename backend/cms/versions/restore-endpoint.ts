import type { Endpoint, PayloadRequest } from 'payload';
import { textIn, textOf } from '../../../lib/shared/record.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';
import { isLive, type VersionsOf } from './live.ts';

/** A version's metadata, as opposed to its content. */
const ABOUT: ReadonlySet<string> = new Set([
  'id',
  '_status',
  'globalType',
  'createdAt',
  'updatedAt',
  'changed_by',
  'changed_at',
]);

const contentOf = (version: object): object =>
  Object.fromEntries(Object.entries(version).filter(([name]) => !ABOUT.has(name)));

/** The owner of a call's version, and its content. @throws Payload's NotFound, Forbidden */
async function versionOf(
  req: PayloadRequest,
): Promise<{ readonly of: VersionsOf; readonly version: object } | null> {
  const { config } = req.payload;
  const named = (name: string) => textOf(req.routeParams?.[name]);
  const wanted = { id: named('id'), depth: 0, overrideAccess: false, req } as const;
  const global = config.globals.find(({ slug }) => slug === named('global'))?.slug;
  if (global !== undefined) {
    const { version } = await req.payload.findGlobalVersionByID({ slug: global, ...wanted });
    return { of: { global }, version };
  }
  const collection = config.collections.find(({ slug }) => slug === named('collection'))?.slug;
  if (collection === undefined) return null;
  const { parent, version } = await req.payload.findVersionByID({ collection, ...wanted });
  return { of: { collection, id: Number(parent) }, version };
}

const DRAFT = 'Restored as a draft.';

/** A sentence about what visitors see after the restore. */
const outcome = (hasDrafts: boolean, asDraft: boolean, isShown: boolean): string => {
  if (!hasDrafts) return 'Restored. Visitors see it now.';
  if (!asDraft) return 'Restored and published. Visitors see it now.';
  return isShown
    ? `${DRAFT} Visitors still see the published version.`
    : `${DRAFT} Visitors won’t see it until you publish it.`;
};

/**
 * POST …/versions/{id}, replacing Payload's: makes the version the newest. It becomes a draft, unless it was published and the call says
 * `draft=false`. Payload's would replace the published version with a draft, so that the page is gone. This is a save like any other:
 * values are checked, and so is whether a colleague is editing or a second person must publish. Without drafts, it is saved at once.
 */
export const restoreEndpoint: Endpoint = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const found = req.user ? await versionOf(req) : null;
    if (found === null) return messageAnswer(403, 'Your account doesn’t have permission to do this.');
    const { of, version } = found;
    const status = textIn(version, '_status');
    const hasDrafts = status !== '';
    const asDraft = hasDrafts && (String(req.query['draft']) !== 'false' || status !== 'published');
    // From this, the audit trail tells a draft from unpublishing a record.
    req.query = { ...req.query, draft: String(asDraft) };
    const data: object = {
      ...contentOf(version),
      ...(hasDrafts ? { _status: asDraft ? 'draft' : 'published' } : {}),
    };
    const save = {
      data,
      draft: asDraft,
      depth: 0,
      overrideAccess: false,
      req,
    } as const;
    if ('global' in of) await req.payload.updateGlobal({ slug: of.global, ...save });
    else await req.payload.update({ ...of, ...save });
    return messageAnswer(200, outcome(hasDrafts, asDraft, await isLive(req, of)));
  },
};
