import { expect, test } from 'vitest';
import { readMessagesExport } from './read-messages-export.ts';

const at = (day: number, hour: number, minute: number) => new Date(2027, 0, day, hour, minute).toISOString();
const momentsIn = (csv: string, now: Date) =>
  readMessagesExport(csv, now).messages.map((message) => message.at);

test('times of day are in the day before now, also after midnight', () => {
  const file = 'Time,Message\n22:15,Red flag\n23:50:30,Race restart 0:10\n0:10,Green flag\n';
  expect(momentsIn(file, new Date(2027, 0, 23, 0, 15))).toEqual([
    at(22, 22, 15),
    new Date(2027, 0, 22, 23, 50, 30).toISOString(),
    at(23, 0, 10),
  ]);
  // The timing program's clock may be a little ahead.
  expect(momentsIn('Time,Message\n14:05,Red flag\n', new Date(2027, 0, 23, 14, 2))).toEqual([at(23, 14, 5)]);
});

test('what can’t be sent is reported by line', () => {
  const file = `Time,Message\nsoon,Red flag\n14:05,\n14:06,${'x'.repeat(301)}\n`;
  expect(readMessagesExport(file, new Date()).problems).toEqual([
    { line: 2, message: '“soon” isn’t a time such as 14:05:30.' },
    { line: 3, message: 'Message missing.' },
    { line: 4, message: 'A message can have up to 300 characters.' },
  ]);
});
