import { INITIAL_LANGUAGE } from '../../lib/contract/languages.ts';
import { inWords } from '../words/in-words.ts';
import { say, type SentenceKey, type Words } from '../words/sentences.ts';

/** What a failed call says about itself beyond its message. */
export type FailureDetails = {
  /** Code that the caller reacts to (spec point 8), for example TOKEN_EXPIRED. */
  readonly textCode?: string;
  /** What is said of each field. */
  readonly fields?: Readonly<Record<string, Words>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * A call that cannot be answered, for a reason the caller may know. Anything else thrown is a fault of ours. It has no language: what
 * it says becomes words where it is answered (`http/answer.ts`). Its own message, for logs, is English.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly words: Words;
  readonly details: FailureDetails;

  constructor(status: number, words: Words, details: FailureDetails = {}) {
    super(inWords(words, INITIAL_LANGUAGE));
    this.status = status;
    this.words = words;
    this.details = details;
  }
}

type Owned = Extract<SentenceKey, `missing.${string}`> extends `missing.${infer What}` ? What : never;

/** 404 for what a visitor may have a way to: there is no such record, or none that the caller may see; the two answer alike. */
export const missing = (what: Owned) => new Failure(404, say(`missing.${what}`));

/** The same for what only programs ask for. */
export const notFound = (what: string) => new Failure(404, `${what} was not found.`);

/** 422: the parameters that are named have values that the call does not accept. */
export const badFields = (fields: Readonly<Record<string, Words>>) =>
  new Failure(422, Object.values(fields), { fields });

/** 422 where no single parameter is to blame. */
export const badInput = (words: Words) => new Failure(422, words);

/** 401: the call needs a signed-in customer. */
export const unauthorized = (words: Words, textCode?: string) =>
  new Failure(401, words, textCode ? { textCode } : {});

/** 429: too many calls; to be repeated after `seconds`. */
export const rateLimited = (seconds: number) =>
  new Failure(429, say('call.tooMany', { wait: seconds }), {
    headers: { 'Retry-After': String(seconds) },
  });

/** 503: the server is busy; to be repeated after `seconds`. */
export const busy = (seconds: number) =>
  new Failure(503, say('call.busy'), { headers: { 'Retry-After': String(seconds) } });
