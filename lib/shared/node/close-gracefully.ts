import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long enough for any page, short enough for a supervisor that kills after 30 seconds. */
const DEADLINE_MS = 10_000;

/**
 * How long an idle connection is left open: its client may be about to send another request, whose response then says that it is the last.
 * Closing at once would break that request.
 */
const IDLE_MS = 2_000;

/**
 * Waits until no client is waiting to be accepted, at most `limitMs`. Node accepts one connection per turn of its event loop, and the system
 * resets those still waiting when the server stops listening.
 */
async function acceptWaiting(server: Server, limitMs: number): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  const end = performance.now() + limitMs;
  let before;
  do {
    before = accepted;
    // Node is only certain to accept connections between two turns.
    await nextTurn();
    await nextTurn();
  } while (accepted > before && performance.now() < end);
  server.off('connection', count);
}

/**
 * Stops accepting connections, lets current requests finish, answers further requests on open connections with `Connection: close`, and
 * closes idle ones.
 * @returns whether all finished within the deadline; the rest are cut off
 */
export async function closeGracefully(
  server: Server,
  deadlineMs = DEADLINE_MS,
  idleMs = IDLE_MS,
): Promise<boolean> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  // Responses that have already started lack the header: their connections have this long for one more request, whose response has it.
  server.keepAliveTimeout = idleMs;
  // Node reads sockets after timers: a connection is only idle if nothing arrived while this process was busy.
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket;
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
  await acceptWaiting(server, idleMs);
  return new Promise((resolve) => {
    const sweep = setTimeout(() => setImmediate(() => server.closeIdleConnections()), idleMs);
    const deadline = setTimeout(() => {
      server.closeAllConnections();
      resolve(false);
    }, deadlineMs);
    // Not the HTTP server's own `close`, which closes idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(sweep);
      clearTimeout(deadline);
      resolve(true);
    });
  });
}
