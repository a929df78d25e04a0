import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { duplexPair } from 'node:stream';
import type { Handler } from './handler.ts';

/** A whole answer of Next, held in memory and not compressed. */
export type Captured = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Asks with GET, or posts a body where one is given. */
export type InnerClient = (path: string, headers?: OutgoingHttpHeaders, body?: string) => Promise<Captured>;

/**
 * Asks a handler for a page from inside the process. A real HTTP exchange over a pair of streams, so that the handler sees a
 * genuine request and response, and without a port that would go around this server's checks.
 */
export function createInnerClient(handler: Handler): InnerClient {
  const server = createServer((request, response) => void handler(request, response));
  return (path, headers = {}, body) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      server.emit('connection', far);
      const method = body === undefined ? 'GET' : 'POST';
      const request = httpRequest({ path, method, headers, createConnection: () => near });
      request.on('error', reject);
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 500,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
          near.destroy();
          far.destroy();
        });
      });
      request.end(body);
    });
}
