import { timingSafeEqual } from 'node:crypto';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { mergeFavourites, readFavourites, type Favourites } from '../../../lib/shared/favourites.ts';
import { propertyOf, wholeOf } from '../../../lib/shared/record.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { findOne } from '../../cms/records/find-one.ts';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { notFound } from '../../kernel/failure.ts';
import { countUses } from '../../kernel/limiter/count-uses.ts';
import { derived } from '../../kernel/secrets.ts';
import type { Customer } from '../../payload-types.ts';

/** What is stored with a customer. `calendar` counts the calendar keys issued so far; 0 for none. */
type Stored = Favourites & { readonly calendar: number };

function storedOf({ favourites }: Pick<Customer, 'favourites'>): Stored {
  return { ...readFavourites(favourites), calendar: wholeOf(propertyOf(favourites, 'calendar')) ?? 0 };
}

/** The categories that a customer has starred and unstarred. */
export const favouritesOf = (record: Pick<Customer, 'favourites'>): Favourites => {
  const { starred, removed } = storedOf(record);
  return { starred, removed };
};

/** Changes the stored favourites; a customer's browsers take turns. */
async function change(
  payload: Payload,
  customerId: number,
  made: (stored: Stored) => Stored,
): Promise<Stored> {
  const req: PayloadRequest = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    await lockRow(req, 'customers', customerId);
    const record = await payload.findByID({ collection: 'customers', id: customerId, depth: 0, req });
    const before = storedOf(record);
    const after = made(before);
    if (JSON.stringify(after) !== JSON.stringify(before))
      await payload.update({
        collection: 'customers',
        id: customerId,
        data: { favourites: { ...after } },
        depth: 0,
        req,
      });
    return after;
  });
}

/** The same favourites with no timestamp later than now: a browser whose clock is ahead would otherwise win over every later change. */
const notInFuture = ({ starred, removed }: Favourites, now: number): Favourites => ({
  starred: starred.map((favourite) => ({ ...favourite, at: Math.min(favourite.at, now) })),
  removed: removed.map((removal) => ({ ...removal, at: Math.min(removal.at, now) })),
});

/** Merges a browser's favourites into a customer's. @throws Failure 429 */
export async function mergeIntoCustomer(
  payload: Payload,
  { id }: CurrentCustomer,
  given: Favourites,
): Promise<Favourites> {
  await countUses([RATE_LIMITS.favourites, id]);
  const { starred, removed } = await change(payload, id, ({ calendar, ...own }) => ({
    ...mergeFavourites(own, notInFuture(given, Date.now())),
    calendar,
  }));
  return { starred, removed };
}

/** The part of a key that nobody can guess: 128 bits. It isn't stored, so a copy of the database opens no calendar. */
const secretOf = (customerId: number, calendar: number): string =>
  derived('favourites calendar', `${String(customerId)} ${String(calendar)}`)
    .subarray(0, 16)
    .toString('base64url');

const keyOf = (customerId: number, calendar: number): string =>
  `${String(customerId)}_${secretOf(customerId, calendar)}`;

/** The key to a customer's calendar. @param renew whether to issue a new key and revoke the previous one @throws Failure 429 */
export async function calendarKey(
  payload: Payload,
  { id, record }: CurrentCustomer,
  renew: boolean,
): Promise<string> {
  const known = storedOf(record).calendar;
  if (known > 0 && !renew) return keyOf(id, known);
  await countUses([RATE_LIMITS.favouritesCalendars, id]);
  const { calendar } = await change(payload, id, (stored) => ({
    ...stored,
    // Another browser may have got the first key meanwhile: it is the same one.
    calendar: renew ? stored.calendar + 1 : Math.max(1, stored.calendar),
  }));
  return keyOf(id, calendar);
}

const KEY = /^([1-9]\d{0,8})_([\w-]{22})$/;

/**
 * The category ids in the calendar that a key opens.
 * @throws Failure 404 for an unknown or revoked key, and for a customer who can't sign in
 */
export async function categoriesOfCalendar(payload: Payload, key: string): Promise<readonly number[]> {
  const [, customer, secret = ''] = KEY.exec(key) ?? [];
  const id = Number(customer ?? 0);
  const record = await findOne(payload, 'customers', { id: { equals: id } });
  const { starred, calendar } = storedOf(record ?? {});
  const expected = secretOf(id, calendar);
  const isRight = timingSafeEqual(Buffer.from(secret.padEnd(expected.length)), Buffer.from(expected));
  const isOpen = record !== null && record.enabled !== false && calendar > 0;
  if (!isOpen || !isRight) throw notFound('The calendar');
  return starred.flatMap(({ kind, id: of }) => (kind === 'category' ? (wholeOf(of) ?? []) : []));
}
