import type { Server } from 'node:http';
import { isIP } from 'node:net';
import type { AddressInfo } from 'node:net';
import { EnvironmentError } from '../../lib/shared/node/environment.ts';

/** How many connections can wait to be accepted, as in a rush during a restart. The system's own limit is the same or lower. */
const BACKLOG = 4096;

export type ListenAt = { readonly host: string; readonly port: number };

/**
 * Makes a server listen at an address, or on a socket inherited from systemd.
 * @param inherited the socket's file descriptor, or null
 * @returns the port
 * @throws EnvironmentError if the inherited socket isn't at that address: settings without effect would be misleading
 */
export async function listenOn(
  server: Server,
  { host, port }: ListenAt,
  inherited: number | null,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (inherited === null) server.listen(port, host, resolve);
    else server.listen({ fd: inherited }, BACKLOG, resolve);
  });
  const actual = server.address() as AddressInfo;
  const isElsewhere = actual.port !== port || (isIP(host) !== 0 && actual.address !== host);
  if (inherited !== null && isElsewhere)
    throw new EnvironmentError(
      `HOST and PORT say ${host}:${String(port)}, but the socket that systemd holds is at ${actual.address}:${String(actual.port)}. Change ListenStream in championship-site.socket, or the settings.`,
    );
  return actual.port;
}
