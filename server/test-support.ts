import { createServer, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../lib/config/env.ts';
import type { Handler } from './http/handler.ts';
import { createLog } from './process/log.ts';
import { createSite } from './site.ts';
import type { Site } from './site.ts';

/** Set-up for this folder's tests: real servers on free ports, and fakes for Next and the content server. */

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

/** Sends a request with exactly this path, which `fetch` would normalise. */
export function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole,
            text: whole.toString(),
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Listens on a free port. */
export async function listen(
  handler: Handler,
): Promise<{ server: Server; port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { server, port, close };
}

/** The initial data of a small site. */
export const INITIAL_DATA = {
  sitemap: ['', 'news', 'article/first', 'article/second', 'news/race-reports', 'round/round-1'].map(
    (url) => ({ url }),
  ),
  domain: {},
  groups: [],
  pages: ['home', 'news', 'article', 'round', 'results', 'feed'].map((url, id) => ({ id: id + 1, url })),
  redirects: {
    data: [
      { id: 1, from: 'old', to: 'news' },
      { id: 2, from: 'a', to: 'b' },
      { id: 3, from: 'b', to: 'a' },
    ],
    num_items: 3,
    num_pages: 1,
  },
};

/** A content server whose responses a test can change while it runs. */
export async function startContent() {
  const state = { isDown: false, initialData: INITIAL_DATA as object, calls: 0 };
  const extra: { handle?: Handler } = {};
  const running = await listen((request, response) => {
    state.calls += 1;
    if (state.isDown) request.socket.destroy();
    else if (request.url === '/api/v1/cognito/domain/initialData')
      response.end(JSON.stringify(state.initialData));
    else if (extra.handle) void extra.handle(request, response);
    else response.writeHead(404).end();
  });
  return { ...running, state, extra };
}

/**
 * The production server around a fake Next.
 * @param build texts of files of Next's build, by their names
 */
export async function startSite(
  next: Handler,
  contentPort: number,
  variables: Readonly<Record<string, string>> = {},
  build: Readonly<Record<string, string>> = {},
): Promise<Site & { port: number; server: Server; close: () => Promise<void> }> {
  const env = readEnv({
    CONTENT_API_URL: `http://127.0.0.1:${String(contentPort)}`,
    SITE_URL: 'https://www.example.org',
    ...variables,
  });
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(dir, env.distDir));
  for (const [name, text] of Object.entries(build)) await writeFile(join(dir, env.distDir, name), text);
  const site = await createSite({
    env,
    next,
    dir,
    log: createLog('silent'),
  });
  await site.start();
  const running = await listen(site.handler);
  const close = async () => {
    site.stop();
    await running.close();
    await rm(dir, { recursive: true });
  };
  return { ...site, ...running, close };
}

/** A page of Next: cacheable, with one inline script. */
export const html = (text: string) =>
  `<!doctype html><html><body>${text}<script>self.x="${text}"</script></body></html>`;
export const SHARED = 's-maxage=60, stale-while-revalidate=3600';
