// Sends spans to a collector with OpenTelemetry, by OTLP over HTTP. Loaded only if an endpoint is set.

import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { Context, Span as OpenSpan, Tracer as OpenTracer } from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { Span, SpanDescription, Tracer } from './tracing.ts';
import type { SamplerName, TracingSettings } from './tracing-settings.ts';

export type OpenTelemetry = { tracer: Tracer; stop(): Promise<void> };

const longestStatement = 4000;
/** An unavailable collector must not delay the end of the process. */
const longestFlushMs = 2000;
const propagator = new W3CTraceContextPropagator();

export function openTelemetry(settings: TracingSettings, onFailure: (error: Error) => void): OpenTelemetry {
  setGlobalErrorHandler((error) => onFailure(error instanceof Error ? error : new Error('spans were not sent')));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'abonat', 'service.version': packageJson.version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: longestStatement },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: settings.url }) })],
  });
  return {
    tracer: tracerOn(provider.getTracer('abonat')),
    async stop() {
      await provider
        .forceFlush({ timeoutMillis: longestFlushMs })
        .catch(() => onFailure(new Error('no answer from the collector')));
      void provider.shutdown().catch(() => undefined);
    },
  };
}

function tracerOn(spans: OpenTracer): Tracer {
  const current = new AsyncLocalStorage<Context>();
  const inside = () => current.getStore() ?? ROOT_CONTEXT;
  return {
    begin(description) {
      const parent = description.headers
        ? propagator.extract(ROOT_CONTEXT, description.headers, defaultTextMapGetter)
        : inside();
      const span = spans.startSpan(description.name, optionsOf(description), parent);
      return spanOf(span, (work) => current.run(trace.setSpan(parent, span), work));
    },
    isInside: () => current.getStore() !== undefined,
    headers() {
      const headers = {};
      propagator.inject(inside(), headers, defaultTextMapSetter);
      return headers;
    },
  };
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
  internal: SpanKind.INTERNAL,
} as const;

function optionsOf({ kind, attributes = {}, askedBy, startedMsAgo }: SpanDescription) {
  const asking = askedBy ? parseTraceParent(askedBy) : null;
  return {
    kind: kinds[kind],
    attributes,
    ...(asking && { links: [{ context: asking }] }),
    ...(startedMsAgo !== undefined && { startTime: Date.now() - startedMsAgo }),
  };
}

function spanOf(span: OpenSpan, run: Span['run']): Span {
  return {
    run,
    set: (attributes) => void span.setAttributes(attributes),
    fail: (kind) => void span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
  };
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const byName: Record<SamplerName, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
    parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
    parentbased_traceidratio: () => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
  };
  return byName[sampler]();
}
