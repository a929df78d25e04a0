import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { canInstall, installPackage } from '../scripts/run/debian-package.ts';

const run = promisify(execFile);

export type WrkFigures = {
  readonly perSecond: number;
  readonly total: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
};

export type WrkOptions = { readonly connections: number; readonly seconds: number };

const isThere = () => spawnSync('wrk', ['-v']).error === undefined;

/**
 * Makes sure that the load generator is there: wrk, which costs a tenth of what an answer costs the server. One in Node costs more
 * than the server itself, and then measures itself.
 * @throws when it is not there and cannot be installed
 */
function findWrk(): void {
  if (isThere()) return;
  if (canInstall()) installPackage('wrk');
  if (!isThere()) throw new Error('The load generator wrk was not found and could not be installed.');
}

const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** '739.59us' and '1.02s' in milliseconds. */
function milliseconds(output: string, percent: string): number {
  const [, value = '0', unit = 'ms'] =
    new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, 'm').exec(output) ?? [];
  return Number(value) * (MS[unit] ?? 1);
}

/** Failed connections, time-outs, and answers that are no success. */
function errorsOf(output: string): number {
  const sockets =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  const answers = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  return [...sockets, answers].reduce((sum, count) => sum + Number(count), 0);
}

/** Asks for one address over and over, as a browser that takes gzip, in a process of its own with one thread. */
export async function wrk(url: string, { connections, seconds }: WrkOptions): Promise<WrkFigures> {
  findWrk();
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${String(connections)}`,
    `--duration=${String(seconds)}s`,
    '--latency',
    '--header=Accept-Encoding: gzip',
    '--header=Accept: text/html',
    url,
  ]);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    total: Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0),
    p50Ms: milliseconds(stdout, '50'),
    p99Ms: milliseconds(stdout, '99'),
    errors: errorsOf(stdout),
  };
}
