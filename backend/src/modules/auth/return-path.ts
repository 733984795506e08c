const ORIGIN = 'http://path.invalid';
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const UNSAFE = /[\\\u0000-\u001f\u007f]|%(?:5c|0[0-9a-f]|1[0-9a-f]|7f)/i;
/** Matches addresses that would sign in or out again. */
const LOOPS = /^\/(?:api|oidc)(?:\/|$)/;

/**
 * Returns `path` when it is a page of this product, else null: a path on the product's own origin that browsers cannot
 * interpret otherwise.
 */
export function safeReturnPath(path: string | undefined): string | null {
  if (path === undefined || !path.startsWith('/') || path.startsWith('//') || UNSAFE.test(path)) return null;
  if (!URL.canParse(path, ORIGIN)) return null;
  const url = new URL(path, ORIGIN);
  if (url.origin !== ORIGIN || url.pathname.startsWith('//') || LOOPS.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
