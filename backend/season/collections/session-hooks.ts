import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  FieldHook,
  PayloadRequest,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import type { SessionKind, SessionStatus } from '../../../lib/contract/entities/racing.ts';
import { contentNow } from '../../kernel/clock.ts';
import { lockRow } from '../../kernel/database/sql.ts';
import { isFinal, isNewReason } from '../validation/amendment-validation.ts';
import { nextRevision, sameRevision } from './next-revision.ts';
import type { Result } from '../../payload-types.ts';

type Changes = NonNullable<Result['changes']>;
type Change = Changes[number];

const countIn = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The same rule as in the migration that introduced kinds. */
function guessKind(isRace: boolean, name: unknown): SessionKind {
  if (isRace) return 'race';
  return typeof name === 'string' && /qual/i.test(name) ? 'qualifying' : 'practice';
}

const BEFORE_A_SHEET: readonly (SessionStatus | null)[] = ['scheduled', 'delayed', 'postponed', null];

/**
 * Fills in derived fields: the kind from `is_a_race` for clients that only know the specification's fields, `is_a_race` from the kind for
 * all others, and the status from whether there is a timing sheet.
 */
export const completeSession: CollectionBeforeValidateHook = ({ data = {}, originalDoc }) => {
  const before = (name: string): unknown => propertyOf(originalDoc, name) ?? null;
  const given = (name: string): unknown => data[name] ?? before(name);
  const isKindNew = given('kind') !== null && given('kind') !== before('kind');
  const isFlagNew = Boolean(given('is_a_race')) !== Boolean(before('is_a_race'));
  const kind =
    given('kind') === null || (isFlagNew && !isKindNew)
      ? guessKind(Boolean(given('is_a_race')), given('session_name'))
      : given('kind');
  const rows = countIn(data['rows'] ?? before('rows'));
  const isFirstSheet = rows > 0 && countIn(before('rows')) === 0;
  const status = given('session_status');
  const isStatusNew = status !== before('session_status');
  const isOver = isFirstSheet && !isStatusNew && BEFORE_A_SHEET.some((former) => former === status);
  return {
    ...data,
    kind,
    is_a_race: kind === 'race',
    has_sheet: rows > 0,
    session_status: isOver ? 'finished' : (status ?? 'scheduled'),
  };
};

/** Milliseconds since 1970; null for an invalid date. */
const momentOf = (value: unknown): number | null => {
  const moment = typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : NaN;
  return Number.isNaN(moment) ? null : moment;
};

/** Moves a session's end along with its start, for callers that send only a new start. */
export const moveEnd: FieldHook = ({ operation, previousSiblingDoc, siblingData, value }) => {
  if (operation !== 'update' || propertyOf(siblingData, 'ends_at') !== undefined) return value;
  const start = momentOf(propertyOf(siblingData, 'date'));
  const before = momentOf(propertyOf(previousSiblingDoc, 'date'));
  const end = momentOf(propertyOf(previousSiblingDoc, 'ends_at'));
  if (start === null || before === null || end === null || start === before) return value;
  return new Date(end + start - before).toISOString();
};

/** What calendars show of a session. */
const CALENDAR_FIELDS = [
  'session_name',
  'date',
  'ends_at',
  'session_status',
  'status_note',
  'round',
  'category',
] as const;

/** The stored session, which visitors see if it is published; the latest draft may be newer. */
async function findStored(id: unknown, req: PayloadRequest) {
  if (typeof id !== 'number') return null;
  // A change of its round or category may raise the revision at the same time.
  await lockRow(req, 'results', id);
  return req.payload.findByID({
    collection: 'results',
    id,
    depth: 0,
    disableErrors: true,
    select: {
      date: true,
      session_status: true,
      classification: true,
      classification_note: true,
      classified_since: true,
      has_sheet: true,
      changes: true,
      previous_starts_at: true,
      session_name: true,
      ends_at: true,
      round: true,
      category: true,
      status_note: true,
      revision: true,
      revised_at: true,
      _status: true,
    },
    req,
  });
}

const instant = (value: unknown): string =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : '';
const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Records each change of a published session's start, status or classification with its reason. Nothing recorded is ever lost, whichever
 * version is published next. Also counts the revisions of its calendar entry.
 */
export const recordChanges: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const published = operation === 'update' ? await findStored(propertyOf(originalDoc, 'id'), req) : null;
  if (published === null) return data;
  if (data['_status'] !== 'published') return { ...data, ...sameRevision(published) };
  const revised = nextRevision(published, { ...originalDoc, ...data }, CALENDAR_FIELDS);
  if (published._status !== 'published') return { ...data, ...revised };
  const after = (name: string): unknown => (name in data ? data[name] : propertyOf(originalDoc, name));
  const at = contentNow().toISOString();
  const change = (kind: Change['kind'], from: string, to: string, reason: unknown): Changes =>
    from === to ? [] : [{ at, kind, before: from, after: to, reason: textOrEmpty(reason) }];
  const sheetOf = (hasSheet: unknown, classification: unknown) =>
    hasSheet === true ? textOrEmpty(classification) : '';
  const moved = change('start', instant(published.date), instant(after('date')), after('status_note'));
  const reason = after('classification_note');
  const classified = change(
    'classification',
    sheetOf(published.has_sheet, published.classification),
    sheetOf(after('has_sheet'), after('classification')),
    reason,
  );
  const isAmendedAgain =
    after('classification') === 'amended' &&
    classified.length === 0 &&
    isFinal(published) &&
    isNewReason(textOrEmpty(reason), published.classification_note);
  if (isAmendedAgain)
    classified.push({
      at,
      kind: 'classification',
      before: 'amended',
      after: 'amended',
      reason: textOrEmpty(reason),
    });
  return {
    ...data,
    // Readers see since when the published version applies; drafts in between don't count.
    classified_since: classified.length > 0 ? at : (published.classified_since ?? null),
    ...revised,
    ...(published.date && moved.length > 0
      ? { previous_starts_at: published.date }
      : { previous_starts_at: published.previous_starts_at ?? null }),
    changes: [
      ...(published.changes ?? []),
      ...moved,
      ...change(
        'status',
        textOrEmpty(published.session_status),
        textOrEmpty(after('session_status')),
        after('status_note'),
      ),
      ...classified,
    ],
  };
};

/**
 * Dates the classification of a timing sheet whenever it changes, so that readers see since when it applies. A new record may come with its
 * own date.
 */
export const dateClassification: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const classificationOf = (doc: unknown): unknown =>
    propertyOf(doc, 'has_sheet') === true ? (propertyOf(doc, 'classification') ?? null) : null;
  const before = classificationOf(originalDoc);
  const after = classificationOf({ ...originalDoc, ...data });
  const isDatedAlready = operation === 'create' && Boolean(data['classified_since']);
  if (after === before || isDatedAlready) return data;
  return { ...data, classified_since: contentNow().toISOString() };
};
