/** Reasons why a sign-in failed, as passed to the page in `/signin?error=`. */
export const SIGN_IN_ERRORS = ['unavailable', 'expired', 'refused', 'email-not-verified', 'failed'] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];
