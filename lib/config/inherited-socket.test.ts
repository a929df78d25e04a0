import { expect, test } from 'vitest';
import { inheritedSocket } from './inherited-socket.ts';

test('a socket is taken only by the process that it is held for', () => {
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toBe(3);
  // Programs that the process starts inherit the variables.
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 43)).toBeNull();
  expect(inheritedSocket({ LISTEN_PID: '42', LISTEN_FDS: '0' }, 42)).toBeNull();
  expect(inheritedSocket({ LISTEN_PID: '42' }, 42)).toBeNull();
  expect(inheritedSocket({}, 42)).toBeNull();
});
