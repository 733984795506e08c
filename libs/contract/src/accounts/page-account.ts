/** The request header with the account that a page was opened for, so that a page never acts for another one. */
export const PAGE_ACCOUNT_HEADER = 'X-Page-Account';
/** The header's value on a page that was opened without a session. */
export const GUEST_PAGE = 'guest';
/** The `code` of the problem that answers a call from a page of another account. */
export const ANOTHER_ACCOUNT_CODE = 'errors.anotherAccount';
