import type { PayloadRequest } from 'payload';
import { PUBLISHED_RECORD } from '../../../lib/contract/preview.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { namesOfAccounts } from '../access/staff.ts';
import { compareVersions, type Change } from './compare.ts';
import { isLive, type VersionsOf } from './live.ts';
import type { Subject } from './subject.ts';

/** A version of a record: who made it and when, its state, and its content. */
export type Version = {
  /** `published`: the record itself, as visitors see it, if the version that published it is no longer stored. */
  readonly id: number | typeof PUBLISHED_RECORD;
  readonly at: string;
  /** Null for the program, and for versions made before accounts were recorded. */
  readonly by: string | null;
  readonly state: 'Published' | 'Draft' | 'Saved';
  /** Whether visitors see it. */
  readonly isPublic: boolean;
  /** Whether the form opens with it. */
  readonly isNewest: boolean;
  readonly content: object;
};

const stateOf = (content: unknown): Version['state'] => {
  const status = textIn(content, '_status');
  if (status === '') return 'Saved';
  return status === 'published' ? 'Published' : 'Draft';
};

const WHOLE = { depth: 0, showHiddenFields: true, overrideAccess: false } as const;
const NEWEST_FIRST = { ...WHOLE, sort: '-updatedAt', pagination: false } as const;

type Stored = Pick<Version, 'id' | 'at' | 'content'>;

/** The record or global as visitors see it; none if the account may not read it. */
async function publishedRecord(req: PayloadRequest, of: VersionsOf): Promise<Stored[]> {
  const found =
    'global' in of
      ? await req.payload.findGlobal({ slug: of.global, ...WHOLE, req })
      : await req.payload.findByID({ ...of, ...WHOLE, disableErrors: true, req });
  return found === null
    ? []
    : [{ id: PUBLISHED_RECORD, at: textIn(found, 'updatedAt'), content: { ...found } }];
}

/**
 * The versions of a record or a global that the account may read, newest first. Payload drops the oldest ones, even the published one:
 * the record itself then stands in for it.
 */
export async function versionsOf(req: PayloadRequest, { of }: Subject): Promise<Version[]> {
  const { docs } =
    'global' in of
      ? await req.payload.findGlobalVersions({ slug: of.global, ...NEWEST_FIRST, req })
      : await req.payload.findVersions({
          collection: of.collection,
          where: { parent: { equals: of.id } },
          ...NEWEST_FIRST,
          req,
        });
  const isShown = await isLive(req, of);
  const stored = docs.map(({ id, updatedAt, version }): Stored => ({
    id: Number(id),
    at: updatedAt,
    content: { ...version },
  }));
  const isDropped =
    isShown && stored.length > 0 && stored.every(({ content }) => stateOf(content) === 'Draft');
  const versions = isDropped ? [...stored, ...(await publishedRecord(req, of))] : stored;
  const authors = versions.map(({ content }) => propertyOf(content, 'changed_by'));
  const ids = authors.map((by) => (typeof by === 'number' ? by : null));
  const names = await namesOfAccounts(req.payload, ids);
  const onSite = isShown ? versions.findIndex(({ content }) => stateOf(content) !== 'Draft') : -1;
  return versions.map((version, index) => ({
    ...version,
    by: names(ids[index]),
    state: stateOf(version.content),
    isPublic: index === onSite,
    isNewest: index === 0,
  }));
}

/** A version's changes from the one before it; null for the oldest kept. */
export function changesIn({ fields }: Subject, versions: readonly Version[], index: number): Change[] | null {
  const [version, before] = [versions[index], versions[index + 1]];
  return version && before ? compareVersions(fields, before.content, version.content) : null;
}
