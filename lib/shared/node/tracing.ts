import type { IncomingMessage, ServerResponse } from 'node:http';

/*
 * Where a request's time went, through both programs. Places that take part start a span here, which costs nothing until traces are
 * switched on (traces.ts, docs/decisions/0110).
 */

/** Says which span of another program a request belongs to (W3C Trace Context). */
export const TRACE_HEADER = 'traceparent';

/** Words and numbers of ours: nothing that a visitor sent, and no values of the database. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A piece of work, under way. */
export type Span = {
  readonly traceId: string;
  /** The header that makes it the parent of what another program does for it (W3C Trace Context). */
  readonly traceparent: string;
  readonly set: (attributes: Attributes) => void;
  readonly end: (result: 'done' | 'failed') => void;
  /** Runs its work: spans that start in it are its children. */
  readonly run: <T>(work: () => T) => T;
};

export type SpanKind = 'server' | 'client' | 'internal';

/** Makes spans. */
export type Tracer = {
  /** @param parent the header of a request, empty for a new trace; without it the span of the work that asks */
  readonly start: (name: string, kind: SpanKind, attributes: Attributes, parent?: string) => Span;
  /** The span of the work that asks; undefined for work that belongs to no request. */
  readonly current: () => Span | undefined;
};

declare global {
  var championshipTracer: Tracer | undefined;
}

/** Switches traces on. On globalThis: the bundled part of a program and the rest have each their own copy of this module. */
export function provideTracer(tracer: Tracer): void {
  globalThis.championshipTracer = tracer;
}

/** The span that the current work belongs to; undefined for none, and while traces are off. */
export const currentSpan = (): Span | undefined => globalThis.championshipTracer?.current();

/** The field of the log's lines. */
export const traceIdField = (): { trace_id?: string } => {
  const span = currentSpan();
  return span === undefined ? {} : { trace_id: span.traceId };
};

type Answered = {
  /** What the request is for, in one of few words: never a part of the address; null for what isn't traced. */
  readonly kind: string | null;
  /** The request's id. */
  readonly id: string;
  /** The trace header of a program that is believed; without it a trace begins here. */
  readonly parent?: string | undefined;
};

/** Traces the answer to a request. */
export function traceAnswer<T>(
  request: IncomingMessage,
  response: ServerResponse,
  { kind, id, parent }: Answered,
  answer: () => T,
): T {
  const tracer = globalThis.championshipTracer;
  if (tracer === undefined || kind === null) return answer();
  const method = request.method ?? '';
  const span = tracer.start(
    `${method} ${kind}`,
    'server',
    { 'http.request.method': method, 'request.kind': kind, 'request.id': id },
    parent ?? '',
  );
  response.once('close', () => {
    const isSent = response.writableFinished;
    span.set(isSent ? { 'http.response.status_code': response.statusCode } : { 'error.type': 'aborted' });
    span.end(isSent && response.statusCode < 500 ? 'done' : 'failed');
  });
  return span.run(answer);
}

/** Starts the span of a part of a request; undefined if nothing is traced. */
export function startSpan(name: string, kind: SpanKind, attributes: Attributes): Span | undefined {
  return currentSpan() === undefined
    ? undefined
    : globalThis.championshipTracer?.start(name, kind, attributes);
}
