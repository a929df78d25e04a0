import { describe, expect, test } from 'vitest';
import { timingUpdateSchema, type TimingUpdate } from '../../../lib/contract/timing.ts';
import { NO_LIVE_STATE, type LiveState } from './live-state.ts';
import { readSentLive } from './read-sent-live.ts';

const NOW = '2026-11-21T01:00:00.000Z';
const after = (update: Partial<TimingUpdate>, before: LiveState = NO_LIVE_STATE, now = NOW) =>
  readSentLive(before, timingUpdateSchema.parse({ status: 'running', ...update }), { isOver: false, now });

describe('what a call says of the moment', () => {
  test('is whole: a flag or a countdown that it leaves out is not known any more', () => {
    const { live } = after({ flag: 'yellow', laps_to_go: 3, seconds_to_go: 90 });
    expect(live).toMatchObject({ flag: 'yellow', laps_to_go: 3, seconds_to_go: 90 });
    expect(after({}, live).live).toMatchObject({ flag: null, laps_to_go: null, seconds_to_go: null });
  });

  test('has what cars did last with their rows, by number or by name', () => {
    const { live, problems } = after({
      rows: [
        { race_number: 7, name: 'Ana Roe', last_time: '83.456', sectors: ['28.1', 30.2, null] },
        { name: 'Bo Kim', last_time: '1:24.000' },
        { race_number: '9', name: 'Cy Lee' },
      ],
    });
    expect(problems).toEqual([]);
    expect(live.cars).toEqual({
      '7': { last_time: '1:23.456', sectors: ['28.100', '30.200', ''] },
      'Bo Kim': { last_time: '1:24.000', sectors: [] },
    });
    expect(after({}, live).live.cars).toEqual(live.cars);
    expect(after({ rows: [] }, live).live.cars).toEqual({});
  });

  test('is refused row by row', () => {
    const rows = [
      { name: 'Ana Roe', last_time: '1:23.456' },
      { name: 'Bo Kim', last_time: 'fast', sectors: ['?'] },
    ];
    expect(after({ rows }).problems).toEqual([
      { line: 2, message: 'The last lap time “fast” isn’t a time such as 1:23.456.' },
      { line: 2, message: 'The sector time “?” isn’t a time such as 1:23.456.' },
    ]);
  });

  test('adds messages, corrects those it sends again, and takes back those without text; the newest come first', () => {
    const { live } = after({ messages: [{ id: 'a', text: 'Green flag' }] });
    const later = after(
      {
        messages: [
          { id: 'b', at: '2026-11-21T14:05:00+13:00', text: 'Car 7 under investigation' },
          { id: 'a', text: 'Green flag, lap 1' },
        ],
      },
      live,
      '2026-11-21T02:00:00.000Z',
    ).live;
    expect(later.messages).toEqual([
      { id: 'b', at: '2026-11-21T01:05:00.000Z', text: 'Car 7 under investigation' },
      { id: 'a', at: NOW, text: 'Green flag, lap 1' },
    ]);
    expect(after({ messages: [{ id: 'b', text: '' }] }, later).live.messages.map(({ id }) => id)).toEqual([
      'a',
    ]);
    expect(after({}, later).live.messages).toEqual(later.messages);
  });

  test('has the one that was said last on top, of several at the same moment', () => {
    const one = after({ messages: [{ id: 'a', text: 'Yellow flag' }] }).live;
    const two = after({ messages: [{ id: 'b', text: 'Green flag' }] }, one).live;
    expect(two.messages.map(({ id }) => id)).toEqual(['b', 'a']);
    const four = after(
      {
        messages: [
          { id: 'c', text: 'Red flag' },
          { id: 'd', text: 'Race restart 14:20' },
          { id: 'a', text: 'Yellow flag in sector 2' },
        ],
      },
      two,
    ).live;
    // A corrected one keeps its place.
    expect(four.messages.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a']);
    expect(after({ messages: [{ id: 'c', text: '' }] }, four).live.messages.map(({ id }) => id)).toEqual([
      'd',
      'b',
      'a',
    ]);
  });

  test('keeps the newest messages of a long day', () => {
    const said = (from: number) =>
      Array.from({ length: 100 }, (_, index) => ({
        id: String(from + index),
        at: new Date(Date.parse(NOW) + (from + index) * 1000).toISOString(),
        text: 'Track limits',
      }));
    let live = NO_LIVE_STATE;
    for (const from of [0, 100, 200]) live = after({ messages: said(from) }, live).live;
    expect([live.messages.length, live.messages[0]?.id, live.messages.at(-1)?.id]).toEqual([
      200,
      '299',
      '100',
    ]);
  });
});
