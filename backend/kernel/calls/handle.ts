import type { Payload } from 'payload';
import type { z } from 'zod';
import type { Endpoint, EndpointAuth } from '../../../lib/contract/endpoint.ts';
import type { CurrentCustomer, FindCustomer } from './caller.ts';
import { config } from '../config.ts';
import { asFailure } from '../failure.ts';
import { languageOfRequest } from '../messages/language.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { ResponseText } from '../messages/messages.ts';
import { privateJson, publicJson, languageHeaders } from '../http/answer.ts';
import { checkJsonType } from '../http/body.ts';
import { readInput } from './input.ts';
import { clientAddress } from '../limiter/client-address.ts';

/** The caller: always present if the contract requires a customer, else null for anonymous visitors. */
export type CustomerOf<A extends EndpointAuth> = A extends 'user' ? CurrentCustomer : CurrentCustomer | null;

/** What a handler gets. */
export type HandlerContext<I extends z.ZodType, A extends EndpointAuth = EndpointAuth> = {
  readonly input: z.output<I>;
  readonly payload: Payload;
  readonly request: Request;
  readonly customer: CustomerOf<A>;
  /** The visitor's network address, for rate limits. */
  readonly address: string;
  /** A response message, in the caller's language. */
  readonly translate: (text: ResponseText) => string;
};

/** A call with its handler, ready for the router. */
export type Route = {
  readonly endpoint: Endpoint;
  readonly run: (call: RouteCall) => Promise<Response>;
};

export type RouteCall = {
  readonly request: Request;
  readonly payload: Payload;
  readonly findCustomer: FindCustomer;
  readonly pathParameters: Readonly<Record<string, string>>;
};

/** Handlers may return a body that is already serialised. */
export class ReadyJson {
  readonly body: string;
  readonly etag: string;

  constructor(body: string, etag: string) {
    this.body = body;
    this.etag = etag;
  }
}

/** Responses that are the same for everybody may be cached; those for a customer, or about an account, may not. */
const isForEverybody = ({ method, auth, isPrivate = false }: Endpoint, customer: CurrentCustomer | null) =>
  method === 'GET' && auth === 'public' && !isPrivate && customer === null;

const isCustomerFor = <A extends EndpointAuth>(
  auth: A,
  customer: CurrentCustomer | null,
): customer is CustomerOf<A> => auth !== 'user' || customer !== null;

/**
 * Implements a call of the contract: checks the body's type, identifies the caller, parses and validates the input, runs the handler, and responds with JSON.
 * Outside production the output is validated against the contract too, so that a faulty mapper shows at once.
 * @throws what the handler throws; the dispatcher converts it to the wire format. Failure 415; 401 if a customer is required, or if the
 * customer's account was deleted while the handler failed
 */
export function handle<I extends z.ZodType, O extends z.ZodType, A extends EndpointAuth>(
  endpoint: Endpoint<I, O, A>,
  handler: (context: HandlerContext<I, A>) => Promise<z.output<O> | ReadyJson>,
): Route {
  return {
    endpoint,
    run: async ({ request, payload, findCustomer, pathParameters }) => {
      // First of all: a 401 would make the caller renew its tokens or sign out, which can't fix the type.
      if (request.method === 'POST') checkJsonType(request);
      const customer = await findCustomer(payload, request, endpoint.auth);
      if (!isCustomerFor(endpoint.auth, customer))
        throw new TypeError('The endpoint requires a customer, but none was resolved.');
      const input = await readInput(endpoint, request, pathParameters);
      const language = languageOfRequest(request);
      let isTranslated = false;
      const translate = (text: ResponseText) => {
        isTranslated = true;
        return formatMessage(text, language);
      };
      const address = clientAddress(request);
      const call = handler({ input, payload, request, customer, address, translate });
      const output = await call.catch(async (error: unknown) => {
        // An account that is deleted while its call runs makes writes fail. The answer is the one that any later call gets.
        if (customer !== null && asFailure(error).status === 500)
          await findCustomer(payload, request, endpoint.auth);
        throw error;
      });
      if (output instanceof ReadyJson) return publicJson(request, output.body, output.etag);
      if (!config().isProduction) endpoint.output.parse(output);
      if (isTranslated) return privateJson(output, 200, languageHeaders(language));
      return isForEverybody(endpoint, customer)
        ? publicJson(request, JSON.stringify(output))
        : privateJson(output);
    },
  };
}
