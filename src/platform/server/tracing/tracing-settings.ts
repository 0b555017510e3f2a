// The endpoint and sampling of spans, with the standard setting names of OpenTelemetry.

import { BadConfiguration, reader, type Environment } from '../environment.ts';

const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

export type SamplerName = (typeof samplers)[number];

export type TracingSettings = { url: string; sampler: SamplerName; ratio: number };

/** Null if tracing is off. Throws BadConfiguration with a one-line message. */
export function readTracingSettings(environment: Environment): TracingSettings | null {
  const read = reader(environment);
  const base = read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '');
  const url = read.url('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', ['http:', 'https:']) ?? (base && `${base}/v1/traces`);
  const isOff =
    read.choice('OTEL_SDK_DISABLED', ['true', 'false'], 'false') === 'true' ||
    read.choice('OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp') === 'none';
  read.choice('OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'], 'http/json');
  const sampler = read.choice('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on');
  const ratio = Number(read.text('OTEL_TRACES_SAMPLER_ARG', '1'));
  if (!(ratio >= 0 && ratio <= 1)) throw new BadConfiguration('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  return url === undefined || isOff ? null : { url, sampler, ratio };
}
