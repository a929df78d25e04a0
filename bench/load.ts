import autocannon from 'autocannon';
import { cpuMicroseconds } from './cpu.ts';

const CONNECTIONS = 16;
const DURATION_S = 8;

export type LoadFigures = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
  /** Processor time of the server per request, in microseconds. */
  readonly cpuUs: number | null;
};

/** Asks for one page over and over, as browsers that take gzip, from 16 connections on this machine. */
export async function load(url: string, pid: number | undefined): Promise<LoadFigures> {
  const before = cpuMicroseconds(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: DURATION_S,
    headers: { 'accept-encoding': 'gzip', accept: 'text/html' },
  });
  const after = cpuMicroseconds(pid);
  return {
    cpuUs: before === null || after === null ? null : (after - before) / result.requests.total,
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
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
