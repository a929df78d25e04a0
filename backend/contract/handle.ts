import type { Payload } from 'payload';
import type { z } from 'zod';
import type { Endpoint, EndpointAuth } from '../../lib/contract/endpoint.ts';
import { currentCustomer, type CurrentCustomer } from '../auth/current-customer.ts';
import { config } from '../config.ts';
import { languageOfRequest } from '../words/language.ts';
import { inWords } from '../words/in-words.ts';
import type { Words } from '../words/sentences.ts';
import { privateJson, publicJson, spokenHeaders } from './http/answer.ts';
import { readInput } from './http/input.ts';
import { clientAddress } from '../limits/client-address.ts';

/** Who makes a call: certain where the contract asks for a customer, else null for a visitor who is not signed in. */
export type CustomerOf<A extends EndpointAuth> = A extends 'user' ? CurrentCustomer : CurrentCustomer | null;

/** What a handler works with. */
export type HandlerContext<I extends z.ZodType, A extends EndpointAuth = EndpointAuth> = {
  readonly input: z.output<I>;
  readonly payload: Payload;
  readonly request: Request;
  readonly customer: CustomerOf<A>;
  /** The visitor's network address, for limits. */
  readonly address: string;
  /** What an answer says, in the caller's language. */
  readonly tell: (words: Words) => string;
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

/** What is the same for everybody may be kept by caches; what was asked by a customer, or is about an account, may not. */
const isForEverybody = ({ method, auth }: Endpoint, customer: CurrentCustomer | null) =>
  method === 'GET' && auth === 'public' && customer === null;

const isCustomerFor = <A extends EndpointAuth>(
  auth: A,
  customer: CurrentCustomer | null,
): customer is CustomerOf<A> => auth !== 'user' || customer !== null;

/**
 * Makes a call of the contract answerable: finds out who calls, reads and checks the input, runs the handler, and answers JSON. Outside
 * production the output is held against the contract, so that a mapper that strays is seen at once.
 * @throws what the handler throws; the dispatcher turns it into the wire form. Failure 401 where a customer is needed.
 */
export function handle<I extends z.ZodType, O extends z.ZodType, A extends EndpointAuth>(
  endpoint: Endpoint<I, O, A>,
  handler: (context: HandlerContext<I, A>) => Promise<z.output<O> | ReadyJson>,
): Route {
  return {
    endpoint,
    run: async ({ request, payload, pathParameters }) => {
      const customer = await currentCustomer(payload, request, endpoint.auth);
      if (!isCustomerFor(endpoint.auth, customer)) throw new TypeError('A customer was not asked for.');
      const input = await readInput(endpoint, request, pathParameters);
      const language = languageOfRequest(request);
      let isTold = false;
      const tell = (words: Words) => {
        isTold = true;
        return inWords(words, language);
      };
      const address = clientAddress(request);
      const output = await handler({ input, payload, request, customer, address, tell });
      if (output instanceof ReadyJson) return publicJson(request, output.body, output.etag);
      if (!config().isProduction) endpoint.output.parse(output);
      if (isTold) return privateJson(output, 200, spokenHeaders(language));
      return isForEverybody(endpoint, customer)
        ? publicJson(request, JSON.stringify(output))
        : privateJson(output);
    },
  };
}
