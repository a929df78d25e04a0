import type { Server } from 'node:http';
import { isIP } from 'node:net';
import type { AddressInfo } from 'node:net';
import { EnvironmentError } from '../../lib/shared/node/environment.ts';

/** How many connections wait while nobody takes them: a rush during a restart. The system's own limit is the same or lower. */
const BACKLOG = 4096;

export type ListenAt = { readonly host: string; readonly port: number };

/**
 * Has a server listen at an address, or in the socket that is held for it.
 * @param held the socket's file descriptor, or null
 * @returns the port
 * @throws EnvironmentError if the held socket isn't at that address: settings that do nothing would mislead
 */
export async function listenOn(
  server: Server,
  { host, port }: ListenAt,
  held: number | null,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (held === null) server.listen(port, host, resolve);
    else server.listen({ fd: held }, BACKLOG, resolve);
  });
  const actual = server.address() as AddressInfo;
  const isElsewhere = actual.port !== port || (isIP(host) !== 0 && actual.address !== host);
  if (held !== null && isElsewhere)
    throw new EnvironmentError(
      `HOST and PORT say ${host}:${String(port)}, but the socket that systemd holds is at ${actual.address}:${String(actual.port)}. Change ListenStream in championship-site.socket, or the settings.`,
    );
  return actual.port;
}
