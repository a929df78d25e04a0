import { existsSync, readFileSync } from 'node:fs';

/** Ticks of Linux's clock in a second, the unit of /proc. */
const TICKS_PER_S = 100;

/**
 * CPU time that a process has used so far, in microseconds; null if there is no /proc.
 * Unlike requests per second, it hardly changes while other programs keep the machine busy.
 */
export function cpuMicroseconds(pid: number | undefined): number | null {
  if (pid === undefined || process.platform !== 'linux') return null;
  const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  // The name in parentheses may contain spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_S) * 1_000_000;
}

/** Memory that a process uses now, in megabytes; 0 if the system doesn't report it. */
export function memoryMb(pid: number | undefined): number {
  if (pid === undefined || !existsSync(`/proc/${String(pid)}/status`)) return 0;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/**
 * How long a process's main thread has waited for a core so far although it had something to do, in microseconds; null if the system
 * doesn't say.
 */
export function waitedMicroseconds(pid: number | undefined): number | null {
  const path = `/proc/${String(pid)}/task/${String(pid)}/schedstat`;
  if (pid === undefined || !existsSync(path)) return null;
  return Number(readFileSync(path, 'utf8').split(' ')[1]) / 1_000;
}

/** What the machine's host has kept of its cores so far, in microseconds; null if the system doesn't say. */
export function stolenMicroseconds(): number | null {
  if (!existsSync('/proc/stat')) return null;
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return (Number(first.trim().split(/\s+/)[8] ?? 0) / TICKS_PER_S) * 1_000_000;
}
