import { Agent, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between a site and its content server that records calls and can cut the connection. */
export type ContentTap = {
  readonly url: string;
  /** Requested paths since the last reset, oldest first. */
  readonly calls: readonly string[];
  /** The request ids of those calls. */
  readonly requestIds: () => readonly string[];
  readonly reset: () => void;
  /** While cut, every call fails as if the content server were down. */
  readonly cut: (isCut: boolean) => void;
  readonly close: () => Promise<void>;
};

/** Starts a tap in front of a content server, on a free local port. */
export async function openContentTap(contentApiUrl: string): Promise<ContentTap> {
  const target = new URL(contentApiUrl);
  const agent = new Agent({ keepAlive: true });
  const calls: string[] = [];
  const ids: string[] = [];
  let isCut = false;
  const server = createServer((request, response) => {
    if (isCut) {
      request.socket.destroy();
      return;
    }
    calls.push(request.url ?? '');
    ids.push(String(request.headers['x-request-id'] ?? ''));
    const { method, url, headers } = request;
    const upstream = httpRequest({
      agent,
      hostname: target.hostname,
      port: target.port,
      method,
      path: url,
      headers,
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    calls,
    requestIds: () => ids,
    reset: () => {
      calls.splice(0);
      ids.splice(0);
    },
    cut: (value) => {
      isCut = value;
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
