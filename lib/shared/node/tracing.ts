import type { IncomingMessage, ServerResponse } from 'node:http';

/*
 * Where a request's time goes in both programs. Code that takes part starts a span here, which costs nothing unless traces are switched on
 * (traces.ts, docs/decisions/0110).
 */

/** Header with the span of another program that a request belongs to (W3C Trace Context). */
export const TRACE_HEADER = 'traceparent';

/** Our own words and numbers: nothing that a visitor sent, and no values from the database. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Work in progress. */
export type Span = {
  readonly traceId: string;
  /** The header that makes it the parent of another program's spans (W3C Trace Context). */
  readonly traceparent: string;
  readonly set: (attributes: Attributes) => void;
  readonly end: (result: 'done' | 'failed') => void;
  /** Runs its work: spans that start in it are its children. */
  readonly run: <T>(work: () => T) => T;
};

export type SpanKind = 'server' | 'client' | 'internal';

/** Creates spans. */
export type Tracer = {
  /** @param parent a request's header, '' for a new trace; by default the current span */
  readonly start: (name: string, kind: SpanKind, attributes: Attributes, parent?: string) => Span;
  /** The current span; undefined for work outside a request. */
  readonly current: () => Span | undefined;
};

declare global {
  var championshipTracer: Tracer | undefined;
}

/** Switches traces on. On globalThis, because the bundled part of a program and the rest each have a copy of this module. */
export function provideTracer(tracer: Tracer): void {
  globalThis.championshipTracer = tracer;
}

/** The current span; undefined if there is none, and while traces are off. */
export const currentSpan = (): Span | undefined => globalThis.championshipTracer?.current();

/** The log field with the current trace. */
export const traceIdField = (): { trace_id?: string } => {
  const span = currentSpan();
  return span === undefined ? {} : { trace_id: span.traceId };
};

type Answered = {
  /** The kind of request, one of a few words and never part of the address; null if it isn't traced. */
  readonly kind: string | null;
  /** The request's id. */
  readonly id: string;
  /** The trace header from a trusted program; without it a new trace begins. */
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
