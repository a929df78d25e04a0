import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isReadablePath } from './readable-path.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** How long requests that are under way may take when the server ends. */
const DRAIN_MS = 10_000;
/** Methods that the platform's Request cannot be made with. */
const UNREADABLE_METHODS: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);
const RETRY_AFTER_SECONDS = 2;

export type ContentServer = {
  /** From now on requests are answered by `handler`; until then they get 503. */
  readonly serve: (handler: Handler) => void;
  /** Takes no new connections, lets requests under way finish, then resolves. */
  readonly close: () => Promise<void>;
};

/**
 * Takes the port at once, so that a taken one is known before any work is done.
 * @throws the listen error, with code EADDRINUSE for a taken port.
 */
export async function listen(port: number, host: string): Promise<ContentServer> {
  let handle: Handler = async (_, response) => {
    response.writeHead(503, {
      'retry-after': String(RETRY_AFTER_SECONDS),
      'content-type': 'text/plain; charset=utf-8',
    });
    response.end('The content backend is starting.\n');
  };
  const server: Server = createServer((request, response) => {
    if (!isReadablePath(request.url ?? '/')) {
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
    close: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
