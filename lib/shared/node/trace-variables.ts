import { z } from 'zod';
import { SHARE_ACCEPTS, shareVariable } from './environment.ts';

/* The variables for traces, which both programs read: OpenTelemetry's own names, as in collectors' guides. */

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof SAMPLERS)[number];

/** Where spans are sent, and which ones. */
export type TraceSettings = {
  /** The collector's address, without a trailing slash. */
  readonly endpoint: string;
  readonly sampler: SamplerName;
  /** The share of traces that a ratio sampler records, 0 to 1. */
  readonly ratio: number;
};

export const traceVariables = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    // Only these parts are sent: keys belong in the headers.
    .refine((value) => {
      const { search, hash, username, password } = new URL(value);
      return search + hash + username + password === '';
    })
    .optional(),
  // Read by the exporter itself.
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,\s]+(?:,[\w-]+=[^,\s]+)*$/)
    .optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: shareVariable().default(1),
});

/** What the variables accept, for the one-line error about a bad value. */
export const TRACES_ACCEPT = {
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'the http or https address of a collector without a password, for example http://127.0.0.1:4318, or unset for no traces',
  OTEL_EXPORTER_OTLP_HEADERS: 'headers for the collector, for example name=value,other=value',
  OTEL_TRACES_SAMPLER: SAMPLERS.join(', '),
  OTEL_TRACES_SAMPLER_ARG: SHARE_ACCEPTS,
} as const;

type Values = z.output<z.ZodObject<ReturnType<typeof traceVariables>>>;

/** The settings in validated variables; undefined for no traces. */
export function traceSettings(values: Values): TraceSettings | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
