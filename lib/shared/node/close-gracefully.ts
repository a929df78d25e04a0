import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long enough for any page, short enough for a supervisor that kills after 30 seconds. */
const DEADLINE_MS = 10_000;

/**
 * How long an idle connection is left open: its client may be about to send another request, gets a response, and learns from it that there
 * won't be any more. Closing at once would break that request.
 */
const IDLE_MS = 2_000;

/**
 * Waits until no client waits to be accepted, at most `limitMs`. Node accepts one connection each time it looks, and the system resets those
 * that still wait when the server stops listening.
 */
async function acceptWaiting(server: Server, limitMs: number): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  server.on('connection', count);
  const end = performance.now() + limitMs;
  let before;
  do {
    before = accepted;
    // Only between two turns does Node surely look for connections.
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
  // Connections whose response had already started can't be told: they have this long for one more request, whose response tells them.
  server.keepAliveTimeout = idleMs;
  // After timers, Node reads what has arrived: a connection is idle only if nothing came while this process was busy.
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
