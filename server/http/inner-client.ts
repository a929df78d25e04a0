import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { duplexPair } from 'node:stream';
import type { Handler } from './handler.ts';

/** A complete response of Next, in memory and not compressed. */
export type Captured = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Sends a GET, or a POST if there is a body. */
export type InnerClient = (path: string, headers?: OutgoingHttpHeaders, body?: string) => Promise<Captured>;

/**
 * Creates a client that requests pages from a handler in the same process. It makes a real HTTP exchange over a pair of streams: the
 * handler gets a genuine request and response, and there is no port that would bypass this server's checks.
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
