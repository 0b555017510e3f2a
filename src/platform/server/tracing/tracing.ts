// The tracing interface of the portal. Until a tracer is set, nothing is measured or loaded.

export type Attributes = Record<string, string | number>;

/** Names and attributes describe the kind of work, never the customer: no ids, addresses or values. */
export type SpanDescription = {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'producer' | 'internal';
  attributes?: Attributes;
  /** The headers of a request that this span continues. */
  headers?: TraceHeaders;
  /** The traceparent of the span that enqueued this work earlier. */
  askedBy?: string | null;
  /** For work that is reported when it is finished. */
  startedMsAgo?: number;
};

export type TraceHeaders = Record<string, string | string[] | undefined>;

export type Span = {
  /** Runs work as the parent of its spans. */
  run<Value>(work: () => Value): Value;
  set(attributes: Attributes): void;
  /** Only the kind of a failure: an error text may quote user input. */
  fail(kind: string): void;
  end(): void;
};

export type Tracer = {
  begin(description: SpanDescription): Span;
  isInside(): boolean;
  /** The headers that propagate the current span. */
  headers(): Record<string, string>;
};

let tracer: Tracer | null = null;

export function setTracer(chosen: Tracer | null): void {
  tracer = chosen;
}

export const isTracing = () => tracer !== null;

export function beginSpan(description: SpanDescription): Span | null {
  return tracer?.begin(description) ?? null;
}

/** A span only inside another one: the portal's own housekeeping starts no traces. */
export function beginInnerSpan(description: SpanDescription): Span | null {
  return tracer?.isInside() ? tracer.begin(description) : null;
}

export function traceHeaders(): Record<string, string> {
  return tracer?.isInside() ? tracer.headers() : {};
}

/** Stored with work that is enqueued now and done later. */
export function currentTraceparent(): string | null {
  return traceHeaders()['traceparent'] ?? null;
}

export function inSpan<Value>(
  description: SpanDescription,
  work: (span: Span | null) => Promise<Value>,
): Promise<Value> {
  const span = beginSpan(description);
  return span ? runIn(span, () => work(span)) : work(null);
}

export function inInnerSpan<Value>(description: SpanDescription, work: () => Promise<Value>): Promise<Value> {
  const span = beginInnerSpan(description);
  return span ? runIn(span, work) : work();
}

async function runIn<Value>(span: Span, work: () => Promise<Value>): Promise<Value> {
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The code of PostgreSQL or the operating system, or the class of the error. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failure';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : error.name;
}
