import type { Server } from 'node:http';

/** Long enough for any page, short enough for a supervisor that kills after half a minute. */
const DEADLINE_MS = 10_000;

/**
 * Stops taking connections, lets the requests under way finish and closes idle connections.
 * @returns whether all of them finished within the deadline; the rest are cut off.
 */
export function closeGracefully(server: Server, deadlineMs = DEADLINE_MS): Promise<boolean> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => {
      server.closeAllConnections();
      resolve(false);
    }, deadlineMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve(true);
    });
    server.closeIdleConnections();
  });
}

/** Calls back once on SIGTERM, SIGINT, or when the process that started this one is gone. */
export function onStopSignal(stop: (reason: string) => void): void {
  let isStopping = false;
  const once = (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  process.on('disconnect', () => once('disconnect'));
}
