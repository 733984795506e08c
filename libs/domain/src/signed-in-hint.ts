/** A cookie that pages may read: somebody is signed in, so that a guest's page need not ask. It proves nothing. */
export const SIGNED_IN_HINT = 'signed-in';
