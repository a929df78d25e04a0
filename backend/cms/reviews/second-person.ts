import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { roleOf } from '../access/roles.ts';
import { staffOf } from '../access/staff.ts';
import { notePublishedAlone } from '../audit/published-alone.ts';
import { compareVersions } from '../versions/compare.ts';
import { endReview, findReview } from './find-review.ts';
import { dropScheduled } from './scheduled.ts';

const FORBIDDEN = 403;

/** A publication that requires a second person. */
class NeedsSecondPerson extends APIError {
  override readonly name = 'NeedsSecondPerson';

  constructor() {
    super(
      'A second person has to publish this. Mark it as ready for review, so that someone who didn’t make the last change can publish it.',
      FORBIDDEN,
      null,
      true,
    );
  }
}

/** Whether an error is a `NeedsSecondPerson`. Two bundles each have their own copy of the class, which `instanceof` misses. */
export const isForSecondPerson = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NeedsSecondPerson';

/** A result must be up a minute after the flag; its own steps (provisional, official) are its review. */
const EXEMPT: ReadonlySet<string> = new Set(['results']);

async function needsSecondPerson(req: PayloadRequest, collection: string): Promise<boolean> {
  if (EXEMPT.has(collection)) return false;
  const settings = await req.payload.findGlobal({ slug: 'domain-settings', depth: 0, req });
  return settings.second_person_publishes === true;
}

/**
 * Whether an account may publish a record that it changed last: `none` if somebody else changed it, `noted` if the audit trail records it,
 * `refused` if a second person must publish it.
 */
export async function ownChangeOf(
  req: PayloadRequest,
  collection: string,
  doc: object,
): Promise<'none' | 'free' | 'noted' | 'refused'> {
  const account = staffOf(req);
  if (account === null || propertyOf(doc, 'changed_by') !== account.id) return 'none';
  if (!(await needsSecondPerson(req, collection))) return 'free';
  return roleOf(account) === 'admin' ? 'noted' : 'refused';
}

/**
 * If the settings require a second person, refuses publication of the account's own changes, in this request or before. Administrators may,
 * and the audit trail records it. The program itself (imports, timing) isn't an account.
 */
export const requireSecondPerson: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const account = staffOf(req);
  const isPublishing = propertyOf(data, '_status') === 'published';
  if (account === null || !isPublishing || !(await needsSecondPerson(req, collection.slug))) return data;
  const before: object = originalDoc ?? {};
  const isOthers = originalDoc !== undefined && propertyOf(before, 'changed_by') !== account.id;
  const isUnchanged = compareVersions(collection.fields, before, { ...before, ...data }).length === 0;
  if (isOthers && isUnchanged) return data;
  if (roleOf(account) !== 'admin') throw new NeedsSecondPerson();
  notePublishedAlone(req, propertyOf(before, 'id'));
  return data;
};

/**
 * Any change to a draft withdraws its review request, and cancels a scheduled publication that counts as a second person's consent; once
 * published, it needs none.
 */
export const endReviewAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || staffOf(req) === null) return doc;
  const isPublished = propertyOf(doc, '_status') === 'published';
  const review = await findReview(req, collection.slug, doc.id);
  if (review !== null && (isPublished || review.state === 'waiting'))
    await endReview(req, collection.slug, doc.id);
  if (!isPublished && (await needsSecondPerson(req, collection.slug)))
    await dropScheduled(req, collection.slug, doc.id);
  return doc;
};
