import type { Context, ContextManager, Link, Span, TextMapPropagator, Tracer } from '@opentelemetry/api';
import type { SpanRecorder, SpanStart } from '../common/observability/tracing.js';

type Api = typeof import('@opentelemetry/api');

/** The parts of the SDK that recording needs. */
interface RecordingParts {
  api: Api;
  tracer: Tracer;
  contexts: ContextManager;
  propagator: TextMapPropagator;
}

/** Records spans with the SDK of OpenTelemetry. */
export class SpanRecording implements SpanRecorder {
  constructor(private readonly parts: RecordingParts) {}

  openSpan({ name, kind, attributes, parent, caller }: SpanStart): ReturnType<SpanRecorder['openSpan']> {
    const { api, tracer, contexts } = this.parts;
    const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, consumer: api.SpanKind.CONSUMER };
    const cause = parent === undefined ? contexts.active() : this.contextOf(parent);
    const links = caller === undefined ? [] : this.linksTo(caller);
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes, links }, cause);
    const inside = api.trace.setSpan(cause, span);
    return {
      run: (work) => contexts.with(inside, work),
      end: (result = {}) => {
        if (result.name !== undefined) span.updateName(result.name);
        if (result.attributes) span.setAttributes(result.attributes);
        if (result.failure !== undefined) {
          span.setAttribute('error.type', result.failure).setStatus({ code: api.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  isRecording(): boolean {
    return this.currentSpan()?.isRecording() ?? false;
  }

  traceparent(): string | null {
    const { api, contexts, propagator } = this.parts;
    const headers: { traceparent?: string } = {};
    propagator.inject(contexts.active(), headers, api.defaultTextMapSetter);
    return headers.traceparent ?? null;
  }

  /** Returns the context of a header of another process; an invalid one begins a new trace. */
  private contextOf(traceparent: string | null): Context {
    const { api, propagator } = this.parts;
    return traceparent === null
      ? api.ROOT_CONTEXT
      : propagator.extract(api.ROOT_CONTEXT, { traceparent }, api.defaultTextMapGetter);
  }

  /** Returns a link to the span of a header; none if the header is invalid. */
  private linksTo(traceparent: string): Link[] {
    const context = this.parts.api.trace.getSpanContext(this.contextOf(traceparent));
    return context ? [{ context }] : [];
  }

  private currentSpan(): Span | undefined {
    return this.parts.api.trace.getSpan(this.parts.contexts.active());
  }
}
