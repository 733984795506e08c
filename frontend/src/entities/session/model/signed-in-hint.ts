import { SIGNED_IN_HINT } from '@nukkad/contract/accounts/signed-in-hint';

/** The server's cookie that indicates whether a session may exist. */
export const signedInHint = {
  isSet: (): boolean => document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`)),

  clear(): void {
    document.cookie = `${SIGNED_IN_HINT}=; Max-Age=0; Path=/`;
  },
};
