/**
 * SQL: the status of an invited person. `u` is the invited account and `i` the inviting one. A phone belongs to the
 * first account that verified it, and a phone of another account earns no reward. Rows of an earlier release contain
 * plain numbers without a digest.
 */
export const INVITED_STATUS = `CASE
  WHEN u.phone_verified_at IS NULL OR (u.email IS NOT NULL AND u.email_verified_at IS NULL) THEN 'waiting'
  WHEN u.phone_digest = i.phone_digest OR u.phone = i.phone OR EXISTS (
    SELECT 1 FROM users other
    WHERE (other.phone_digest = u.phone_digest OR other.phone = u.phone) AND other.phone_verified_at IS NOT NULL AND (other.phone_verified_at, other.id) < (u.phone_verified_at, u.id)) THEN 'known_phone'
  ELSE 'counts' END`;
