import { z } from 'zod';
import { FLAGS } from './entities/live-session.ts';
import { CLASSIFICATIONS, ROW_STATUSES } from './entities/racing.ts';

/**
 * The call with which a timing system writes the state and the rows of a session (extension `timing-feed`): a signed PUT to `TIMING_PATH`
 * and the session's id. docs/timing.md describes it for providers.
 */
export const TIMING_PATH = '/nextgen/timing/session';

/** Id of the provider. */
export const TIMING_PROVIDER_HEADER = 'timing-provider';
/** Time of the call, in epoch milliseconds. */
export const TIMING_TIME_HEADER = 'timing-time';
/** Position of the call among those of its session: a whole number that rises. */
export const TIMING_SEQUENCE_HEADER = 'timing-sequence';
/** Hex of the HMAC-SHA256 of `timingSignedText`, with the provider's secret. */
export const TIMING_SIGNATURE_HEADER = 'timing-signature';

/** Maximum difference between the two clocks, which also limits a call's time in transit. */
export const TIMING_MAX_AGE_MS = 60_000;
/** Maximum number of calls per second from one provider. */
export const TIMING_CALLS_PER_SECOND = 10;
export const TIMING_MAX_ROWS = 500;
/** Maximum number of laps in one call. */
export const TIMING_MAX_LAPS = 2000;
/** More than any race has. */
export const MAX_LAP_NUMBER = 1500;
/** Maximum number of laps in a session, all cars together. */
export const SESSION_MAX_LAPS = 40_000;
/** More than any lap is divided into. */
export const MAX_SECTORS = 10;
/** Maximum number of race control messages in one call; and in a session, which keeps the newest. */
export const TIMING_MAX_MESSAGES = 100;
export const SESSION_MAX_MESSAGES = 200;

/** Why a call out of order is refused, with the current number in `timing-sequence`. */
export const SEQUENCE_TOO_LOW = 'SEQUENCE_TOO_LOW';

type SignedParts = {
  /** The request's path, from `/api/v1` on. */
  readonly path: string;
  readonly time: string;
  readonly sequence: string;
  readonly body: string;
};

/** The text to sign: no part of the call can be altered, and it can't be sent to another session. */
export const timingSignedText = ({ path, time, sequence, body }: SignedParts): string =>
  ['PUT', path, time, sequence, body].join('\n');

/** Statuses that a timing system may set. Only the office postpones or cancels. */
export const TIMING_STATUSES = ['scheduled', 'delayed', 'running', 'suspended', 'finished'] as const;
export type TimingStatus = (typeof TIMING_STATUSES)[number];
/** Statuses of a session that has started: only then can it have rows and laps. */
export const STARTED_STATUSES: readonly TimingStatus[] = ['running', 'suspended', 'finished'];

/** PostgreSQL can't store NUL characters, nor half a pair of surrogates. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u;
/** A text of up to so many characters. */
const sentText = (max: number) => z.string().max(max).regex(STORABLE, 'A character of it can’t be stored');

const MAX_CELL = 200;
/** A cell as it would be in a file: '1:23.456', 12, '12', '' or null. */
const cell = () => z.union([sentText(MAX_CELL), z.number()]).nullish();

/** A row with the columns of a results sheet, and details that only timing systems have. */
export const sentRowSchema = z.strictObject({
  position: cell(),
  race_number: cell(),
  name: cell(),
  class: cell(),
  laps: cell(),
  best_time: cell(),
  total_time: cell(),
  diff: cell(),
  gap: cell(),
  status: z.enum(ROW_STATUSES).nullish(),
  status_note: sentText(MAX_CELL).optional(),
  grid: z.number().int().min(1).nullish(),
  team: sentText(MAX_CELL).optional(),
  car: sentText(MAX_CELL).optional(),
  penalties: sentText(MAX_CELL).optional(),
  /** As on the sheet; the standings calculate their own. */
  points: z.number().min(0).nullish(),
  /** The fastest lap of the session: setting it on one car clears it on the others. */
  is_fastest_lap: z.boolean().optional(),
  last_time: cell(),
  /** Sector times, in order, of the current lap, or of the last one completed. */
  sectors: z.array(cell()).max(MAX_SECTORS).optional(),
});
export type SentRow = z.input<typeof sentRowSchema>;

/** A lap of a car on the sheet, new or corrected. Without time and position it is removed. */
export const sentLapSchema = z.strictObject({
  race_number: cell(),
  lap: z.number().int().min(1).max(MAX_LAP_NUMBER),
  time: cell(),
  position: z.number().int().min(1).max(TIMING_MAX_ROWS).nullish(),
});
export type SentLap = z.input<typeof sentLapSchema>;

/** Maximum length of a message, in characters. */
export const MAX_MESSAGE = 300;

/** A message of race control, new or corrected. Without text it is removed. */
export const sentMessageSchema = z.strictObject({
  /** Unique within the session. */
  id: sentText(64).min(1),
  /** The time of the call if omitted. */
  at: z.iso.datetime({ offset: true }).optional(),
  text: sentText(MAX_MESSAGE),
});
export type SentMessage = z.input<typeof sentMessageSchema>;

/**
 * The whole state of a session. Without `status` its status stays as it is, with its reason: whoever has nothing to say of it can still
 * confirm that the timing is there. Without `rows` its rows are unchanged; so are laps that aren't in `laps`, and messages that aren't in
 * `messages`.
 */
export const timingUpdateSchema = z.strictObject({
  status: z.enum(TIMING_STATUSES).optional(),
  /** The reason for its status, such as 'Red flag'. Counts only with `status`. */
  status_note: sentText(MAX_CELL).default(''),
  classification: z.enum(CLASSIFICATIONS).optional(),
  classification_note: sentText(MAX_CELL).optional(),
  rows: z.array(sentRowSchema).max(TIMING_MAX_ROWS).optional(),
  /** To add or to replace. */
  laps: z.array(sentLapSchema).max(TIMING_MAX_LAPS).optional(),
  flag: z.enum(FLAGS).nullish(),
  /** Laps and time left. */
  laps_to_go: z.number().int().min(0).max(MAX_LAP_NUMBER).nullish(),
  seconds_to_go: z.number().int().min(0).nullish(),
  /** To add or to replace. */
  messages: z.array(sentMessageSchema).max(TIMING_MAX_MESSAGES).optional(),
});
export type TimingUpdate = z.input<typeof timingUpdateSchema>;

export const timingAnswerSchema = z.object({
  success: z.literal(true),
  sequence: z.number().int(),
  /** The session's number of rows after the call. */
  rows: z.number().int(),
});
