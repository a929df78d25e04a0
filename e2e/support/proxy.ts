import { createServer } from 'node:http';
import { listenLocally } from '../../tests/stand-in/server.ts';

/** Replaces a response: its status and body; null leaves it as it is. */
export type Edit = (path: string, body: string) => { readonly status?: number; readonly body: string } | null;

/** A server that forwards everything to another one, and lets a test change the responses. */
export type Proxy = {
  readonly url: string;
  readonly edit: (edit: Edit) => void;
  /** Forwards to another server from now on. */
  readonly turnTo: (target: string) => void;
  readonly close: () => Promise<void>;
};

/** Headers that belong to one connection or one encoding, and aren't passed on. */
export const WITHHELD: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

/** Starts a proxy on a free local port. */
export async function openProxy(first: string, firstEdit: Edit = () => null): Promise<Proxy> {
  let target = first;
  let edit = firstEdit;
  const server = createServer((request, response) => {
    const answer = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const { connection: _, host: __, 'if-none-match': ___, ...headers } = request.headers;
      const upstream = await fetch(new URL(request.url ?? '/', target), {
        method: request.method ?? 'GET',
        headers: Object.entries(headers).flatMap(([name, value]) => [
          [name, String(value)] as [string, string],
        ]),
        redirect: 'manual',
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const bytes = Buffer.from(await upstream.arrayBuffer());
      const edited = edit(request.url ?? '/', bytes.toString('utf8'));
      const kept = [...upstream.headers].filter(
        ([name]) => !WITHHELD.has(name) && !(edited && name === 'etag'),
      );
      response.writeHead(edited?.status ?? upstream.status, kept.flat());
      response.end(edited ? edited.body : bytes);
    };
    answer().catch(() => response.destroy());
  });
  const { port, close } = await listenLocally(server);
  return {
    url: `http://localhost:${String(port)}`,
    edit: (next) => {
      edit = next;
    },
    turnTo: (next) => {
      target = next;
    },
    close,
  };
}
