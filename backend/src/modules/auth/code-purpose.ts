/**
 * Purposes of a code for a signed-in person: a new address or number, deletion of the account, or joining another
 * account to it.
 */
export const ACCOUNT_PURPOSES = ['change', 'delete', 'join'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/**
 * Returns the scope of such a code. The name of a sign-in at the embedded provider, which uses the same column,
 * contains no colon.
 */
export const accountScope = (purpose: AccountPurpose, userId: string): string => `${purpose}:${userId}`;

/**
 * Returns the scope of a code that creates an account: the code is valid only in the browser that has the secret behind
 * `tokenHash`.
 */
export const phoneSignUpScope = (tokenHash: string): string => `sign-up:${tokenHash}`;

/** Returns the purpose of a code with this scope; null for a sign-in, a sign-up or the verification of an address. */
export const purposeOf = (scope: string | null): AccountPurpose | null =>
  ACCOUNT_PURPOSES.find((purpose) => scope?.startsWith(`${purpose}:`)) ?? null;
