import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { takeEarlyAnswer } from './early-calls';
import { newId } from './random-id';

/** One field that the server refused (`application/problem+json`, RFC 9457). */
export interface ProblemField {
  field: string;
  message: string;
}

/** The body of every error answer of the server. `detail` is one sentence in the user's language. */
export interface Problem {
  type?: string;
  title?: string;
  status: number;
  detail: string;
  /** Code of the failure: the key of its sentence. */
  code?: string;
  /** The present state, with a conflict. */
  current?: unknown;
  errors?: ProblemField[];
}

/** Error of a failed call: `message` is `STATUS: detail`; status 0 means that no response arrived. */
export interface ApiError {
  status: number;
  message: string;
  detail: string | undefined;
  problem: Problem | undefined;
  /** Seconds after which the server asks for another try. */
  retryAfterSeconds?: number;
}

let languageSource: () => string = () => 'en';
/** Sets the source of the chosen language, which is sent as Accept-Language. */
export function setApiLanguage(source: () => string): void {
  languageSource = source;
}

let headerSource: () => Record<string, string> = () => ({});
/** Sets the source of further headers for every call, such as the account that the page was opened for. */
export function setCallHeaders(source: () => Record<string, string>): void {
  headerSource = source;
}

/** Returns the headers of every call. */
export const callHeaders = (): Record<string, string> => ({
  'Accept-Language': languageSource(),
  'X-Requested-With': 'fetch',
  ...headerSource(),
});

let problemListener: (problem: Problem) => void = () => undefined;
/** Passes the problem document of every refused call to `listener`. */
export function onProblem(listener: (problem: Problem) => void): void {
  problemListener = listener;
}

/** Passes the problem document of a call that another part of the page sent, such as a download, to the listener. */
export const reportProblem = (problem: Problem): void => problemListener(problem);

/**
 * Information about the server's clock from a response: its `Date` header, and the device's clock around the call
 * (milliseconds).
 */
export interface ServerDate {
  date: string | null;
  sent: number;
  received: number;
}

let dateListener: (answer: ServerDate) => void = () => undefined;
/** Passes the date of every response to `listener`. */
export function onServerDate(listener: (answer: ServerDate) => void): void {
  dateListener = listener;
}

/** A write as it is sent, with its Idempotency-Key among the headers. */
export type WriteRequest = FetchArgs;

/** The reason for a new sign-in: the session has ended, or the last sign-in is too old for a sensitive call. */
export type SignInReason = 'ended' | 'old';
type SignInListener = (write: WriteRequest, reason: SignInReason) => Promise<boolean>;

const failAtOnce = (): Promise<boolean> => Promise.resolve(false);
let signInListener: SignInListener = failAtOnce;
/**
 * Calls `listener` for every write that requires a new sign-in, until the returned function is called; if it resolves to
 * true, the write is sent once more, with the same key.
 */
export function onSignInRequired(listener: SignInListener): () => void {
  signInListener = listener;
  return () => {
    if (signInListener === listener) signInListener = failAtOnce;
  };
}

/** Returns why a refused call requires a new sign-in; null if it requires none. */
export function signInReasonOf({ status, problem }: Pick<ApiError, 'status' | 'problem'>): SignInReason | null {
  if (status === UNAUTHORIZED) return 'ended';
  return problem?.code === RECENT_SIGN_IN_REQUIRED ? 'old' : null;
}

/** A call without an answer of our server: nothing answered, or something on the way did in its place. */
export interface UnansweredCall {
  /** The name of the endpoint in the client. */
  endpoint: string;
  /** The entry of the cache that asked; undefined for writes. */
  cacheKey: string | undefined;
  request: FetchArgs;
  isWrite: boolean;
}
/** What a call ends with in place of the answer that did not come. */
export type Substitute = { data: unknown } | { error: ApiError };

type Unheard = (problem: Problem) => boolean;
let unansweredListener: (call: UnansweredCall) => Promise<Substitute | null> = () => Promise.resolve(null);
let isUnheard: Unheard = () => false;
/**
 * Asks `listener` for a substitute for each answer that did not come; null where it has none. A write that the server
 * refused without having read it, as `unheard` says of the problem, got no answer either.
 */
export function onUnanswered(
  listener: (call: UnansweredCall) => Promise<Substitute | null>,
  unheard: Unheard = () => false,
): void {
  unansweredListener = listener;
  isUnheard = unheard;
}

/** Takes part in writes that are no replays. */
export interface WriteFollower {
  /** Ends a write before its first try; null lets it be sent. */
  before: (call: UnansweredCall) => Promise<Substitute | null>;
  /** Hears of the success of a write, with its answer. */
  succeeded: (call: UnansweredCall, data: unknown) => void;
}
let writeFollower: WriteFollower | null = null;
/** Lets `follower` take part in each write; null ends it. */
export function followWrites(follower: WriteFollower | null): void {
  writeFollower = follower;
}

/** The answer to a read. */
export interface AnsweredRead {
  request: FetchArgs;
  data: unknown;
}
/** As many answers as a page asks for before it is drawn wait for a listener. */
const EARLY_READS = 60;
const earlyReads: AnsweredRead[] = [];
const keepEarly = (read: AnsweredRead): void => void (earlyReads.length < EARLY_READS && earlyReads.push(read));
let readListener = keepEarly;
/** Hands the answer to every read to `listener`, those of before as well. */
export function onRead(listener: (read: AnsweredRead) => void): void {
  readListener = listener;
  for (const read of earlyReads.splice(0)) listener(read);
}

/** What an endpoint says of its calls. */
export interface CallOptions {
  /** The caller sends a write once more: it decides itself what follows from the answer. */
  isReplay?: boolean;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const UNAUTHORIZED = 401;
const RECENT_SIGN_IN_REQUIRED = 'errors.recentSignInRequired';
const NETWORK_ATTEMPTS = 3;
const RETRY_DELAY_MS = 400;
/** Milliseconds after which a call without an answer has failed: a connection may be dead without saying so. */
export const WRITE_TIMEOUT_MS = 20_000;
export const READ_TIMEOUT_MS = 20_000;
/**
 * Maximum wait in seconds, requested by the server, after which a read is retried automatically; users hardly notice
 * it. A longer wait is reported as an error.
 */
const QUIET_WAIT_MAX_SECONDS = 3;

/** Sends a request, unless it was sent early. */
async function fetchOnce(input: RequestInfo, init?: RequestInit): Promise<Response> {
  const early = input instanceof Request ? await takeEarlyAnswer(input) : undefined;
  if (!early) return fetch(input, init);
  const { response, sent, received } = early;
  dateListener({ date: response.headers.get('date'), sent, received });
  const taken = new Response(response.body, response);
  // this date would be mistaken for the date of a response to a new request
  taken.headers.delete('date');
  return taken;
}

const send = fetchBaseQuery({
  fetchFn: fetchOnce,
  // the generated paths already start with /api
  baseUrl: typeof window === 'undefined' ? '/' : window.location.origin,
  credentials: 'include',
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(callHeaders())) headers.set(name, value);
    return headers;
  },
});

/** Converts a multipart body, which the generator passes as a plain object: a body with a file becomes FormData. */
function asFormData(body: unknown): unknown {
  if (!body || typeof body !== 'object' || body instanceof FormData || Array.isArray(body)) return body;
  const entries = Object.entries(body as Record<string, unknown>);
  if (!entries.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob || typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/** Returns the seconds that an answer asks to wait: a number, or a date by the clock of the same answer; null if it asks for none. */
function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value) - (Date.parse(headers.get('date') ?? '') || Date.now());
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil(until / 1000));
}

/**
 * Converts a failed fetch to an ApiError. The status text replaces an empty body; without a response the message is that
 * of the browser.
 */
function toApiError(error: FetchBaseQueryError, answer: Response | undefined): ApiError {
  const statusText = answer?.statusText ?? '';
  const retryAfterSeconds = answer ? readRetryAfter(answer.headers) : null;
  const status = typeof error.status === 'number' ? error.status : 'originalStatus' in error ? error.originalStatus : 0;
  const problem = error.data && typeof error.data === 'object' ? (error.data as Problem) : undefined;
  const body = problem?.detail ?? (typeof error.data === 'string' ? error.data : '');
  const text = body || (status === 0 && 'error' in error ? error.error : statusText);
  return {
    ...{ status, message: `${status}: ${text}`, detail: problem?.detail, problem },
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  };
}

/** The time limit of a call that names none; files take as long as they take. */
function timeoutOf(isWrite: boolean, body: unknown): number | undefined {
  if (body instanceof FormData) return undefined;
  return isWrite ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS;
}

/** The form of the codes of our server. Firewalls and networks that answer in its place have other ones, such as numbers. */
const OWN_CODE = /^[a-z][a-z-]*\.[a-zA-Z]+$/;

/** Returns the code of a refusal of our server; null for an answer that something on the way gave in its place. */
export function ownCodeOf({ problem }: Pick<ApiError, 'problem'>): string | null {
  const code: unknown = problem?.code;
  return typeof code === 'string' && OWN_CODE.test(code) ? code : null;
}

/** Returns the milliseconds after which a failed call is retried; null if it is not. */
function repeatAfter(isWrite: boolean, { status, retryAfterSeconds }: ApiError, attempt: number): number | null {
  if (attempt >= NETWORK_ATTEMPTS || (status !== 0 && status !== 503)) return null;
  const seconds = status === 503 ? (retryAfterSeconds ?? null) : null;
  if (isWrite) return Math.max(RETRY_DELAY_MS * attempt, 1000 * Math.min(seconds ?? 0, QUIET_WAIT_MAX_SECONDS));
  return seconds === null || seconds > QUIET_WAIT_MAX_SECONDS ? null : 1000 * seconds;
}

/**
 * Sends one call. A write carries an Idempotency-Key, so that it can be retried after a lost response without a second
 * effect; writes with a lost response, and writes answered with 503, are retried. A read is retried only if the server
 * is temporarily too busy, which it indicates by 503 and a short Retry-After. A call that met its time limit is not
 * retried.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions | undefined> = async (
  args,
  api,
  extra,
) => {
  const request: FetchArgs = typeof args === 'string' ? { url: args } : { ...args, body: asFormData(args.body) };
  const isWrite = !SAFE_METHODS.has((request.method ?? 'GET').toUpperCase());
  if (isWrite) {
    const headers = new Headers(request.headers as HeadersInit | undefined);
    if (!headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newId());
    request.headers = headers;
  }
  const timeout = request.timeout ?? timeoutOf(isWrite, request.body);
  const isReplay = extra?.isReplay === true;
  const call = { endpoint: api.endpoint, cacheKey: api.queryCacheKey, request, isWrite };
  const follower = isWrite && !isReplay ? writeFollower : null;
  const ended = await follower?.before(call);
  if (ended) return ended;
  let wasAsked = isReplay;
  for (let attempt = 1; ; attempt++) {
    const sent = Date.now();
    const result = await send(timeout === undefined ? request : { ...request, timeout }, api, {});
    const answer = result.meta?.response;
    if (answer) dateListener({ date: answer.headers.get('date'), sent, received: Date.now() });
    if (!result.error) {
      if (!isWrite) readListener({ request, data: result.data });
      follower?.succeeded(call, result.data);
      return { data: result.data, meta: result.meta };
    }
    const error = toApiError(result.error, answer);
    if (error.problem) problemListener(error.problem);
    const reason = isWrite && !wasAsked ? signInReasonOf(error) : null;
    if (reason) {
      wasAsked = true;
      if (await signInListener(request, reason)) continue;
    }
    const isTimeout = result.error.status === 'TIMEOUT_ERROR';
    const wait = isReplay || isTimeout ? null : repeatAfter(isWrite, error, attempt);
    if (wait === null || api.signal.aborted) {
      const isHeard = ownCodeOf(error) !== null && !(isWrite && error.problem && isUnheard(error.problem));
      const isAnswered = isReplay || api.signal.aborted || isHeard;
      return (isAnswered ? null : await unansweredListener(call)) ?? { error, meta: result.meta };
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
};
