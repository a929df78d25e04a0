import { FLAGS, type Flag } from '../../../lib/contract/entities/live-session.ts';
import { TIMING_STATUSES, type TimingStatus, type TimingUpdate } from '../../../lib/contract/timing.ts';
import { readTable, type ColumnRules } from '../sheets/read-table.ts';
import { millisecondsOf } from '../results-import/times.ts';
import type { LineProblem } from '../sheets/delimited.ts';

type StateColumn = 'status' | 'note' | 'flag' | 'laps_to_go' | 'time_to_go';

const COLUMNS: ColumnRules<StateColumn> = {
  status: { names: ['status', 'sessionstatus', 'state'] },
  note: { names: ['note', 'reason', 'statusnote'] },
  flag: { names: ['flag', 'flagstatus'] },
  laps_to_go: { names: ['lapstogo', 'lapsleft', 'lapsremaining'] },
  time_to_go: { names: ['timetogo', 'timeleft', 'timeremaining'] },
};

/** What timing programs call the flags. */
const FLAG_WORDS: Readonly<Record<Flag, RegExp>> = {
  green: /^green(?: flag)?$/i,
  yellow: /^(?:(?:full course )?yellow(?: flag)?|fcy|code ?60)$/i,
  safety_car: /^(?:safety[ _]?car|sc|pace car)$/i,
  red: /^red(?: flag)?$/i,
  finish: /^(?:finish|finished|che(?:ck|qu)ered|checker)(?: flag)?$/i,
};

/** The state of a session in a file. */
export type SentState = Pick<TimingUpdate, 'status_note' | 'flag' | 'laps_to_go' | 'seconds_to_go'> & {
  readonly status: TimingStatus | null;
};

export type StateExport = { readonly state: SentState; readonly problems: readonly LineProblem[] };

const NO_STATE: SentState = { status: null };
const NO_HEADINGS =
  'The first line must name the columns, one or more of: status, flag, laps to go, time to go, note.';

/** Reads a file with a session's state: a line of column names and one of values. */
export function readStateExport(csv: string): StateExport {
  const table = readTable(csv, COLUMNS, ['status', 'flag', 'laps_to_go', 'time_to_go']);
  const line = table?.lines[0];
  if (!table || !line)
    return { state: NO_STATE, problems: [{ line: table?.headLine ?? 1, message: NO_HEADINGS }] };
  const problems: LineProblem[] = [...table.problems];
  const read = <T>(
    column: StateColumn,
    label: string,
    valueOf: (cell: string) => T | undefined,
  ): T | null => {
    const cell = line.at(column).trim();
    if (cell === '' || /^[-–—]$/.test(cell)) return null;
    const value = valueOf(cell);
    if (value === undefined) problems.push({ line: line.line, message: `“${cell}” isn’t a ${label}.` });
    return value ?? null;
  };
  const secondsIn = (cell: string): number | undefined => {
    if (/^\d{1,5}$/.test(cell)) return Number(cell);
    const ms = millisecondsOf(cell);
    return ms === null ? undefined : Math.round(ms / 1000);
  };
  return {
    state: {
      status: read('status', 'status of a session', (cell) =>
        TIMING_STATUSES.find((status) => status === cell.toLowerCase()),
      ),
      status_note: line.at('note'),
      flag: read('flag', 'flag', (cell) => FLAGS.find((flag) => FLAG_WORDS[flag].test(cell))),
      laps_to_go: read('laps_to_go', 'number of laps', (cell) =>
        /^\d{1,4}$/.test(cell) ? Number(cell) : undefined,
      ),
      seconds_to_go: read('time_to_go', 'time such as 12:30', secondsIn),
    },
    problems,
  };
}
