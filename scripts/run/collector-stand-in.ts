import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const attributesSchema = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])));
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  /** 1 internal, 2 server, 3 client. */
  kind: z.number(),
  attributes: attributesSchema.default({}),
});
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export type ReceivedSpan = z.infer<typeof spanSchema> & { readonly service: unknown };

export type Collector = {
  readonly url: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** Everything it received, as text. */
  readonly text: () => string;
  /** The headers of the last request. */
  readonly headers: () => IncomingHttpHeaders;
  /** While silent, it receives requests but doesn't respond. */
  readonly silent: (isSilent: boolean) => void;
  readonly stop: () => Promise<void>;
};

/** Starts a stand-in for an OpenTelemetry collector, which stores the spans it receives (OTLP over HTTP, as JSON). */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const waiting = new Set<ServerResponse>();
  let headers: IncomingHttpHeaders = {};
  let isSilent = false;
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST' || request.url !== '/v1/traces') {
        response.writeHead(404).end();
        return;
      }
      headers = request.headers;
      bodies.push(Buffer.concat(chunks).toString('utf8'));
      if (isSilent) waiting.add(response);
      else answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    spans: () =>
      bodies
        .flatMap((body) => requestSchema.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans
            .flatMap(({ spans }) => spans)
            .map((span) => ({ ...span, service: resource.attributes['service.name'] })),
        ),
    text: () => bodies.join('\n'),
    headers: () => headers,
    silent: (value) => {
      isSilent = value;
      if (value) return;
      for (const response of waiting) answer(response);
      waiting.clear();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
