import { isDeepStrictEqual } from 'node:util';
import {
  STARTED_STATUSES,
  TIMING_MAX_LAPS,
  TIMING_MAX_MESSAGES,
  type SentLap,
  type SentMessage,
  type SentRow,
  type TimingStatus,
  type TimingUpdate,
} from '../../../lib/contract/timing.ts';
import { batchesOf } from '../../../lib/shared/batches.ts';
import { readLapsFile } from '../laps/read-laps-file.ts';
import { timeText } from '../results-import/times.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import type { ExportPart } from './export-files.ts';
import { readMessagesExport } from './read-messages-export.ts';
import { readRowsExport } from './read-rows-export.ts';
import { readStateExport, type SentState } from './read-state-export.ts';

/** The result of reading a file. */
export type ReadPart = {
  /** The file has laps of unknown cars, and is to be read again later. */
  readonly isEarly: boolean;
  readonly problems: readonly LineProblem[];
  readonly warnings: readonly LineProblem[];
  /** Accepts the file's content as the session's. */
  readonly take: () => void;
};

export type SessionExport = {
  /** Reads a file of the session. Takes effect once `take` is called. */
  readonly read: (part: ExportPart, csv: string, now: Date) => ReadPart;
  /** The calls for everything taken since they were last made and recorded, except what has to wait. */
  readonly updates: () => readonly TimingUpdate[];
  /**
   * The call that says that nothing has changed; null unless cars are on the track. It has no status: the office may have set another one, which
   * only the files' own change replaces.
   */
  readonly confirmation: () => TimingUpdate | null;
  /** Whether a part has to wait until the session has started. */
  readonly waitsForStart: (part: ExportPart) => boolean;
  /** Records that the content taken of some parts so far has been sent. */
  readonly noteSent: (parts: readonly ExportPart[]) => void;
  /** Leaves out what was taken of some parts and hasn't been sent, until they are taken again. */
  readonly drop: (parts: readonly ExportPart[]) => void;
  /** The messages that have been sent. */
  readonly sentMessages: () => readonly SentMessage[];
  /** Records messages as sent, such as by an earlier run. */
  readonly recallMessages: (messages: readonly SentMessage[]) => void;
};

const keyOf = ({ race_number: number, lap }: SentLap) => `${String(number)} ${String(lap)}`;
const byId = (messages: readonly SentMessage[]): ReadonlyMap<string, SentMessage> =>
  new Map(messages.map((message) => [message.id, message]));

/**
 * The files of one session and the resulting calls: rows as they are, laps and messages only if new, the state in every call.
 * @param status of a session whose files don't give it
 */
export function createSessionExport(status: TimingStatus): SessionExport {
  let rows: readonly SentRow[] = [];
  let hasNewRows = false;
  let laps: readonly SentLap[] = [];
  let messages: readonly SentMessage[] = [];
  let state: SentState = { status: null };
  let sentState = '';
  let sentLaps: ReadonlyMap<string, SentLap> = new Map();
  let sentMessages: ReadonlyMap<string, SentMessage> = new Map();

  const readers: Readonly<Record<ExportPart, (csv: string, now: Date) => ReadPart>> = {
    rows(csv) {
      const { rows: read, problems, warnings } = readRowsExport(csv);
      return {
        isEarly: false,
        problems,
        warnings,
        take: () => {
          rows = read;
          hasNewRows = true;
        },
      };
    },
    laps(csv) {
      const cars = rows.map(({ race_number, name }) => ({
        race_number: String(race_number ?? ''),
        name: String(name ?? ''),
      }));
      const { laps: read, problems } = readLapsFile(csv, cars);
      return {
        isEarly: rows.length === 0,
        problems,
        warnings: [],
        take: () => {
          laps = read.map(({ race_number, lap, time, position }) => ({
            race_number,
            lap,
            position,
            time: time === null ? '' : timeText(time),
          }));
        },
      };
    },
    state(csv) {
      const { state: read, problems } = readStateExport(csv);
      return { isEarly: false, problems, warnings: [], take: () => void (state = read) };
    },
    messages(csv, now) {
      const { messages: read, problems } = readMessagesExport(csv, now);
      return { isEarly: false, problems, warnings: [], take: () => void (messages = read) };
    },
  };

  const newLaps = () => {
    const own = new Set(laps.map(keyOf));
    // A lap missing from the file was deleted; sending it without time and position removes it.
    const gone = [...sentLaps.values()]
      .filter((lap) => !own.has(keyOf(lap)))
      .map(({ race_number, lap }): SentLap => ({ race_number, lap }));
    return [...laps.filter((lap) => !isDeepStrictEqual(sentLaps.get(keyOf(lap)), lap)), ...gone];
  };
  const newMessages = () => {
    const own = new Set(messages.map(({ id }) => id));
    const gone = [...sentMessages.keys()].filter((id) => !own.has(id)).map((id) => ({ id, text: '' }));
    return [
      ...messages.filter((message) => !isDeepStrictEqual(sentMessages.get(message.id), message)),
      ...gone,
    ];
  };
  const stateToSend = () => ({ ...state, status: state.status ?? status });
  const waitsForStart = (part: ExportPart) =>
    (part === 'rows' || part === 'laps') && !STARTED_STATUSES.includes(stateToSend().status);

  return {
    read: (part, csv, now) => readers[part](csv, now),
    waitsForStart,
    confirmation() {
      const { status: current, status_note: _, ...moment } = stateToSend();
      return current === 'running' ? moment : null;
    },
    updates() {
      const stateNow = stateToSend();
      const isSendingRows = hasNewRows && !waitsForStart('rows');
      const lapParts = waitsForStart('laps') ? [] : batchesOf(newLaps(), TIMING_MAX_LAPS);
      const messageParts = batchesOf(newMessages(), TIMING_MAX_MESSAGES);
      const isChanged = isSendingRows || sentState !== JSON.stringify(stateNow);
      const calls = Math.max(lapParts.length, messageParts.length, isChanged ? 1 : 0);
      return Array.from({ length: calls }, (_, index): TimingUpdate => {
        const [ofLaps, ofMessages] = [lapParts[index], messageParts[index]];
        return {
          ...stateNow,
          ...(index === 0 && isSendingRows ? { rows: [...rows] } : {}),
          ...(ofLaps ? { laps: ofLaps } : {}),
          ...(ofMessages ? { messages: ofMessages } : {}),
        };
      });
    },
    noteSent(parts) {
      if (parts.includes('rows')) hasNewRows = false;
      if (parts.includes('state')) sentState = JSON.stringify(stateToSend());
      if (parts.includes('laps')) sentLaps = new Map(laps.map((lap) => [keyOf(lap), lap]));
      if (parts.includes('messages')) sentMessages = byId(messages);
    },
    drop(parts) {
      if (parts.includes('rows')) hasNewRows = false;
      if (parts.includes('laps')) laps = [...sentLaps.values()];
      if (parts.includes('messages')) messages = [...sentMessages.values()];
    },
    sentMessages: () => [...sentMessages.values()],
    recallMessages: (earlier) => void (sentMessages = byId(earlier)),
  };
}
