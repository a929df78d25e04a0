import { INITIAL_LANGUAGE } from '../../lib/contract/languages.ts';
import { formatMessage } from './messages/format-message.ts';
import { msg, type Message, type MessageKey, type ResponseText } from './messages/messages.ts';

/** What somebody reads who opens the address of a failed call in a browser, and where they go from there. */
export type FailurePage = {
  readonly title: Message;
  readonly text: Message;
  /** The home page if left out. */
  readonly links?: readonly { readonly label: Message; readonly address: string }[];
};

/** Details of a failed call besides its message. */
export type FailureDetails = {
  /** Code for the client to act on (spec point 8), for example TOKEN_EXPIRED. */
  readonly textCode?: string;
  /** Messages by field. */
  readonly fields?: Readonly<Record<string, ResponseText>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** For people, if the message alone would leave them at a loss; programs don't get it. */
  readonly page?: FailurePage;
};

/**
 * A call that fails for a reason the caller may know. Anything else thrown is our own fault. Its message is translated when the response is
 * made (`http/answer.ts`); its own `message`, for logs, is English.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly text: ResponseText;
  readonly details: FailureDetails;

  constructor(status: number, text: ResponseText, details: FailureDetails = {}) {
    super(formatMessage(text, INITIAL_LANGUAGE));
    this.status = status;
    this.text = text;
    this.details = details;
  }
}

/** The words of PostgreSQL's pool when none of its connections became free in time (pg-pool 3, `connect`). Payload names it as the cause. */
const NO_CONNECTION = 'timeout exceeded when trying to connect';
const isOverloaded = (error: unknown): boolean =>
  error instanceof Error && (error.message === NO_CONNECTION || isOverloaded(error.cause));
/** When a caller may try again if the database had no connection left. */
const OVERLOADED_RETRY_SECONDS = 5;

/** What a caller may know of anything thrown: that the server is busy, or no more than that the fault is ours. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return isOverloaded(error) ? busy(OVERLOADED_RETRY_SECONDS) : new Failure(500, msg('call.fault'));
}

type Owned = Extract<MessageKey, `missing.${string}`> extends `missing.${infer What}` ? What : never;

/**
 * 404 for addresses that visitors may have a link to. The response is the same whether the record doesn't exist or the caller may not see
 * it.
 */
export const missing = (what: Owned) => new Failure(404, msg(`missing.${what}`));

/** 404 for addresses that only programs request. */
export const notFound = (what: string) => new Failure(404, `${what} was not found.`);

/** 422: the named parameters have invalid values. */
export const badFields = (fields: Readonly<Record<string, ResponseText>>) =>
  new Failure(422, Object.values(fields), { fields });

/** 422 where no single parameter is at fault. */
export const badInput = (text: ResponseText) => new Failure(422, text);

/** 401: the call requires a signed-in customer. */
export const unauthorized = (text: ResponseText, textCode?: string) =>
  new Failure(401, text, textCode ? { textCode } : {});

/** 429: too many calls; retry after `seconds`. */
export const rateLimited = (seconds: number) =>
  new Failure(429, msg('call.tooMany', { wait: seconds }), {
    headers: { 'Retry-After': String(seconds) },
  });

/** 503: the server is busy; retry after `seconds`. */
export const busy = (seconds: number) =>
  new Failure(503, msg('call.busy'), { headers: { 'Retry-After': String(seconds) } });
