/** Limit of attempts of an account to prove that its owner acts: more attempts are guesses. */
export const OWNER_PROOFS = { name: 'owner-proof', limit: 10, seconds: 900 } as const;
