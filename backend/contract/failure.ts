/** What a failed call says about itself beyond its message. */
export type FailureDetails = {
  /** Code that the caller reacts to (spec point 8), for example TOKEN_EXPIRED. */
  readonly textCode?: string;
  /** A sentence per field. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
};

/** A call that cannot be answered, for a reason the caller may know. Anything else thrown is a fault of ours. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly details: FailureDetails;

  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** 404: there is no such record, or none that the caller may see; the two answer alike. */
export const notFound = (what: string) => new Failure(404, `${what} was not found.`);

/** 422: a parameter has a value that the call does not accept. `fields` names it with a sentence. */
export const badInput = (message: string, fields?: Readonly<Record<string, string>>) =>
  new Failure(422, message, fields ? { fields } : {});

/** 401: the call needs a signed-in customer. */
export const unauthorized = (message: string, textCode?: string) =>
  new Failure(401, message, textCode ? { textCode } : {});

/** 429: too many calls; to be repeated after `seconds`. */
export const rateLimited = (seconds: number) =>
  new Failure(429, `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { 'Retry-After': String(seconds) },
  });

/** 503: the server is busy; to be repeated after `seconds`. */
export const busy = (seconds: number) =>
  new Failure(503, 'The server is busy. Try again shortly.', { headers: { 'Retry-After': String(seconds) } });
