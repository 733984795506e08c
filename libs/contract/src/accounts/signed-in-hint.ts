/**
 * Name of a cookie that pages may read: it indicates a session, so that pages for guests need no call. It proves
 * nothing.
 */
export const SIGNED_IN_HINT = 'signed-in';
