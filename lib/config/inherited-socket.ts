import type { Variables } from '../shared/node/environment.ts';

/** Descriptor of the first socket that a service manager passes on (sd_listen_fds(3)). */
const FIRST_FD = 3;

/**
 * The listening socket that systemd holds for this process (docs/decisions/0177).
 * @returns its file descriptor; null if the process has to listen itself
 */
export const inheritedSocket = (source: Variables = process.env, pid: number = process.pid): number | null =>
  source['LISTEN_PID'] === String(pid) && Number(source['LISTEN_FDS']) >= 1 ? FIRST_FD : null;
