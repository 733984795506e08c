/** What a signed-in person may need a code for: a new address or number, the end of the account, or another one joined to it. */
export const ACCOUNT_PURPOSES = ['change', 'delete', 'join'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/** The scope of such a code. A sign-in at the embedded provider, whose name stands in the same place, has no colon in it. */
export const accountScope = (purpose: AccountPurpose, userId: string): string => `${purpose}:${userId}`;

/** The scope of a code that makes an account: it is good for the browser alone that holds the secret behind `tokenHash`. */
export const phoneSignUpScope = (tokenHash: string): string => `sign-up:${tokenHash}`;

/** What a code of this scope is for; null when it is for a sign-in or a sign-up, or verifies an address. */
export const purposeOf = (scope: string | null): AccountPurpose | null =>
  ACCOUNT_PURPOSES.find((purpose) => scope?.startsWith(`${purpose}:`)) ?? null;
