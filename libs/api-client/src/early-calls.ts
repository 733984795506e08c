/** The headers that determine a response, by name; null if the request must not have a header of that name. */
type DecisiveHeaders = Readonly<Record<string, string | null>>;

/** A read that was sent before the application had loaded. */
interface EarlyCall {
  headers: DecisiveHeaders;
  answer: Promise<Response>;
  /** The device's clock around the call, in milliseconds. */
  sent: number;
  received: number;
}

/** The answer to an early call, and the device's clock around the call (milliseconds). */
export type EarlyAnswer = Pick<EarlyCall, 'sent' | 'received'> & { response: Response };

/** Milliseconds after which an early response is discarded as outdated. */
const KEPT_MS = 30_000;

const calls = new Map<string, EarlyCall>();

/**
 * Sends a read before the application has loaded. The application receives the response for its own call with the same
 * address and headers.
 */
export async function callEarly(address: string, headers: DecisiveHeaders): Promise<Response> {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  const sent = Date.now();
  const answer = fetch(address, {
    credentials: 'include',
    headers: { ...Object.fromEntries(given), 'X-Requested-With': 'fetch' },
  });
  const call: EarlyCall = { headers, answer, sent, received: sent };
  calls.set(address, call);
  const response = await answer;
  call.received = Date.now();
  return response.clone();
}

/** Returns whether a read was sent early and its response is not taken yet. */
export const wasCalledEarly = (address: string): boolean => calls.has(address);

/** Rejects when `signal` is aborted. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
  );

/**
 * Returns the response to a request that was sent early: each response once. Undefined if the request was not sent, had
 * other headers or was sent too long ago, or if its response was lost: the request is then sent normally.
 */
export async function takeEarlyAnswer(request: Request): Promise<EarlyAnswer | undefined> {
  const { pathname, search } = new URL(request.url);
  const call = request.method === 'GET' ? calls.get(pathname + search) : undefined;
  if (!call) return undefined;
  calls.delete(pathname + search);
  const isSame = Object.entries(call.headers).every(([name, value]) => request.headers.get(name) === value);
  if (!isSame || Date.now() - call.sent > KEPT_MS) return undefined;
  try {
    // no answer may come at all
    const response = await Promise.race([call.answer, rejectOnAbort(request.signal)]);
    return { response, sent: call.sent, received: call.received };
  } catch {
    request.signal.throwIfAborted();
    return undefined;
  }
}
