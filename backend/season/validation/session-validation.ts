import type { PayloadRequest } from 'payload';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { clockTime, mediumDay, sortableDay } from '../../../lib/shared/date-forms.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { SESSION_STATUSES } from '../../../lib/contract/entities/racing.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { refId, refIn } from '../../cms/records/refs.ts';
import { secondWinners } from './dead-heat.ts';
import { doOverlap, WITHOUT_TIME } from './session-overlap.ts';

/* What a published session must fulfil. Payload shows each message at its field. Drafts may be incomplete. */

export type Moment = Date | string | null | undefined;
/** What Payload tells the validation of a field about its record. */
export type Context = {
  readonly data?: unknown;
  readonly id?: number | string | undefined;
  readonly req: PayloadRequest;
};

const takesPlace = (data: unknown) =>
  !WITHOUT_TIME.some((status) => status === propertyOf(data, 'session_status'));

/** An instant in a possibly incomplete record; null if there is none. */
export const momentIn = (data: unknown, name: string): Date | null => {
  const value = propertyOf(data, name);
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value) : null;
  // While a form is being filled in, its field may have unreadable text.
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
};

export const dayAt = (moment: Date, timeZone: string) => mediumDay(moment, 'en', timeZone);
const timeAt = (moment: Date, timeZone: string) => clockTime(moment, 'en', timeZone);

/** A round's first and last moment, and its circuit's time zone (IANA name). */
export type RoundDays = { readonly start: Date; readonly end: Date; readonly timeZone: string };

/** Why a session can't start then: it isn't on one of its round's days by the circuit's clock. Null if it is. */
export function faultOfDay(start: Date, { start: first, end: last, timeZone }: RoundDays): string | null {
  const day = sortableDay(start, timeZone);
  return day < sortableDay(first, timeZone) || day > sortableDay(last, timeZone)
    ? `${dayAt(start, timeZone)} is outside the round’s dates, ${dayAt(first, timeZone)} to ${dayAt(last, timeZone)} (${timeZone}).`
    : null;
}

async function findRound(data: unknown, req: PayloadRequest): Promise<RoundDays | null> {
  const id = refIn(data, 'round');
  if (id === null) return null;
  const common = { depth: 0, disableErrors: true, req } as const;
  const round = await req.payload.findByID({
    collection: 'rounds',
    id,
    ...common,
    select: { start_date: true, end_date: true, venue: true },
  });
  if (!round) return null;
  return {
    start: new Date(round.start_date),
    end: new Date(round.end_date),
    timeZone: await timeZoneOf(refId(round.venue), req),
  };
}

/** The time zone of a circuit. */
export async function timeZoneOf(id: number | null, req: PayloadRequest): Promise<string> {
  if (id === null) return CHAMPIONSHIP_TIME_ZONE;
  const select = { timezone: true } as const;
  const venue = await req.payload.findByID({
    collection: 'venues',
    id,
    depth: 0,
    disableErrors: true,
    select,
    req,
  });
  return venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE;
}

/**
 * Marks a request that writes several sessions and has compared all their times itself: while they are written one after another, they may
 * overlap.
 */
const OVERLAP_CHECKED = 'sessionOverlapsAreChecked';

/** Marks the request as writing sessions whose overlaps the caller has checked. */
export function overlapIsChecked(req: PayloadRequest): PayloadRequest {
  req.context[OVERLAP_CHECKED] = true;
  return req;
}

/** The published session of the same category that takes place at the same time, or null. */
async function findOverlap(start: Date, { data, id, req }: Context) {
  if (req.context[OVERLAP_CHECKED] === true) return null;
  const round = refIn(data, 'round');
  const category = refIn(data, 'category');
  if (round === null || category === null) return null;
  const where = {
    ...{ round: { equals: round }, category: { equals: category }, _status: { equals: 'published' } },
    ...(id === undefined ? {} : { id: { not_equals: id } }),
  };
  const select = { session_name: true, date: true, ends_at: true, session_status: true } as const;
  const { docs } = await req.payload.find({
    ...findAll('results', where),
    select,
    sort: ['date', 'id'],
    req,
  });
  const status = propertyOf(data, 'session_status');
  const own = {
    date: start.toISOString(),
    ends_at: momentIn(data, 'ends_at')?.toISOString() ?? null,
    session_status: SESSION_STATUSES.find((candidate) => candidate === status) ?? null,
  };
  return docs.find((other) => doOverlap(own, other)) ?? null;
}

/** A session starts on one of its round's days, by the circuit's clock, and never during another session of its category. */
export async function validateStart(value: Moment, context: Context): Promise<string | true> {
  if (!value || !takesPlace(context.data)) return true;
  const start = new Date(value);
  const round = await findRound(context.data, context.req);
  if (!round) return true;
  const { timeZone } = round;
  const outside = faultOfDay(start, round);
  if (outside !== null) return outside;
  const other = await findOverlap(start, context);
  if (!other) return true;
  const times = [other.date, other.ends_at].flatMap((moment) =>
    moment ? timeAt(new Date(moment), timeZone) : [],
  );
  return `This category has ${other.session_name} at that time, ${times.join('–')} (${timeZone}).`;
}

/** A session ends after it starts. */
export function validateEnd(value: Moment, { data }: Pick<Context, 'data'>): string | true {
  if (!value) return true;
  const start = momentIn(data, 'date');
  if (start === null) return 'Enter a start as well.';
  return new Date(value) > start || 'A session must end after it starts.';
}

/** Only an activity, such as a pit walk, has no category. */
export const validateCategory = (value: unknown, { data }: Pick<Context, 'data'>): string | true =>
  Boolean(value) ||
  propertyOf(data, 'kind') === 'activity' ||
  'Choose a category. Only activities can go without one.';

const isSameRow = (row: unknown, other: unknown) =>
  ['id', 'race_number', 'name'].every((name) => propertyOf(row, name) === propertyOf(other, name));

/** A sheet has one winner, or one in each class, or several in a dead heat: the rule of imports. */
export function validatePosition(
  value: unknown,
  { data, siblingData }: { readonly data?: unknown; readonly siblingData?: unknown },
): string | true {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1)
    return 'Enter a whole number of 1 or more.';
  if (value !== 1) return true;
  const given = propertyOf(data, 'rows');
  const sheet: readonly unknown[] = Array.isArray(given) ? given : [];
  const rows = sheet.map((row) => {
    return { row, position: Number(propertyOf(row, 'position')) || null, class: textIn(row, 'class') };
  });
  if (!secondWinners(rows).some(({ row }) => isSameRow(row, siblingData))) return true;
  const ofClass = textIn(siblingData, 'class').trim();
  const first = rows.find((row) => row.position === 1 && row.class.trim() === ofClass);
  return `There can’t be two winners: ${textIn(first?.row, 'name')} is already in position 1.`;
}
