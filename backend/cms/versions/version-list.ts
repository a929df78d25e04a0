import type { PayloadRequest } from 'payload';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { namesOfAccounts } from '../access/staff.ts';
import { compareVersions, type Change } from './compare.ts';
import { isLive } from './live.ts';
import type { Subject } from './subject.ts';

/** A version of a record: who made it and when, its state, and its content. */
export type Version = {
  readonly id: number;
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

const NEWEST_FIRST = {
  sort: '-updatedAt',
  depth: 0,
  pagination: false,
  showHiddenFields: true,
  overrideAccess: false,
} as const;

/** The versions of a record or a global that the account may read, newest first. */
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
  const authors = docs.map(({ version }) => propertyOf(version, 'changed_by'));
  const ids = authors.map((by) => (typeof by === 'number' ? by : null));
  const names = await namesOfAccounts(req.payload, ids);
  const isShown = await isLive(req, of);
  const isOut = docs.map(({ version }) => stateOf(version) !== 'Draft');
  return docs.map(({ id: version, updatedAt, version: content }, index) => ({
    id: Number(version),
    at: updatedAt,
    by: names(ids[index]),
    state: stateOf(content),
    isPublic: isShown && isOut.indexOf(true) === index,
    isNewest: index === 0,
    content: { ...content },
  }));
}

/** A version's changes from the one before it; null for the oldest kept. */
export function changesIn({ fields }: Subject, versions: readonly Version[], index: number): Change[] | null {
  const [version, before] = [versions[index], versions[index + 1]];
  return version && before ? compareVersions(fields, before.content, version.content) : null;
}
