import { expect, test } from 'vitest';
import { liveStateOf, momentsOf, NO_LIVE_STATE, storedLive, type LiveState } from './live-state.ts';

const AT = (minute: number) => `2026-11-21T01:0${String(minute)}:00.000Z`;
const stored = (live: LiveState) => ({ id: 1, live: structuredClone(live) });
const said = (live: LiveState, text: string): LiveState => ({
  ...live,
  messages: [{ id: 'a', at: AT(0), text }],
});

test('a message is no news from the timing, and a call no message', () => {
  const called = storedLive(null, { ...NO_LIVE_STATE, flag: 'green' }, true, AT(1));
  expect(momentsOf(stored(called))).toEqual({ timing_at: AT(1), messages_at: null });
  const told = storedLive(stored(called), said(liveStateOf(stored(called)), 'Red flag'), false, AT(2));
  expect(momentsOf(stored(told))).toEqual({ timing_at: AT(1), messages_at: AT(2) });
  // A call that brings no message leaves theirs; one that corrects a message has both.
  const again = storedLive(stored(told), liveStateOf(stored(told)), true, AT(3));
  expect(momentsOf(stored(again))).toEqual({ timing_at: AT(3), messages_at: AT(2) });
  const both = storedLive(stored(again), said(liveStateOf(stored(again)), 'Red flag, sector 2'), true, AT(4));
  expect(momentsOf(stored(both))).toEqual({ timing_at: AT(4), messages_at: AT(4) });
});

test('taking a message back is a moment, too', () => {
  const told = storedLive(null, said(NO_LIVE_STATE, 'Red flag'), false, AT(1));
  expect(momentsOf(stored(storedLive(stored(told), NO_LIVE_STATE, false, AT(2))))).toEqual({
    timing_at: null,
    messages_at: AT(2),
  });
});

test('what is said is the same whenever it is said, and a record from before the moments were stored has none', () => {
  const first = storedLive(null, said(NO_LIVE_STATE, 'Red flag'), true, AT(1));
  const second = storedLive(stored(first), liveStateOf(stored(first)), true, AT(2));
  expect(liveStateOf(stored(second))).toEqual(liveStateOf(stored(first)));
  const old = stored(said(NO_LIVE_STATE, 'Red flag'));
  expect([liveStateOf(old).messages.length, momentsOf(old), momentsOf(null)]).toEqual([
    1,
    { timing_at: null, messages_at: null },
    { timing_at: null, messages_at: null },
  ]);
});
