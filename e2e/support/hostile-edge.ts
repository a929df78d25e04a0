import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenLocally } from '../../tests/stand-in/server.ts';
import { WITHHELD } from './proxy.ts';

/**
 * A cache in front of a site that keeps everything it may and shows it to everybody for ever: it looks at no cookie but the language,
 * asks for no token, and takes `must-revalidate` and the like for advice.
 */
export type HostileEdge = {
  readonly url: string;
  /** What it holds, by method, address and language. */
  readonly kept: ReadonlyMap<string, string>;
  /** Everything that was asked for. */
  readonly asked: ReadonlySet<string>;
  readonly close: () => Promise<void>;
};

/** Whether some cache somewhere might keep an answer. */
function mayBeKept(status: number, headers: Headers): boolean {
  if (status >= 500 || headers.has('set-cookie')) return false;
  const forEdges = headers.get('cdn-cache-control');
  return !/private|no-store/.test(forEdges ?? headers.get('cache-control') ?? '');
}

const languageIn = ({ cookie }: IncomingHttpHeaders) => /\blang=([\w-]+)/.exec(cookie ?? '')?.[1] ?? 'en';

/** Starts it on a free local port. @param origin the site behind it */
export async function openHostileEdge(origin: string): Promise<HostileEdge> {
  const kept = new Map<string, { status: number; headers: [string, string][]; body: Buffer }>();
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    const answer = async () => {
      const address = `${request.method ?? ''} ${request.url ?? ''}`;
      const key = `${address} ${languageIn(request.headers)} ${String(request.headers['rsc'] ?? '')}`;
      const isRead = request.method === 'GET';
      if (isRead) asked.add(request.url ?? '');
      const held = isRead ? kept.get(key) : undefined;
      if (held) return void response.writeHead(held.status, held.headers.flat()).end(held.body);
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { connection: _, host: __, ...headers } = request.headers;
      const upstream = await fetch(new URL(request.url ?? '/', origin), {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        redirect: 'manual',
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const body = Buffer.from(await upstream.arrayBuffer());
      const sent = [...upstream.headers].filter(([name]) => !WITHHELD.has(name));
      if (isRead && mayBeKept(upstream.status, upstream.headers))
        kept.set(key, { status: upstream.status, headers: sent, body });
      response.writeHead(upstream.status, sent.flat()).end(body);
    };
    answer().catch(() => response.destroy());
  });
  const { port, close } = await listenLocally(server);
  return {
    url: `http://localhost:${String(port)}`,
    asked,
    get kept() {
      return new Map([...kept].map(([key, { body }]) => [key, body.toString('utf8')]));
    },
    close,
  };
}
