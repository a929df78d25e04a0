import { createServer } from 'node:net';

/** Whether a program could listen on this port of this host now. Always true for port 0. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** A free port on 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}

/** Below the ports that systems assign to clients. */
const BLOCKS = { first: 20_000, last: 30_000 };
const BLOCK_TRIES = 200;

/**
 * Finds a block of consecutive free ports on 127.0.0.1, at random so that two runs that start together don't collide.
 * @returns the first port
 * @throws if there is no such block
 */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < BLOCK_TRIES; attempt += 1) {
    const first = BLOCKS.first + count * Math.floor((Math.random() * (BLOCKS.last - BLOCKS.first)) / count);
    const free = await Promise.all(
      Array.from({ length: count }, (_, index) => isPortFree(first + index, '127.0.0.1')),
    );
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${String(count)} ports in a row are free on 127.0.0.1.`);
}
