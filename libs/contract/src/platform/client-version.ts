/** The request header with the version of the client that a page runs. */
export const CLIENT_VERSION_HEADER = 'X-Client-Version';

/** The version of the present client. It is raised with a change of the calls that pages of the former version do not survive. */
export const CLIENT_VERSION = 1;

/** The oldest client that the calls still serve. Pages of an older one have to be opened again. */
export const OLDEST_CLIENT_VERSION = 1;

/** The `code` of the problem that answers a call of a client that is too old. */
export const CLIENT_TOO_OLD_CODE = 'errors.clientTooOld';

/** Whether a header names a client that is too old. Without a number it is no client of ours, and the calls decide. */
export const isClientTooOld = (header: string | undefined, oldest: number = OLDEST_CLIENT_VERSION): boolean =>
  header !== undefined && /^\d{1,6}$/.test(header) && Number(header) < oldest;
