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
 * Installs the load generator wrk if necessary. It costs a tenth of what the server spends on a response; one written in Node costs
 * more than the server and would measure itself.
 * @throws if it can't be installed
 */
function findWrk(): void {
  if (isThere()) return;
  if (canInstall()) installPackage('wrk');
  if (!isThere())
    throw new Error(
      'The load generator wrk was not found and could not be installed. Install the package wrk and try again.',
    );
}

const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** '739.59us' and '1.02s' in milliseconds. */
function milliseconds(output: string, percent: string): number {
  const [, value = '0', unit = 'ms'] =
    new RegExp(`^\\s+${percent}%\\s+([\\d.]+)(us|ms|s|m)`, 'm').exec(output) ?? [];
  return Number(value) * (MS[unit] ?? 1);
}

/** Failed connections, timeouts, and unsuccessful responses. */
function errorsOf(output: string): number {
  const sockets =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1) ?? [];
  const answers = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0';
  return [...sockets, answers].reduce((sum, count) => sum + Number(count), 0);
}

/** Requests one address over and over, like a browser that accepts gzip, in a separate process with one thread. */
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
