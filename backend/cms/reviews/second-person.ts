import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { roleOf } from '../access/roles.ts';
import { notePublishedAlone } from '../audit/published-alone.ts';
import { staffOf } from '../locks/staff.ts';
import { compareVersions } from '../versions/compare.ts';
import { endReview, findReview } from './find-review.ts';
import { dropScheduled } from './scheduled.ts';

const FORBIDDEN = 403;

/** A publication that a second person has to make. */
export class NeedsSecondPerson extends APIError {
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

/** Whether an error is that one. Two bundles each have their own copy of the class, so that `instanceof` misses it. */
export const isForSecondPerson = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NeedsSecondPerson';

/** A result has to be up a minute after the flag; its own steps (provisional, official) are its review. */
const EXEMPT: ReadonlySet<string> = new Set(['results']);

async function needsSecondPerson(req: PayloadRequest, collection: string): Promise<boolean> {
  if (EXEMPT.has(collection)) return false;
  const settings = await req.payload.findGlobal({ slug: 'domain-settings', depth: 0, req });
  return settings.second_person_publishes === true;
}

/**
 * Whether an account may publish a record that it changed last: `none` if somebody else changed it, `noted` if the audit trail says so,
 * `refused` if a second person has to.
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
 * If the settings ask for a second person, refuses the publication of what the account changed itself, with this request or before.
 * Administrators may, and the audit trail says so. The program itself (imports, timing) is no account.
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
 * Whatever changes a draft takes its mark away, and what was scheduled where that is a second person's consent; what is published needs none
 * any more.
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
