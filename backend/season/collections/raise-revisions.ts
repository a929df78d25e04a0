import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { runSql } from '../../kernel/database/sql.ts';
import type { Category, Series, Venue } from '../../payload-types.ts';
import { leastRevision } from './next-revision.ts';

/**
 * Raises the revision of every record that matches `condition`, in the request's transaction. One statement, because a circuit may have
 * hundreds of sessions. Unpublished records too, because one that is published again later must be newer than what subscribers have.
 */
async function raiseRevisions(
  req: PayloadRequest,
  table: 'rounds' | 'results',
  condition: string,
): Promise<void> {
  const now = new Date();
  const least = String(leastRevision(now));
  await runSql(
    req.payload,
    `UPDATE ${table}
     SET revision = CASE WHEN COALESCE(revision, 0) >= ${least} THEN revision + 1 ELSE ${least} END,
         revised_at = '${now.toISOString()}'
     WHERE ${condition}`,
    req,
  );
}

/** A session's calendar entry names its round and circuit, and says whether the round takes place. */
export const raiseSessionsOfRound = (req: PayloadRequest, round: number): Promise<void> =>
  raiseRevisions(req, 'results', `round_id = ${String(round)}`);

/** What calendars show of a circuit. */
const shownOfVenue = ({ name, address }: Venue): string => {
  const { street_address, suburb_name, state, postcode, country, lat, lng } = address ?? {};
  const shown = [name, street_address, suburb_name, state, postcode, country, lat, lng];
  return JSON.stringify(shown.map((value) => value ?? ''));
};

/** Entries of rounds and their sessions give their location. */
export const raiseEntriesOfVenue: CollectionAfterChangeHook<Venue> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && shownOfVenue(doc) !== shownOfVenue(previousDoc)) {
    const atVenue = `${String(doc.id)} IN (venue_id, previous_venue_id)`;
    await raiseRevisions(req, 'rounds', atVenue);
    await raiseRevisions(req, 'results', `round_id IN (SELECT id FROM rounds WHERE ${atVenue})`);
  }
  return doc;
};

/** Entries of sessions start with the name of the category. */
export const raiseEntriesOfCategory: CollectionAfterChangeHook<Category> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.name !== previousDoc.name)
    await raiseRevisions(req, 'results', `category_id = ${String(doc.id)}`);
  return doc;
};

/** Entries of rounds name their series. */
export const raiseEntriesOfSeries: CollectionAfterChangeHook<Series> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.name !== previousDoc.name)
    await raiseRevisions(req, 'rounds', `series_id = ${String(doc.id)}`);
  return doc;
};
