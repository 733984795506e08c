/** Why a sign-in did not succeed, as `/signin?error=` tells the page. */
export const SIGN_IN_ERRORS = ['unavailable', 'expired', 'refused', 'email-not-verified', 'failed'] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];
