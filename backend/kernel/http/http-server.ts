import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { namesOneHost } from '../../../lib/contract/host-header.ts';
import { decodedPath } from '../../../lib/shared/decoded-path.ts';
import { closeGracefully } from '../../../lib/shared/node/close-gracefully.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Methods that the platform's Request doesn't allow. */
const UNREADABLE_METHODS: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);
const RETRY_AFTER_SECONDS = 2;

export type ContentServer = {
  /** From now on requests go to `handler`; until then they get 503. */
  readonly serve: (handler: Handler) => void;
  /**
   * Stops accepting connections, lets current requests finish, answers further requests on open connections with `Connection: close`, then
   * resolves.
   */
  readonly close: () => Promise<unknown>;
};

/**
 * Listens on the port right away, so that a port conflict shows before any work is done.
 * @param prepare sets the headers that every response has
 * @throws the listen error, with code EADDRINUSE if the port is taken.
 */
export async function listen(
  port: number,
  host: string,
  prepare: (request: IncomingMessage, response: ServerResponse) => void = () => undefined,
): Promise<ContentServer> {
  let handle: Handler = async (_, response) => {
    response.writeHead(503, {
      'retry-after': String(RETRY_AFTER_SECONDS),
      'content-type': 'text/plain; charset=utf-8',
    });
    response.end('The content backend is starting.\n');
  };
  const server: Server = createServer((request, response) => {
    prepare(request, response);
    // Next responds with 500 to a path that doesn't decode to valid UTF-8.
    const isReadable = decodedPath((request.url ?? '/').split('?', 1)[0] ?? '') !== null;
    if (!isReadable || !namesOneHost(request.rawHeaders)) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The address is not valid.\n');
      return;
    }
    if (UNREADABLE_METHODS.has(request.method ?? '')) {
      response.writeHead(405, {
        allow: 'GET, HEAD, POST, OPTIONS',
        'content-type': 'text/plain; charset=utf-8',
      });
      response.end('The method is not accepted.\n');
      return;
    }
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    serve: (handler) => {
      handle = handler;
    },
    close: () => closeGracefully(server),
  };
}
