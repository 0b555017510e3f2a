import { expect, it } from 'vitest';
import { BadConfiguration } from '../environment.ts';
import { readTracingSettings } from './tracing-settings.ts';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' };
const defaults = { sampler: 'parentbased_always_on', ratio: 1 };

it('traces nothing without a collector', () => {
  expect(readTracingSettings({})).toBeNull();
  expect(readTracingSettings({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  expect(readTracingSettings({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeNull();
});

it('reads the standard settings of OpenTelemetry', () => {
  expect(readTracingSettings(endpoint)).toEqual({ url: 'http://collector.example:4318/v1/traces', ...defaults });
  const own = { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' };
  expect(readTracingSettings(own)).toEqual({ url: 'https://traces.example/in', ...defaults });
});

it('accepts a sampler and its ratio', () => {
  const settings = { ...endpoint, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readTracingSettings(settings)).toMatchObject({ sampler: 'parentbased_traceidratio', ratio: 0.05 });
});

it.each([
  ['0', 0],
  ['1', 1],
])('accepts the ratio %s', (OTEL_TRACES_SAMPLER_ARG, ratio) => {
  expect(readTracingSettings({ ...endpoint, OTEL_TRACES_SAMPLER_ARG })).toMatchObject({ ratio });
});

it.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
])('refuses %s=%s', (name, value) => {
  expect(() => readTracingSettings({ ...endpoint, [name]: value })).toThrow(BadConfiguration);
});
