import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/* What servers that stand in for others share: a local port, and answers. */

export type LocalServer = { readonly port: number; readonly close: () => Promise<void> };

/** Has a server listen on a free local port. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Answer = { readonly status: number; readonly type: string; readonly body: Buffer | string };

export const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** A picture of one pixel. */
export const PIXEL_ANSWER: Answer = {
  status: 200,
  type: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/**
 * The values of a path's segments in braces.
 * @param pattern such as `/cognito/page/{url}`
 * @returns null if it is another path
 */
export function segmentsIn(pattern: string, path: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return (
    match && Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
  );
}

/** Serves answers on a free local port. @param refused what an error of `answer` is answered with */
export const serveAnswers = (
  answer: (request: IncomingMessage) => Promise<Answer>,
  refused: (error: unknown, request: IncomingMessage) => Answer,
) =>
  listenLocally(
    createServer((request, response) => {
      answer(request)
        .catch((error: unknown) => refused(error, request))
        .then(({ status, type, body }) => {
          response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
          response.end(body);
        })
        .catch(() => response.destroy());
    }),
  );
