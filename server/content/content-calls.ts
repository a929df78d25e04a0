import { subscribe } from 'node:diagnostics_channel';
import { propertyOf } from '../../lib/shared/record.ts';
import { currentRequestId, REQUEST_ID_HEADER } from '../../lib/shared/node/request-id.ts';
import { startSpan, TRACE_HEADER, type Span } from '../../lib/shared/node/tracing.ts';
import { CHANGES_HEADER } from '../../lib/shared/node/change-stream.ts';
import type { ReachedPlace } from './follow-changes.ts';
import { contentCalls } from '../process/site-meters.ts';

const isRequest = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Starts the trace span of a call to the content server. It ends when the response's headers arrive, as in the metrics. */
export const startCall = (from: 'render' | 'forward'): Span | undefined =>
  startSpan('content call', 'client', { from });

/** @param status of the response; `failed` if there was none */
export function endCall(span: Span | undefined, status: string): void {
  if (span === undefined) return;
  if (status === 'failed') span.set({ 'error.type': status });
  else span.set({ 'http.response.status_code': Number(status) });
  span.end(status === 'failed' || Number(status) >= 500 ? 'failed' : 'done');
}

/**
 * Adds headers to every `fetch` of the content server (the id of the request it is made for, its trace, and how far this site has
 * got in the stream of changes) and measures it. Pages fetch from many places, some behind caches whose keys contain the headers;
 * the HTTP client's diagnostics channels see all of them, and no key changes.
 */
export function followContentCalls(contentApiUrl: string, reached: ReachedPlace): void {
  const { origin } = new URL(contentApiUrl);
  const started = new WeakMap<object, { readonly at: number; readonly span: Span | undefined }>();
  const end = (message: unknown, status: string) => {
    const request = propertyOf(message, 'request');
    const start = isRequest(request) ? started.get(request) : undefined;
    if (!isRequest(request) || start === undefined) return;
    started.delete(request);
    contentCalls.record((performance.now() - start.at) / 1000, { from: 'render', status });
    endCall(start.span, status);
  };
  subscribe('undici:request:create', (message) => {
    const request = propertyOf(message, 'request');
    if (!isRequest(request) || propertyOf(request, 'origin') !== origin) return;
    const span = startCall('render');
    started.set(request, { at: performance.now(), span });
    const id = currentRequestId();
    const addHeader = propertyOf(request, 'addHeader');
    if (typeof addHeader !== 'function') return;
    if (id !== undefined) Reflect.apply(addHeader, request, [REQUEST_ID_HEADER, id]);
    if (span !== undefined) Reflect.apply(addHeader, request, [TRACE_HEADER, span.traceparent]);
    if (reached.place !== null) Reflect.apply(addHeader, request, [CHANGES_HEADER, reached.place]);
  });
  subscribe('undici:request:headers', (message) =>
    end(message, String(propertyOf(propertyOf(message, 'response'), 'statusCode'))),
  );
  subscribe('undici:request:error', (message) => end(message, 'failed'));
}
