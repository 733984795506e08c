import { requireNoTransaction } from '../context/open-transaction.js';

/** Values of a span: names, codes and ids. No personal data belongs in them. */
type SpanAttributes = Record<string, string | number | boolean>;

/** An operation that begins. */
export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes: SpanAttributes;
  /** `traceparent` (W3C Trace Context) that this product stored for the cause of this operation; the current span by default. */
  parent?: string | null | undefined;
  /** `traceparent` of a caller who is not trusted: the span begins a trace, sampled by our own rule, with a link to it. */
  caller?: string | undefined;
  /** Returns false for an error that is part of the operation. */
  isFailure?: (error: unknown) => boolean;
}

/** The result of an operation. `failure` is the name of an error, without its message, which can contain personal data. */
interface SpanEnd {
  name?: string;
  attributes?: SpanAttributes;
  failure?: string | undefined;
}

/** An operation that runs. */
interface OpenSpan {
  /** Runs `work` and all that it starts as parts of the operation. */
  run<T>(work: () => T): T;
  end(result?: SpanEnd): void;
}

/** Records operations and their causes. */
export interface SpanRecorder {
  openSpan(start: SpanStart): OpenSpan;
  /** Returns whether the current operation is sampled. */
  isRecording(): boolean;
  /** Returns the `traceparent` of the current operation; null outside of operations. */
  traceparent(): string | null;
}

let recorder: SpanRecorder | null = null;

/** Records spans with `given` from now on; null, the default, records none. */
export function recordSpans(given: SpanRecorder | null): void {
  recorder = given;
}

/** Returns the recorder; null while no spans are recorded. */
export const spanRecorder = (): SpanRecorder | null => recorder;

/** Returns the `traceparent` of the current operation, for work that continues it elsewhere; null if there is none. */
export const currentTraceparent = (): string | null => recorder?.traceparent() ?? null;

/** Returns the header that lets a called service continue the trace. */
export function traceHeaders(): Record<string, string> {
  const traceparent = currentTraceparent();
  return traceparent === null ? {} : { traceparent };
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.constructor.name : typeof error);

/** Runs `work` as a span. */
export async function traced<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  if (!recorder) return work();
  const span = recorder.openSpan(start);
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    const isFailure = start.isFailure?.(error) ?? true;
    span.end({ failure: isFailure ? nameOf(error) : undefined });
    throw error;
  }
}

/**
 * Runs a call of a provider as a span. Calls outside of a sampled operation are not recorded. Throws inside of a
 * transaction.
 */
export async function callProvider<T>(provider: string, operation: string, work: () => Promise<T>): Promise<T> {
  requireNoTransaction(`${provider} ${operation}`);
  if (!recorder?.isRecording()) return work();
  const attributes = { 'peer.service': provider, 'rpc.method': operation };
  return traced({ name: `${provider} ${operation}`, kind: 'client', attributes }, work);
}

/** Matches the command of a statement. */
const COMMAND = /^\s*([A-Za-z]+)/;

/**
 * Runs a statement as a span. Statements outside of a sampled operation are not recorded. The text is recorded only if the
 * values are apart from it, and values never are.
 */
export function traceStatement<T>(text: string, hasParameters: boolean, send: () => T): T {
  if (!recorder?.isRecording()) return send();
  const command = COMMAND.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const span = recorder.openSpan({
    name: command,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': command,
      ...(hasParameters ? { 'db.query.text': text } : {}),
    },
  });
  const outcome = span.run(send);
  if (outcome instanceof Promise) {
    outcome.then(
      () => span.end(),
      (error: unknown) => span.end({ failure: nameOf(error) }),
    );
  } else span.end();
  return outcome;
}
