import { MAX_MESSAGE, type SentMessage } from '../../../lib/contract/timing.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { readTable, type ColumnRules } from '../sheets/read-table.ts';
import type { LineProblem } from '../sheets/delimited.ts';

const COLUMNS: ColumnRules<'text' | 'time'> = {
  text: { names: ['message', 'text', 'announcement'] },
  time: { names: ['time', 'at', 'timeofday', 'datetime'] },
};

export type MessagesExport = {
  readonly messages: readonly SentMessage[];
  readonly problems: readonly LineProblem[];
};

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?$/;

/** How far ahead of this machine's clock the timing program's may be. */
const AHEAD_MS = 60 * 60_000;

/**
 * The instant of a time of day, by this machine's clock and zone, or of a date with a time; undefined if it is neither. After midnight a file
 * still has the evening's messages.
 */
function instantOf(cell: string, now: Date): string | undefined {
  const [, hours, minutes, seconds = '0'] = CLOCK.exec(cell) ?? [];
  if (hours !== undefined) {
    const moment = new Date(now);
    moment.setHours(Number(hours), Number(minutes), Number(seconds), 0);
    if (moment.getTime() > now.getTime() + AHEAD_MS) moment.setDate(moment.getDate() - 1);
    return moment.toISOString();
  }
  const moment = /^\d{4}-\d{2}-\d{2}[T ]/.test(cell) ? new Date(cell) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/**
 * Reads a file with a line for each race control message. A message is identified by its position, so that a corrected one replaces the one
 * sent before.
 * @param now times of day are in the day before it
 */
export function readMessagesExport(csv: string, now: Date): MessagesExport {
  const table = readTable(csv, COLUMNS, ['text']);
  if (!table?.columns.has('text'))
    return {
      messages: [],
      problems: [
        { line: table?.headLine ?? 1, message: 'The first line must name the columns: time and message.' },
      ],
    };
  const problems: LineProblem[] = [...table.problems];
  const messages = table.lines.flatMap(({ line, at }, index): SentMessage[] => {
    const text = at('text').trim();
    const cell = at('time').trim();
    const instant = cell === '' ? undefined : instantOf(cell, now);
    if (cell !== '' && instant === undefined)
      problems.push({ line, message: `“${cell}” isn’t a time such as 14:05:30.` });
    if (text === '') problems.push({ line, message: 'Message missing.' });
    if (text.length > MAX_MESSAGE)
      problems.push({ line, message: `A message can have up to ${numberInText(MAX_MESSAGE)} characters.` });
    return [{ id: String(index + 1), text, ...(instant === undefined ? {} : { at: instant }) }];
  });
  return { messages, problems };
}
