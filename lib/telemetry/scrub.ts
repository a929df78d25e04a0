/** Parts of an event that may identify or authorise a person. The rest is code, and stays. */
type ScrubbedRequest = {
  url?: string;
  query_string?: unknown;
  cookies?: unknown;
  data?: unknown;
  headers?: Record<string, string>;
  env?: unknown;
};
type ScrubbedEvent = {
  message?: string;
  user?: unknown;
  server_name?: string;
  request?: ScrubbedRequest;
  extra?: unknown;
  transaction?: string;
  exception?: { values?: { value?: string }[] };
  breadcrumbs?: { message?: string; data?: Record<string, unknown> }[];
};

/** The only request headers that are reported: they say what kind of client it was. */
const REPORTED_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'content-type',
  'user-agent',
]);

const MAIL = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
/** Signed tokens, and long random strings such as codes and keys. */
const SECRET = /\beyJ[\w-]+(?:\.[\w-]+){1,2}\b|\b(?=[\w-]{0,200}\d)[\w-]{32,200}\b/g;
const QUERY = /[?#][^\s"')]*/g;
/** A search query is part of the page's address (spec point 2). */
const SEARCHED = /(?<=\/search\/)[^\s"')]+/g;

/** A text without email addresses, tokens, search queries, and the query and fragment of addresses. */
export const scrubText = (text: string): string =>
  text.replace(QUERY, '').replace(SEARCHED, '[query]').replace(MAIL, '[mail]').replace(SECRET, '[secret]');

function scrubValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrubValue);
  return typeof value === 'string' ? scrubText(value) : value;
}

const scrubRecord = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, scrubValue(value)]));

/** Removes personal data from an event before it is sent. Changes and returns the same event. */
export function scrubEvent<E extends ScrubbedEvent>(event: E): E {
  delete event.user;
  delete event.server_name;
  delete event.extra;
  if (event.message !== undefined) event.message = scrubText(event.message);
  if (event.transaction !== undefined) event.transaction = scrubText(event.transaction);
  for (const exception of event.exception?.values ?? [])
    if (exception.value !== undefined) exception.value = scrubText(exception.value);
  const { request } = event;
  if (request) {
    const headers = Object.entries(request.headers ?? {}).filter(([name]) =>
      REPORTED_HEADERS.has(name.toLowerCase()),
    );
    event.request = {
      ...(request.url !== undefined && { url: scrubText(request.url) }),
      headers: Object.fromEntries(headers),
    };
  }
  for (const crumb of event.breadcrumbs ?? []) {
    if (crumb.message !== undefined) crumb.message = scrubText(crumb.message);
    if (crumb.data) crumb.data = scrubRecord(crumb.data);
  }
  return event;
}

/** Attributes of a span that identify the visitor, or contain a query or fragment. */
const PRIVATE_ATTRIBUTE = /^(?:user|client|enduser)\.|(?:\.|^)(?:query|fragment|cookies?|authorization)$/i;

/** Removes personal data from a span of a trace before it is sent. Changes and returns the same span. */
export function scrubSpan<S extends { name: string; attributes: Record<string, unknown> }>(span: S): S {
  span.name = scrubText(span.name);
  span.attributes = scrubRecord(
    Object.fromEntries(Object.entries(span.attributes).filter(([name]) => !PRIVATE_ATTRIBUTE.test(name))),
  );
  return span;
}
