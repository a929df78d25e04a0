import { cpuMicroseconds } from './cpu.ts';
import { wrk } from './wrk.ts';
import type { WrkFigures } from './wrk.ts';

const CONNECTIONS = 16;
const DURATION_S = 8;

export type LoadFigures = WrkFigures & {
  /** CPU time of the server per request, in microseconds. */
  readonly cpuUs: number | null;
};

/** Requests one page over and over, over 16 local connections. */
export async function load(url: string, pid: number | undefined): Promise<LoadFigures> {
  const before = cpuMicroseconds(pid);
  const figures = await wrk(url, { connections: CONNECTIONS, seconds: DURATION_S });
  const after = cpuMicroseconds(pid);
  const cpuUs = before === null || after === null ? null : (after - before) / figures.total;
  return { ...figures, cpuUs };
}

/** Milliseconds until the last byte of each page, one after another. */
export async function timeEach(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    const startedAt = performance.now();
    const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** The value below which the given share of a list lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
