/** How often an account may try to show that its owner asks: more is guessing. */
export const OWNER_PROOFS = { name: 'owner-proof', limit: 10, seconds: 900 } as const;
