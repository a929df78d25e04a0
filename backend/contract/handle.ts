import type { Payload } from 'payload';
import type { z } from 'zod';
import type { Endpoint } from '../../lib/contract/endpoint.ts';
import { config } from '../config.ts';
import { privateJson, publicJson } from './http/answer.ts';
import { readInput } from './http/input.ts';

/** What a handler works with. */
export type HandlerContext<I extends z.ZodType> = {
  readonly input: z.output<I>;
  readonly payload: Payload;
  readonly request: Request;
};

/** One call with its handler, ready to be put into the router. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly run: (call: RouteCall) => Promise<Response>;
};

export type RouteCall = {
  readonly request: Request;
  readonly payload: Payload;
  readonly pathParameters: Readonly<Record<string, string>>;
};

/** A handler may answer a body that it has serialised before. */
export class ReadyJson {
  readonly body: string;
  readonly etag: string;

  constructor(body: string, etag: string) {
    this.body = body;
    this.etag = etag;
  }
}

/**
 * Makes a call of the contract answerable: reads and checks its input, runs the handler, and answers JSON. Outside production the
 * output is held against the contract, so that a mapper that strays is seen at once.
 * @throws what the handler throws; the dispatcher turns it into the wire form.
 */
export function handle<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  handler: (context: HandlerContext<I>) => Promise<z.output<O> | ReadyJson>,
): Route {
  return {
    endpoint,
    run: async ({ request, payload, pathParameters }) => {
      const input = await readInput(endpoint, request, pathParameters);
      const output = await handler({ input, payload, request });
      if (output instanceof ReadyJson) return publicJson(request, output.body, output.etag);
      if (!config().isProduction) endpoint.output.parse(output);
      const isPublicRead = endpoint.method === 'GET' && endpoint.auth !== 'user';
      return isPublicRead ? publicJson(request, JSON.stringify(output)) : privateJson(output);
    },
  };
}
