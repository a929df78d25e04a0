import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OtelSpan,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { textIn } from '../record.ts';
import type { SamplerName, TraceSettings } from './trace-variables.ts';
import { provideTracer, type Span, type Tracer } from './tracing.ts';

/*
 * Loaded only if an endpoint is configured: sends spans to a collector (docs/decisions/0110). The provider is this file's own, not OpenTelemetry's
 * global one, which Next would fill with whole addresses.
 */

/** How many spans wait to be sent; more are dropped, so that an unreachable collector costs no memory. */
const QUEUE = 2_048;
const BATCH = 512;
const SEND_EVERY_MS = 2_000;
/** How long to wait for the collector's response. */
const SEND_MS = 5_000;
/** A stopping program has ten seconds for its requests, and a supervisor kills it after thirty. */
const FLUSH_MS = 3_000;
/** An unreachable collector is logged now and then, not for each attempt. */
const REPORT_EVERY_MS = 60_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

const samplerOf = (name: SamplerName, ratio: number): Sampler => {
  if (name.startsWith('parentbased_'))
    return new ParentBasedSampler({ root: rootSampler(name.replace('parentbased_', ''), ratio) });
  return rootSampler(name, ratio);
};

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler();
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}

/** The context that a request's header names; a new trace if it names none. */
function contextOf(header: string): Context {
  const [, traceId = '', spanId = '', flags = '00'] = TRACEPARENT.exec(header) ?? [];
  const named = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(named) ? trace.setSpanContext(ROOT_CONTEXT, named) : ROOT_CONTEXT;
}

/** The reason of an error, without the rest, which contains whatever the collector answered. */
const reasonOf = (error: unknown): string =>
  [textIn(error, 'message'), textIn(error, 'code')].find((text) => text !== '') ?? 'unknown';

/** Reports spans that could not be sent, at most once a minute. */
function withReports(exporter: SpanExporter, onFault: TracesOptions['onFault']): SpanExporter {
  let lost = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined) {
          lost += spans.length;
          const now = performance.now();
          if (now - reportedAt >= REPORT_EVERY_MS) {
            onFault(reasonOf(result.error), lost);
            [reportedAt, lost] = [now, 0];
          }
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

type Running = { readonly span: Span; readonly context: Context };

/** Spans of this process, by OpenTelemetry's tracer. */
function tracerOf(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('championship');
  const running = new AsyncLocalStorage<Running>();
  const wrap = (started: OtelSpan, parent: Context): Span => {
    const { traceId, spanId, traceFlags } = started.spanContext();
    const span: Span = {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      set: (attributes) => void started.setAttributes(attributes),
      end(result) {
        if (result === 'failed') started.setStatus({ code: SpanStatusCode.ERROR });
        started.end();
      },
      run: (work) => running.run({ span, context: trace.setSpan(parent, started) }, work),
    };
    return span;
  };
  return {
    start(name, kind, attributes, header) {
      const parent = header === undefined ? (running.getStore()?.context ?? ROOT_CONTEXT) : contextOf(header);
      return wrap(
        tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent),
        parent,
      );
    },
    current: () => running.getStore()?.span,
  };
}

export type TracesOptions = TraceSettings & {
  readonly program: 'site' | 'backend';
  /** Called now and then with why spans could not be sent, and how many since the last time. */
  readonly onFault: (reason: string, spans: number) => void;
};

/**
 * Switches traces on.
 * @returns sends the waiting spans, within the time that a stopping program has
 */
export function startTraces({
  program,
  endpoint,
  sampler,
  ratio,
  onFault,
}: TracesOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'championship',
      'service.name': `championship-${program}`,
      'host.name': hostname(),
    }),
    sampler: samplerOf(sampler, ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: withReports(exporter, onFault),
        maxQueueSize: QUEUE,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  });
  provideTracer(tracerOf(provider));
  return async () => {
    const inTime = new AbortController();
    const sent = provider.shutdown().catch((error: unknown) => {
      onFault(reasonOf(error), 0);
    });
    await Promise.race([sent, delay(FLUSH_MS, undefined, { signal: inTime.signal }).catch(() => undefined)]);
    inTime.abort();
  };
}
