/** What a signed-in person may need a code for: a new address or number, or the end of the account. */
export const ACCOUNT_PURPOSES = ['change', 'delete'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

/** The scope of such a code. A sign-in at the embedded provider, whose name stands in the same place, has no colon in it. */
export const accountScope = (purpose: AccountPurpose, userId: string): string => `${purpose}:${userId}`;

/** What a code of this scope is for; null when it is for a sign-in or verifies an address. */
export const purposeOf = (scope: string | null): AccountPurpose | null =>
  ACCOUNT_PURPOSES.find((purpose) => scope?.startsWith(`${purpose}:`)) ?? null;
