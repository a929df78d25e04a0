import { expect, test } from 'vitest';
import { heldSocket } from './held-socket.ts';

test('a socket is taken only by the process that it is held for', () => {
  expect(heldSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toBe(3);
  // The variables reach every program that the process starts.
  expect(heldSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 43)).toBeNull();
  expect(heldSocket({ LISTEN_PID: '42', LISTEN_FDS: '0' }, 42)).toBeNull();
  expect(heldSocket({ LISTEN_PID: '42' }, 42)).toBeNull();
  expect(heldSocket({}, 42)).toBeNull();
});
