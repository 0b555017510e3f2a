// Spans: what is traced, as the rest of the portal sees it. Until a tracer is set nothing is measured and nothing loaded.

export type Attributes = Record<string, string | number>;

/** Names and attributes say what kind of work it is, never for whom: no ids, no addresses, no values. */
export type SpanDescription = {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'producer' | 'internal';
  attributes?: Attributes;
  /** The headers of a request whose trace this span belongs to. */
  headers?: TraceHeaders;
  /** The traceparent of the span that asked for this work some time ago. */
  askedBy?: string | null;
  /** For work that is told of when it is over. */
  startedMsAgo?: number;
};

export type TraceHeaders = Record<string, string | string[] | undefined>;

export type Span = {
  /** Runs work so that the spans it begins belong to this one. */
  run<Value>(work: () => Value): Value;
  set(attributes: Attributes): void;
  /** What failed is told by its kind only: the text of an error may quote what a person typed. */
  fail(kind: string): void;
  end(): void;
};

export type Tracer = {
  begin(description: SpanDescription): Span;
  isInside(): boolean;
  /** The headers that hand the current span on. */
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

/** A span that only counts as part of something: the portal's own housekeeping begins no traces. */
export function beginInnerSpan(description: SpanDescription): Span | null {
  return tracer?.isInside() ? tracer.begin(description) : null;
}

export function traceHeaders(): Record<string, string> {
  return tracer?.isInside() ? tracer.headers() : {};
}

/** What is stored with work that is asked for now and done later. */
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

/** The code of PostgreSQL or of the system, or the class of the error. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failure';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : error.name;
}
