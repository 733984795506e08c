/** Condition of one account: kind in $1, owner in $2. It can use the index of owned or of shared accounts. */
export const IS_ACCOUNT = `a.kind = $1 AND (a.owner_id = $2::uuid OR $2::uuid IS NULL AND a.owner_id IS NULL)`;
